import { stripVTControlCharacters } from 'node:util'

/** The part of Jest's --json output that is read here. */
export interface JestResults {
  numPassedTests: number
  numFailedTests: number
  /** Tests that were skipped. */
  numPendingTests: number
  numTodoTests: number
  testResults: {
    /** The file's whole path. */
    name: string
    status: string
    message: string
    /** When the file was begun and ended, in milliseconds. */
    startTime: number
    endTime: number
    assertionResults: {
      status: string
      fullName: string
      title: string
      ancestorTitles: string[]
      /** Milliseconds; null where it did not run. */
      duration?: number | null
      failureMessages: string[]
      /** How often it was run; more than once where it was retried. */
      invocations?: number
      /** Why the attempts before the last one failed. */
      retryReasons?: string[]
    }[]
  }[]
}

/** Of a stack, only these lines say what was expected; the others are Jest's own. */
const LINES = 14

const head = (message: string) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/node_modules|node:internal/.test(line))
    .slice(0, LINES)
    .map((line) => `    ${line}`)
    .join('\n')

/**
 * Each failed test with the first lines of its message, so that a truncated report still names it; where it was tried twice, with those of
 * the first try before, which the second may only follow from. A file that did not run at all is listed with its own message.
 */
export function failuresOf({ testResults }: JestResults, root: string): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '')
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${file} did not run\n${head(message)}`]
    return failed.map(({ fullName, failureMessages, retryReasons = [] }) =>
      [`${file} › ${fullName}`, ...retryReasons.map(head), head(failureMessages.join('\n'))].join('\n'),
    )
  })
}

/** Each test that passed only at its second attempt, with its seconds and the reason of the first failure. */
export function secondTriesOf({ testResults }: JestResults, root: string): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(
        ({ fullName, duration, retryReasons = [] }) =>
          `${name.replace(`${root}/`, '')} › ${fullName} (${((duration ?? 0) / 1000).toFixed(1)} s)\n${head(retryReasons.join('\n'))}`,
      ),
  )
}

/** How many tests of one run may need a second try: a busy machine explains one, more are a fault. */
export const secondTriesAllowed = 1
