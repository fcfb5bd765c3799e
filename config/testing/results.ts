import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { JestResults } from '../scripts/failures'
import { type Project, projects } from './projects'

/** What a run leaves there: the results of each project, the seconds of each step, pictures. */
export const artifactsOf = (root: string): string => path.join(root, 'artifacts')

/** The file with the results of a project. */
export const resultsFile = (root: string, project: Project): string => path.join(artifactsOf(root), `${project}.json`)

/** The file with the seconds of each step of a run. */
export const stepsFile = (root: string): string => path.join(artifactsOf(root), 'steps.json')

/** The file with the name and version of the browser that the tests of a run have started. */
export const browserFile = (root: string): string => path.join(artifactsOf(root), 'browser.txt')

/** The file with the errors of a run that came outside of its tests. */
export const strayErrorsFile = (root: string): string => path.join(artifactsOf(root), 'strayErrors.txt')

/** The errors of the last run that came outside of its tests, a line for each. */
export const readStrayErrors = (root: string): string[] =>
  existsSync(strayErrorsFile(root)) ? readFileSync(strayErrorsFile(root), 'utf8').trim().split('\n') : []

/** The results in a file of Jest's. Throws where a project ended before it wrote them. */
export const readResultsFile = (file: string): JestResults => JSON.parse(readFileSync(file, 'utf8'))

/** The results of the last run, by project; those that it did not run, or that ended before they wrote theirs, are missing. */
export const readResults = (root: string): [Project, JestResults][] =>
  projects
    .filter((project) => existsSync(resultsFile(root, project)))
    .map((project) => [project, readResultsFile(resultsFile(root, project))])
