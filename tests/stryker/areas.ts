import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { routes } from '@/routes'
import type { Area } from '@/routes/route'
import { filesOf, lineOf, type MutatedCopy, mutatedCopy, playSample, runTests, samplingOf } from './sample'

/** The private folders of an area's screens. */
const screensOf = (area: string): string[] =>
  Object.values<{ area: Area; path: string }>(routes).flatMap((route) => (route.area === area ? [route.path] : []))

/** The logic of an area and the stores of its screens. */
const sourcesOf = (area: string): string[] =>
  [`src/domain/${area}`, ...screensOf(area).map((screen) => `src/${screen}`)].flatMap((folder) => filesOf(`${folder}/`))

/** Folders with the screens of many areas. */
const shared = ['pages', 'center', 'subPackages', 'subPackages/xyfApp']

/** The tests of both, with those beside the tests of a screen and what each screen reads. */
function testsOf(area: string): string[] {
  const screens = screensOf(area).flatMap((screen) => {
    const folder = path.dirname(screen)
    return [`tests/screens/${screen}*`, ...(shared.includes(folder) ? [] : [`tests/screens/${folder}/`])]
  })
  const files = [`tests/domain/${area}/`, ...screens, 'tests/screens/reads.test.tsx'].flatMap(filesOf)
  return [...new Set(files)].filter((file) => /\.test\.tsx?$/.test(file))
}

/** Runs the tests once without a mutant, and answers for each test file the ids of the mutants whose code it runs. */
async function coverage(copy: MutatedCopy, tests: readonly string[]): Promise<Map<string, Set<string>>> {
  const folder = path.join(copy.folder, '.covered')
  mkdirSync(folder)
  appendFileSync(
    path.join(copy.folder, 'tests/fixtures/mustExpect.ts'),
    `afterAll(() => process.env.STRYKER_COVERAGE && require('@tests/stryker/coverage.cjs').write(globalThis, encodeURIComponent(expect.getState().testPath)))\n`,
  )
  const { ok, output } = await runTests(copy, tests, { STRYKER_COVERAGE: folder })
  if (!ok) throw new Error(`a test fails without a mutant:\n${output}`)
  return new Map(
    tests.map((test) => {
      const name = `${encodeURIComponent(path.join(copy.folder, test))}.json`
      const file = readdirSync(folder).find((one) => one.endsWith(name))
      return [test, new Set<string>(file ? JSON.parse(readFileSync(path.join(folder, file), 'utf8')) : [])]
    }),
  )
}

/**
 * `npm run stryker:areas -- wallet gold --size=150 --seed=1` plays a sample of each of these areas; `--unrun` plays none, and lists all mutants
 * whose code no test runs.
 */
async function run(): Promise<void> {
  const given = process.argv.slice(2)
  const sampling = samplingOf(given, 150)
  for (const area of given.filter((one) => !one.startsWith('--'))) {
    const tests = testsOf(area)
    process.env.SCREENS_AREA = area
    const copy = await mutatedCopy(`areas/${area}`, sourcesOf(area))
    const covered = await coverage(copy, tests)
    console.log(`${area}: ${tests.length} test files`)
    if (given.includes('--unrun')) {
      const run = new Set([...covered.values()].flatMap((ids) => [...ids]))
      for (const mutant of copy.mutants.filter(({ id }) => !run.has(id)))
        console.log(`NOT RUN  ${lineOf(copy, mutant)}`)
    } else await playSample(copy, ({ id }) => tests.filter((test) => covered.get(test)?.has(id)), sampling)
  }
}

void run()
