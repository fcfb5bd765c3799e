import { connectApp, type FakeApp } from '@tests/request/fakeApp'
import { argsOf, endAll, sent, settled } from '@tests/request/fakeHost'
import { PreviewStore } from '@/pages/previewPage/index/store'

let app: FakeApp
beforeEach(() => {
  sent.length = 0
  app = connectApp()
})
afterEach(endAll)

/** A preview whose call is answered with this schema, or with this whole body. */
async function opened(answer: string | object): Promise<PreviewStore> {
  const store = new PreviewStore('spring')
  void store.load()
  await settled()
  await sent[0]?.answer(typeof answer === 'string' ? { suc: true, pageInfo: { schema: answer } } : answer)
  return store
}

describe('the preview of a page', () => {
  it('shows the blocks of the page with this code', async () => {
    const store = await opened('{"page": {"title": "Spring", "blocks": [{"type": "text", "html": "word"}]}}')
    expect(argsOf(sent[0])).toEqual({ code: 'spring' })
    expect(store.page).toMatchObject({ title: 'Spring', blocks: [{ type: 'text' }] })
    expect(store.lack).toBeUndefined()
  })

  it.each([undefined, '', '../secret', 'a b', 'x'.repeat(65)])('sends no call for the code %j', async (code) => {
    const store = new PreviewStore(code)
    await store.load()
    expect([store.lack, store.remote, sent.length]).toEqual(['noCode', undefined, 0])
  })

  it.each([
    ['unreadable', '{"page"'],
    ['unreadable', '[]'],
    ['empty', '{}'],
    ['empty', '{"page": {"blocks": []}}'],
    ['unknown', { suc: false, code: 'PAGE_UNKNOWN', message: 'no such page' }],
  ])('says that a page is %s: %j', async (lack, answer) => {
    const store = await opened(answer)
    expect(store.lack).toBe(lack)
    expect([store.page, store.remote]).toEqual([undefined, undefined])
    expect(app.shown).toEqual([])
  })

  it('tells the operator what was left out, and is not empty because of it', async () => {
    const store = await opened('{"page": {"blocks": [{"type": "hologram"}, {"type": "picture"}]}}')
    expect(store.page).toMatchObject({ blocks: [], unknown: ['hologram'], broken: ['picture'] })
  })

  it('offers a retry where the call failed', async () => {
    const store = await opened({ suc: false, code: 'BUSY', message: 'busy' })
    expect(store.lack).toBeUndefined()
    expect(store.remote?.status).toBe('failed')
    void store.load()
    await settled()
    await sent[1]?.answer({ suc: true, pageInfo: { schema: '{}' } })
    expect(store.lack).toBe('empty')
  })

  it('is read again when the operator asks for it, and not because of a sign-in', async () => {
    const store = await opened('{}')
    void store.load()
    await settled()
    expect(sent).toHaveLength(1)
    void store.refresh()
    await settled()
    await sent[1]?.answer({
      suc: true,
      pageInfo: { schema: '{"page": {"blocks": [{"type": "text", "html": "word"}]}}' },
    })
    expect(store.lack).toBeUndefined()
    expect(store.page?.blocks).toHaveLength(1)
  })
})
