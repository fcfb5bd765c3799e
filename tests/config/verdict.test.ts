import { faultsOf, type Run } from '../../config/testing/verdict'
import { file, results, test } from './jestResults'

const run = (more: Partial<Run> = {}): Run => ({
  root: '/p',
  wanted: ['unit'],
  results: [['unit', results(file('tests/a.test.ts'))]],
  unproved: [],
  strayErrors: [],
  ...more,
})

const withTests = (...tests: ReturnType<typeof test>[]) =>
  faultsOf(run({ results: [['unit', results(file('tests/a.test.ts', { assertionResults: tests }))]] }))

describe('a run of the tests', () => {
  it('is without a fault where all ran and passed', () => {
    expect(faultsOf(run())).toEqual([])
  })

  it('fails for a test that failed', () => {
    const failed = test({ status: 'failed', fullName: 'P3 pays once', failureMessages: ['expected 1'] })
    expect(withTests(failed)).toEqual(['tests/a.test.ts › P3 pays once\n    expected 1'])
  })

  it.each(['pending', 'skipped', 'todo', 'disabled'])('fails for a test that is %s', (status) => {
    expect(withTests(test({ status }))).toEqual(['tests/a.test.ts › opens was not run: mend it or remove it'])
  })

  it('fails for a rule that no passing test names', () => {
    expect(faultsOf(run({ unproved: ['R-61'] }))).toEqual([
      'R-61 has no passing test: name it in the title of the test that proves it',
    ])
  })

  it('fails for a project that left no results', () => {
    expect(faultsOf(run({ wanted: ['unit', 'e2e'] }))).toEqual(['e2e left no results'])
  })

  it('may have one test that passed at its second try, and no more', () => {
    const twice = test({ invocations: 2, retryReasons: ['waited 20000 ms'] })
    expect(withTests(twice, test())).toEqual([])
    expect(withTests(twice, twice)).toEqual(['2 tests passed only at their second try; a run may have 1'])
  })

  it('may have one error outside of the tests, and no more', () => {
    expect(faultsOf(run({ strayErrors: ['Error: late'] }))).toEqual([])
    expect(faultsOf(run({ strayErrors: ['Error: late', 'Error: later'] }))).toEqual([
      '2 errors came outside of the tests; a run may have 1',
    ])
  })
})
