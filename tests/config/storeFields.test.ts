import { undroppedCalls, untakenSubmissions } from '../../config/checks/storeFields'

const store = {
  path: 'src/subPackages/x/index/store.ts',
  text: 'class S {\n  readonly sending = new Submission({})\n}',
}
const shared = { path: 'src/domain/order/a.ts', text: 'this.asking = orderSubmission(order)' }

describe('submissions', () => {
  it('need a component of their screen or area that takes their end', () => {
    const page = { path: 'src/subPackages/x/index.tsx', text: 'useEnd(store.sending, { done })' }
    const part = { path: 'src/domain/order/A.tsx', text: 'useEnd(\n  // At once.\n  asking,\n)' }
    expect(untakenSubmissions([store, shared, page, part])).toEqual([])
  })

  it.each([
    ['without any', []],
    ['taken by another screen only', [{ path: 'src/subPackages/y/index.tsx', text: 'useEnd(store.sending)' }]],
    ['beside another that is taken', [{ path: 'src/subPackages/x/index.tsx', text: 'useEnd(store.sendingMore)' }]],
    ['named in a comment only', [{ path: 'src/subPackages/x/index.tsx', text: '// useEnd(store.sending)' }]],
    ['named in a text only', [{ path: 'src/subPackages/x/index.tsx', text: "say('useEnd(store.sending)')" }]],
    ['that the page only reads', [{ path: 'src/subPackages/x/index.tsx', text: 'store.sending.busy' }]],
  ])('are found %s', (_, components) => {
    expect(untakenSubmissions([store, ...components])).toMatchObject([
      { path: store.path, line: 2, ban: 'submission-ends', message: expect.stringContaining('useEnd(store.sending)') },
    ])
  })
})

describe('calls of a store', () => {
  const field = (text: string, drop = '') => [
    { path: 'src/pages/x/index/store.ts', text: `class S {\n  ${text}\n  drop() {\n${drop}\n  }\n}` },
  ]

  it.each([
    'readonly page = new Loadable<Page>()',
    'private readonly page = new PagedList<Row>(read, {})',
    'page = new Submission({})',
    'readonly page = orderSubmission(order)',
    'protected readonly page: Loadable<Page> = new Loadable<Page>()',
    'readonly page =/* of the shelf */new Loadable()',
  ])('are dropped with it: %s', (text) => {
    expect(undroppedCalls(field(text, 'this.page.drop()'))).toEqual([])
    expect(undroppedCalls(field(text, 'this.page\n.drop()'))).toEqual([])
    expect(undroppedCalls(field(text, '// this.page.drop()'))).toHaveLength(1)
    expect(undroppedCalls(field(text, 'this.pages.drop()'))).toMatchObject([
      { line: 2, ban: 'dropped-calls', message: expect.stringContaining('this.page.drop()') },
    ])
  })

  it('of an instance for the whole app go on with it', () => {
    const [store] = field('readonly page = new Loadable<Page>()')
    expect(
      undroppedCalls([{ path: 'src/domain/x/x.ts', text: `${store?.text}\nexport const config = new S()` }]),
    ).toEqual([])
  })
})
