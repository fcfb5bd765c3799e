import { untakenSubmissions } from '../../config/checks/submissionEnds'

const store = {
  path: 'src/subPackages/x/index/store.ts',
  text: 'class S {\n  readonly sending = new Submission({})\n}',
}
const shared = { path: 'src/domain/order/a.ts', text: 'this.asking = orderSubmission(order)' }

describe('submissions', () => {
  it('need a component of their screen or area that takes their end', () => {
    const page = { path: 'src/subPackages/x/index.tsx', text: 'useEnd(store.sending, { done })' }
    const part = { path: 'src/domain/order/A.tsx', text: 'useEnd(asking)' }
    expect(untakenSubmissions([store, shared, page, part])).toEqual([])
  })

  it.each([
    ['without any', []],
    ['taken by another screen only', [{ path: 'src/subPackages/y/index.tsx', text: 'useEnd(store.sending)' }]],
    ['beside another that is taken', [{ path: 'src/subPackages/x/index.tsx', text: 'useEnd(store.sendingMore)' }]],
    ['that the page only reads', [{ path: 'src/subPackages/x/index.tsx', text: 'store.sending.busy' }]],
  ])('are found %s', (_, components) => {
    expect(untakenSubmissions([store, ...components])).toMatchObject([
      { path: store.path, line: 2, ban: 'submission-ends', message: expect.stringContaining('useEnd(store.sending)') },
    ])
  })
})
