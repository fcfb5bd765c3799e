import { failuresOf, secondTriesOf } from '../../config/scripts/failures'
import { file, results, test } from './jestResults'

describe('the summary of failures', () => {
  it('names file, test and the first lines of the message, without colours and without lines of other packages', () => {
    const message = [
      '\u001b[31mexpected 1\u001b[39m',
      'received 2',
      '    at run (/p/node_modules/x.js:1)',
      '    at /p/tests/a.test.ts:3',
    ].join('\n')
    const failed = test({ status: 'failed', fullName: 'P3 pays once', failureMessages: [message] })
    const told = results(file('tests/a.test.ts', { status: 'failed', assertionResults: [test(), failed] }))
    expect(failuresOf(told, '/p')).toEqual([
      'tests/a.test.ts › P3 pays once\n    expected 1\n    received 2\n        at /p/tests/a.test.ts:3',
    ])
  })

  it('names a file that could not be run at all', () => {
    const told = results(file('tests/b.test.ts', { status: 'failed', message: 'no such module', assertionResults: [] }))
    expect(failuresOf(told, '/p')).toEqual(['tests/b.test.ts did not run\n    no such module'])
  })

  it('tells the failure of the first try before that of the second', () => {
    const failed = test({
      status: 'failed',
      fullName: 'P3 pays once',
      failureMessages: ['no code came'],
      invocations: 2,
      retryReasons: ['waited for the card'],
    })
    const told = results(file('e.test.ts', { status: 'failed', assertionResults: [failed] }))
    expect(failuresOf(told, '/p')).toEqual(['e.test.ts › P3 pays once\n    waited for the card\n    no code came'])
  })

  it('says nothing when all passed', () => {
    expect(failuresOf(results(file('c.test.ts')), '/p')).toEqual([])
  })
})

describe('a test that passed at its second attempt', () => {
  it('is listed with its seconds and the reason of its first failure', () => {
    const once = test({ invocations: 1 })
    const twice = test({ fullName: 'pays', invocations: 2, duration: 4_200, retryReasons: ['waited 20000 ms'] })
    const lost = { ...twice, status: 'failed' }
    const told = results(file('tests/d.test.ts', { assertionResults: [once, twice, lost] }))
    expect(secondTriesOf(told, '/p')).toEqual(['tests/d.test.ts › pays (4.2 s)\n    waited 20000 ms'])
  })
})
