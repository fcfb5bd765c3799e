import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** One guard, broken on purpose: `find` occurs once in `file`, becomes `replace`, and `test` must then fail. */
export interface Mutant {
  id: string
  file: string
  find: string
  replace: string
  test: string
}

/** All mutants of the project, in the order of their files. */
export function readMutants(root: string): Mutant[] {
  const folder = path.join(root, 'tests/mutants')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name): Mutant[] => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
}

/** Whether a test looks at a build of the app, which is one of the unbroken code. */
const needsBuild = (test: string): boolean => /^tests\/(minihost|e2e|builds)\//.test(test)

/** The source with its guard broken, or why that is not possible or would prove nothing. */
export function broken({ file, find, replace, test }: Mutant, source: string): { source: string } | { fault: string } {
  if (needsBuild(test)) return { fault: `${test} looks at a build, whose guard is not broken` }
  if (source.split(find).length !== 2) return { fault: `"${find}" does not occur exactly once in ${file}` }
  return { source: source.replace(find, () => replace) }
}
