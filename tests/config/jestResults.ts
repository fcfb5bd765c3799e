import type { JestResults } from '../../config/scripts/failures'

type FileResult = JestResults['testResults'][number]
type TestResult = FileResult['assertionResults'][number]

/** A test that passed, but for what is given. */
export const test = (more: Partial<TestResult> = {}): TestResult => ({
  status: 'passed',
  fullName: 'opens',
  title: 'opens',
  ancestorTitles: [],
  failureMessages: [],
  ...more,
})

/** The results of a file of tests below /p, but for what is given. */
export const file = (name: string, more: Partial<FileResult> = {}): FileResult => ({
  name: `/p/${name}`,
  status: 'passed',
  message: '',
  startTime: 0,
  endTime: 0,
  assertionResults: [test()],
  ...more,
})

/** The results of a project. */
export const results = (...testResults: FileResult[]): JestResults => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults,
})
