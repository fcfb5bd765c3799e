import { connectApp } from '@tests/request/fakeApp'
import { endAll, ok, sent, settled } from '@tests/request/fakeHost'
import { drop } from '@/lib/drop'
import { CategoryStore } from '@/subPackages/category/index/store'

const one = (categoryId: string, children: object[] = []) => ({ categoryId, name: categoryId, picture: '', children })
const tree = { category: [one('1', [one('101'), one('102')]), one('2', [one('201')])] }

beforeEach(() => {
  sent.length = 0
  connectApp()
})
afterEach(endAll)

async function opened(categoryId?: string): Promise<CategoryStore> {
  const store = new CategoryStore(categoryId)
  void store.load()
  await settled()
  await sent[0]?.answer(ok(tree))
  return store
}

describe('the category tree', () => {
  it('R-62 activeId is the first by default, with its children', async () => {
    const store = await opened()
    expect(store.categories.map(({ categoryId }) => categoryId)).toEqual(['1', '2'])
    expect(store.activeId).toBe('1')
    expect(store.active?.children.map(({ categoryId }) => categoryId)).toEqual(['101', '102'])
  })

  it.each([
    ['a top category', '2', '2'],
    ['a child', '201', '2'],
    ['nothing that is there', '9', '1'],
  ])('opens at what the address names: %s', async (_, asked, active) => {
    expect((await opened(asked)).activeId).toBe(active)
  })

  it('is read once at opening and after a sign-in, and again in another language, with the chosen category kept', async () => {
    const store = await opened()
    store.choose('2')
    void store.load()
    await settled()
    expect(sent).toHaveLength(1)
    void store.refresh()
    await settled()
    await sent[1]?.answer(ok({ category: [one('1'), { ...one('2'), name: 'Two' }] }))
    expect([store.active?.name, sent.length]).toEqual(['Two', 2])
  })

  it('ignores what arrives after the screen was closed', async () => {
    const store = new CategoryStore()
    void store.load()
    await settled()
    drop(store)
    await sent[0]?.answer(ok(tree))
    expect(store.categories).toEqual([])
  })

  it('opens the category that is tapped', async () => {
    const store = await opened('201')
    store.choose('1')
    expect(store.activeId).toBe('1')
  })
})
