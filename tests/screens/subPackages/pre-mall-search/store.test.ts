import { connectApp } from '@tests/request/fakeApp'
import { endAll, ok, refusal, sent, settled, stored } from '@tests/request/fakeHost'
import { drop } from '@/lib/drop'
import { PreSearchStore } from '@/subPackages/pre-mall-search/index/store'

beforeEach(() => {
  sent.length = 0
  stored.clear()
  connectApp()
})
afterEach(endAll)

const visitor = () => new PreSearchStore(() => false)
const pathOf = (index: number) => (sent[index]?.data as { url: string } | undefined)?.url
const sentTo = (path: string) => sent.find(({ data }) => (data as { url: string }).url === path)

/** The search screen of a customer, with these words of earlier searches on the server. */
async function customer(history: string[]): Promise<PreSearchStore> {
  const store = new PreSearchStore(() => true)
  void store.load()
  await settled()
  await sentTo('/xbt/shop-search-list')?.answer(ok({ history }))
  return store
}

describe('the field', () => {
  it('says that a word is missing, searches for nothing and keeps the text', () => {
    const store = visitor()
    store.form.type('keyword', '   ')
    expect(store.submit()).toBeUndefined()
    expect(store.form.fault('keyword')).toEqual({ kind: 'wrong', problem: 'empty' })
    expect(store.form.text('keyword')).toBe('   ')
    store.form.type('keyword', '  x')
    expect(store.form.fault('keyword')).toBeUndefined()
  })

  it('searches for the text without the spaces around it', () => {
    const store = visitor()
    store.form.type('keyword', ' 加油 ')
    expect(store.submit()).toBe('加油')
  })
})

describe('the history', () => {
  it('R-61 of a visitor is kept on the device: newest first, each word once, ten at most', () => {
    const store = visitor()
    for (let number = 1; number <= 12; number++) store.search(`w${number}`)
    store.search('w5')
    store.show({ isFirst: false })
    expect(store.history).toEqual(['w5', 'w12', 'w11', 'w10', 'w9', 'w8', 'w7', 'w6', 'w4', 'w3'])
    expect(sent).toHaveLength(0)
  })

  it('R-61 of a customer comes from the server, and nothing of it is kept on the device', async () => {
    const store = await customer(['咖啡', '话费'])
    expect(store.history).toEqual(['咖啡', '话费'])
    store.search('火锅')
    expect([...stored.keys()]).toEqual([])
  })

  it('R-61 is read once at opening', async () => {
    const store = await customer(['咖啡'])
    store.show({ isFirst: true })
    await settled()
    expect(sent).toHaveLength(2)
  })

  it('is ignored when it arrives after the screen was closed', async () => {
    const store = new PreSearchStore(() => true)
    void store.load()
    await settled()
    drop(store)
    await sentTo('/xbt/shop-search-list')?.answer(ok({ history: ['咖啡'] }))
    await sentTo('/xbt/pre-search')?.answer(ok({ words: [{ word: '拿铁', urlStatus: 0 }] }))
    expect([store.history, store.suggested]).toEqual([[], []])
  })

  it('R-61 is cleared on the server for a customer; a second tap asks for nothing more', async () => {
    const store = await customer(['咖啡'])
    store.clear()
    store.clear()
    await settled()
    expect([pathOf(2), sent.length]).toEqual(['/xbt/shop-search-clear', 3])
    await sent[2]?.answer(ok())
    expect(store.history).toEqual([])
  })

  it('stays when the server did not clear it', async () => {
    const store = await customer(['咖啡'])
    store.clear()
    await settled()
    await sent[2]?.answer(refusal('BUSY', 'busy'))
    expect(store.history).toEqual(['咖啡'])
    expect(store.clearing.end).toMatchObject({ kind: 'refused', isShown: false })
  })

  it('R-61 is cleared on the device for a visitor', () => {
    const store = visitor()
    store.search('咖啡')
    store.show({ isFirst: false })
    store.clear()
    expect(store.history).toEqual([])
    store.show({ isFirst: false })
    expect(store.history).toEqual([])
  })
})
