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
  const bare = 'class S {\n  readonly page = new Loadable<Page>()\n}'
  const closed = (field: string, drop: string) =>
    undroppedCalls([
      {
        path: 'src/pages/x/index/store.ts',
        text: `class S {\n  ${field}\n  drop(): void {\n    this.turn++\n${drop}\n  }\n}`,
      },
    ])

  it.each([
    'readonly page = new Loadable<Page>()',
    'private readonly page = new PagedList<Row>(read, {})',
    'page = new Submission({})',
    'readonly page = orderSubmission(order)',
    'protected readonly page: Loadable<Page> = new Loadable<Page>()',
    'readonly page =/* of the shelf */new Loadable()',
  ])('are dropped by an end of its own: %s', (field) => {
    expect(closed(field, 'dropAll(this)')).toEqual([])
    for (const drop of ['', '// dropAll(this)', 'dropAll(this.page)', 'this.page.drop()'])
      expect(closed(field, drop)).toMatchObject([
        { line: 3, ban: 'dropped-calls', message: expect.stringContaining('dropAll(this)') },
      ])
  })

  it('are dropped with it where it has no end of its own, and a timer alone needs no more than its end', () => {
    expect(undroppedCalls([{ path: 'src/pages/x/index/store.ts', text: bare }])).toEqual([])
    expect(closed('timer = setInterval(tick, 9)', '')).toEqual([])
  })

  it('go on in a part of a store that MobX does not know', () => {
    const known = bare.replace('}', '  constructor() {\n    makeAutoObservable(this)\n  }\n}')
    expect(undroppedCalls([{ path: 'src/pages/x/index/sends.ts', text: known }])).toEqual([])
    expect(undroppedCalls([{ path: 'src/pages/x/index/sends.ts', text: bare }])).toMatchObject([
      { line: 1, ban: 'dropped-calls' },
    ])
  })
})
