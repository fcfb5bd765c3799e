import { failuresOf, type JestResults, secondTriesOf } from '../../config/scripts/failures'

const results = (testResults: JestResults['testResults']): JestResults => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  testResults,
})

describe('the summary of failures', () => {
  it('names file, test and the first lines of the message, without colours and without lines of other packages', () => {
    const message = [
      '\u001b[31mexpected 1\u001b[39m',
      'received 2',
      '    at run (/p/node_modules/x.js:1)',
      '    at /p/tests/a.test.ts:3',
    ].join('\n')
    const failed = { status: 'failed', fullName: 'P3 pays once', failureMessages: [message] }
    const passed = { status: 'passed', fullName: 'opens', failureMessages: [] }
    expect(
      failuresOf(
        results([{ name: '/p/tests/a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] }]),
        '/p',
      ),
    ).toEqual(['tests/a.test.ts › P3 pays once\n    expected 1\n    received 2\n        at /p/tests/a.test.ts:3'])
  })

  it('names a file that could not be run at all', () => {
    expect(
      failuresOf(
        results([{ name: '/p/tests/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }]),
        '/p',
      ),
    ).toEqual(['tests/b.test.ts did not run\n    no such module'])
  })

  it('tells the failure of the first try before that of the second', () => {
    const failed = {
      status: 'failed',
      fullName: 'P3 pays once',
      failureMessages: ['no code came'],
      invocations: 2,
      retryReasons: ['waited for the card'],
    }
    expect(
      failuresOf(results([{ name: '/p/e.test.ts', status: 'failed', message: '', assertionResults: [failed] }]), '/p'),
    ).toEqual(['e.test.ts › P3 pays once\n    waited for the card\n    no code came'])
  })

  it('says nothing when all passed', () => {
    const passed = { status: 'passed', fullName: 'opens', failureMessages: [] }
    expect(
      failuresOf(results([{ name: '/p/c.test.ts', status: 'passed', message: '', assertionResults: [passed] }]), '/p'),
    ).toEqual([])
  })
})

describe('a test that passed at its second attempt', () => {
  it('is listed with the reason of its first failure', () => {
    const once = { status: 'passed', fullName: 'opens', failureMessages: [], invocations: 1 }
    const twice = { ...once, fullName: 'pays', invocations: 2, retryReasons: ['waited 20000 ms'] }
    const lost = { ...twice, status: 'failed' }
    const told = results([
      { name: '/p/tests/d.test.ts', status: 'passed', message: '', assertionResults: [once, twice, lost] },
    ])
    expect(secondTriesOf(told, '/p')).toEqual(['tests/d.test.ts › pays\n    waited 20000 ms'])
  })
})
