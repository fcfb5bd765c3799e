import { failuresOf, type JestResults, secondTriesAllowed, secondTriesOf } from '../scripts/failures'
import type { Project } from './projects'

/** What a run has left, from which it is judged. */
export interface Run {
  root: string
  /** The projects that it was to run. */
  wanted: readonly Project[]
  results: readonly (readonly [Project, JestResults])[]
  /** Rules and faults that no passing test names. */
  unproved: readonly string[]
  /** Errors that came between two files of tests or after the last one, when no test could handle them. */
  strayErrors: readonly string[]
}

/** How many such errors a run may have, which a machine that pauses for seconds brings: work of a file that is answered after its end. */
const strayErrorsAllowed = 1

/** The tests that were not run: skipped, or only planned. */
const notRun = ({ testResults }: JestResults, root: string): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => !['passed', 'failed'].includes(status))
      .map(({ fullName }) => `${name.replace(`${root}/`, '')} › ${fullName}`),
  )

/** Why a run fails, beyond steps that end with an error; empty where it does not. */
export function faultsOf({ root, wanted, results, unproved, strayErrors }: Run): string[] {
  const all = results.map(([, result]) => result)
  const tries = all.flatMap((result) => secondTriesOf(result, root))
  const tooMany = `${tries.length} tests passed only at their second try; a run may have ${secondTriesAllowed}`
  const ran = results.map(([project]) => project)
  return [
    ...wanted.filter((project) => !ran.includes(project)).map((project) => `${project} left no results`),
    ...all.flatMap((result) => failuresOf(result, root)),
    ...all.flatMap((result) => notRun(result, root)).map((test) => `${test} was not run: mend it or remove it`),
    ...(tries.length > secondTriesAllowed ? [tooMany] : []),
    ...(strayErrors.length > strayErrorsAllowed
      ? [`${strayErrors.length} errors came outside of the tests; a run may have ${strayErrorsAllowed}`]
      : []),
    ...unproved.map((id) => `${id} has no passing test: name it in the title of the test that proves it`),
  ]
}
