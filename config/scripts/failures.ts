import { stripVTControlCharacters } from 'node:util'

/** What Jest writes with --json, as far as it is read here. */
export interface JestResults {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: {
      status: string
      fullName: string
      failureMessages: string[]
      /** How often it was run; more than once where it was given a second try. */
      invocations?: number
      /** Why the tries before the last one failed. */
      retryReasons?: string[]
    }[]
  }[]
}

/** Of a stack, only so much says what was expected; the rest is Jest's own. */
const LINES = 14

const head = (message: string) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/node_modules|node:internal/.test(line))
    .slice(0, LINES)
    .map((line) => `    ${line}`)
    .join('\n')

/**
 * Each failed test with the first lines of its message, so that a report cut to a part still says which one it was.
 * A file that did not run at all stands with its own message.
 */
export function failuresOf({ testResults }: JestResults, root: string): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '')
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${file} did not run\n${head(message)}`]
    return failed.map(({ fullName, failureMessages }) => `${file} › ${fullName}\n${head(failureMessages.join('\n'))}`)
  })
}

/** Each test that passed at its second try only, with the reason of the first. */
export function secondTriesOf({ testResults }: JestResults, root: string): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(
        ({ fullName, retryReasons = [] }) =>
          `${name.replace(`${root}/`, '')} › ${fullName}\n${head(retryReasons.join('\n'))}`,
      ),
  )
}
