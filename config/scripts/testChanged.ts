import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Reached, reachedBy } from '../testing/changed'
import { buildSteps } from './build'
import { root, runSteps, type Step } from './run'

const git = (...given: string[]): string[] =>
  execFileSync('git', given, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/**
 * The files that differ from the given commit, or else from the last one that `main` has as well. On `main` that is the present one; where
 * nothing differs from it, they are those of the present commit.
 */
function changedFiles(given: string | undefined): string[] {
  const [shared = 'HEAD'] = git('merge-base', 'HEAD', 'main')
  const added = git('ls-files', '--others', '--exclude-standard')
  const since = (base: string) => [...git('diff', '--name-only', base), ...added]
  if (given) return since(given)
  const changed = since(shared)
  return changed.length > 0 ? changed : since('HEAD~1')
}

const jest = (name: string, more: string): Step => ({
  name,
  command: `jest -c tests/jest.config.mjs --passWithNoTests --maxWorkers=1 --seed=1 --showSeed --forceExit ${more}`,
})

/** Characters of a path that mean something in an expression. */
const literal = (text: string): string => text.replace(/[/.]/g, '\\$&')

function stepsFor({ related, sandbox, journeys, screens }: Reached): Step[] {
  const files = related.filter((file) => existsSync(path.join(root, file))).join(' ')
  const titles = `(${journeys.join('|')}): `
  const of = (folder: string) => `tests/${folder}/.*[jJ]ourneys?\\.test`
  const builds = buildSteps.filter(({ name }) => /h5|weapp/.test(name))
  const needs = builds.map(({ name }) => name)
  const named = screens.map(literal).join('|')
  const areas = sandbox.map((area) => `'tests/sandbox/(.*/)?${area}(/|\\.test)'`).join(' ')
  return [
    ...(files ? [jest('related tests', `--selectProjects unit components app --findRelatedTests ${files}`)] : []),
    ...(areas ? [jest('sandbox', `--selectProjects sandbox --testPathPatterns ${areas}`)] : []),
    ...(screens.length > 0 || journeys.length > 0 ? builds : []),
    ...(journeys.length > 0
      ? [
          {
            ...jest('journeys in Chromium', `--selectProjects e2e --testPathPatterns '${of('e2e')}' -t '^${titles}'`),
            needs,
          },
          {
            ...jest(
              'journeys in WeChat',
              `--selectProjects minihost --testPathPatterns '${of('minihost')}' -t '^${titles}.*(weapp|WeChat)'`,
            ),
            needs,
          },
        ]
      : []),
    ...(screens.length > 0
      ? [
          {
            ...jest(
              'screens in Chromium',
              // A quick run opens each screen in one of the newer theme's two languages.
              `--selectProjects e2e --testPathPatterns everyScreen/xyf -t '(${named})'`,
            ),
            needs,
          },
          {
            ...jest(
              'screens in WeChat',
              `--selectProjects minihost --testPathPatterns everyPage -t 'weapp.*(${named})'`,
            ),
            needs,
          },
        ]
      : []),
  ]
}

async function testChanged(): Promise<boolean> {
  const base = process.argv
    .slice(2)
    .find((one) => one.startsWith('--base='))
    ?.slice('--base='.length)
  const files = changedFiles(base)
  const reached = reachedBy(files)
  const { journeys, screens } = reached
  console.log(`${files.length} changed files; journeys: ${journeys.join(', ') || 'none'}; screens: ${screens.length}`)
  const began = Date.now()
  const ok = await runSteps(stepsFor(reached))
  console.log(`total ${((Date.now() - began) / 60_000).toFixed(1)} min`)
  return ok
}

void testChanged().then((ok) => process.exit(ok ? 0 : 1))
