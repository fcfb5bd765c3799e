import { buildSteps, lackingSteps, productionSteps, replacedStep, stockSteps } from '../scripts/build'
import { checkSteps } from '../scripts/check'
import { failuresOf } from '../scripts/failures'
import { root, type Step } from '../scripts/run'
import type { Project } from './projects'
import { pathsFile } from './replacedPaths'
import { browserFile, readResultsFile, resultsFile, strayErrorsFile } from './results'

/** `quick`: what finds a new defect, in `npm test`; `all`: the exhaustive rest as well, in `npm run test:all`. */
export type Scope = 'quick' | 'all'

interface JestOptions {
  scope: Scope
  /** Processes of Jest; one without it. */
  workers?: number
  width?: number
  needs?: readonly string[]
  env?: Record<string, string>
}

/** The seed of the random numbers of tests without a build: the same in every `npm test`, so that a failure is the change's; drawn for other runs. */
const seeds: Record<Scope, number> = { quick: 1, all: Math.floor(Math.random() * 1e9) }

/**
 * The command that runs one Jest project. A limit of memory makes Jest run the files in a process of their own also where there is one worker: what
 * ends that process fails one file, and the results of the others stay.
 */
const jestOf = (project: Project, scope: Scope): string =>
  `jest -c tests/jest.config.mjs --selectProjects ${project} --showSeed --seed=${seeds[scope]} --workerIdleMemoryLimit=4GB --forceExit`

/** One Jest project; its results are written to artifacts as JSON. */
function jest(project: Project, { scope, workers = 1, width = 0.7, needs, env }: JestOptions): Step {
  const file = resultsFile(root, project)
  return {
    name: `tests ${project}`,
    command: `${jestOf(project, scope)} --json --outputFile=${file} --maxWorkers=${workers}`,
    env: { TEST_SCOPE: scope, TEST_RETRIES: '1', ERRORS_NOTE: strayErrorsFile(root), ...env },
    failures: () => failuresOf(readResultsFile(file), root),
    needs,
    width,
  }
}

const namesOf = (steps: readonly Step[]): string[] => steps.map(({ name }) => name)
const hosts = namesOf(buildSteps)
const production = namesOf([...productionSteps, replacedStep])
const miniPrograms = hosts.filter((name) => !name.endsWith('h5'))

/** Where the tests of the app's code note the calls that it sends. */
const noting = { SENT_CALLS: 'artifacts/sentCalls.txt' }

/** Tests without a build, the longest first. */
const withoutBuilds = (scope: Scope): Step[] => [
  jest('sandbox', { scope, width: 0.35 }),
  jest('histories', {
    scope,
    env:
      scope === 'all'
        ? {
            HISTORIES: '5000',
            HISTORIES_SEED: String(seeds.all),
            FUZZ: '400',
            FUZZ_PAIR: '100',
            FUZZ_FROM: String(seeds.all),
          }
        : {},
  }),
  jest('unit', { scope, env: noting }),
  jest('components', { scope, env: noting }),
  jest('app', { scope, env: noting }),
  {
    name: 'calls on the wire',
    command: 'tsx config/scripts/sentCalls.ts',
    needs: ['tests unit', 'tests components', 'tests app'],
    isReport: true,
  },
]

/** Tests of builds in a browser and in the host of mini-programs. */
const onBuilds = (scope: Scope): Step[] => [
  jest('minihost', { scope, workers: 2, width: 0.9, needs: miniPrograms }),
  jest('e2e', { scope, workers: 2, width: 1.2, needs: hosts, env: { BROWSER_NOTE: browserFile(root) } }),
]

const budgets: Step = { name: 'budgets', command: 'tsx config/scripts/budgets.ts', needs: hosts, isReport: true }

/** The steps of `npm test`: what takes long begins early, and a failed step does not prevent the later ones from running. */
export const quickSteps = (): Step[] => [
  ...buildSteps,
  ...checkSteps,
  ...onBuilds('quick'),
  ...withoutBuilds('quick'),
  { name: 'mutants', command: 'tsx config/scripts/mutants.ts --changed --minutes=2', isReport: true },
  ...productionSteps,
  replacedStep,
  budgets,
  jest('builds', { scope: 'quick', needs: production }),
]

/** The parts of `npm run test:all`, each of which takes at most 80 minutes on two processors. */
export const parts = (): Step[][] => [
  [
    ...buildSteps,
    ...productionSteps,
    replacedStep,
    ...checkSteps,
    ...withoutBuilds('all'),
    budgets,
    jest('builds', { scope: 'all', needs: production }),
    {
      name: 'growth',
      command: 'tsx config/scripts/growth.ts all',
      needs: [...hosts, 'budgets'],
      width: 2,
      isReport: true,
    },
    {
      name: 'mutants',
      command: `tsx config/scripts/mutants.ts --part=${(daysSince1970() % 24) + 1}/24`,
      isReport: true,
    },
  ],
  [
    ...buildSteps,
    ...onBuilds('all'),
    { name: 'pictures', command: 'tsx config/scripts/pictures.ts', needs: ['tests e2e'], isReport: true },
    ...onStockTaro(),
  ],
  [...onLackingServer(), ...orderClockAndZone()],
]

/** Every screen on builds without a change in files of Taro and MobX, and what the changes save. */
function onStockTaro(): Step[] {
  const on = (project: Project, files: string): Step => ({
    name: `stock Taro ${project}`,
    command: `${jestOf(project, 'all')} --testPathPatterns ${files}`,
    env: { TEST_SCOPE: 'quick', DIST_ROOT: 'dist/stock' },
    needs: namesOf(stockSteps),
  })
  return [
    ...stockSteps,
    on('minihost', 'everyPage'),
    on('e2e', 'everyScreen/x'),
    {
      name: 'stock Taro sizes',
      command: 'tsx config/scripts/stock.ts',
      needs: namesOf([...buildSteps, ...stockSteps]),
      isReport: true,
    },
  ]
}

/** Every screen and its links at a server without the calls of ours. */
const onLackingServer = (): Step[] => [
  ...lackingSteps,
  {
    name: 'missing calls',
    command: 'jest -c tests/jest.config.mjs --selectProjects missing --maxWorkers=2 --forceExit',
    env: () => ({ TEST_SCOPE: 'all', DIST_ROOT: 'dist/lacking', APP_PATHS: pathsFile('lacking') }),
    needs: namesOf(lackingSteps),
    width: 1.5,
  },
]

/** Each night has another of the 24 parts of the mutants. */
const daysSince1970 = (): number => Math.floor(Date.now() / 86_400_000)

/** Just before a day, a month and a February of a leap year end in Beijing. */
const moments = ['2027-03-17T23:59:50+08:00', '2027-04-30T23:59:50+08:00', '2028-02-29T23:59:50+08:00']

/** A zone of servers and devices in which it is another day than in Beijing for most of a day; the zone of the workflow's machines is UTC. */
const farZone = 'America/Los_Angeles'

/** The tests without a build, in random order, with a clock that begins at each of the moments, and in another zone. */
function orderClockAndZone(): Step[] {
  const each = (name: string, more: string, env: () => Record<string, string> = () => ({})): Step[] =>
    // Each project in processes of its own: one that is not to clean up globals would find Jest's cleanup of another.
    (['sandbox', 'unit', 'components', 'app'] as const).map((project) => ({
      name: `${name} ${project}`,
      command: `${jestOf(project, 'all')} --maxWorkers=1 ${more}`,
      env: () => ({ TEST_SCOPE: 'all', ...env() }),
    }))
  return [
    ...each('random order', '--randomize'),
    ...moments.flatMap((moment) => each(`clock ${moment}`, '', () => clockAt(moment, Date.now()))),
    ...each(`zone ${farZone}`, '', () => ({ TZ: farZone })),
  ]
}

/** Moves the clock of every process of a step that begins now, so that it shows a moment. */
export const clockAt = (moment: string, now: number): Record<string, string> => ({
  CLOCK_OFFSET: String(Date.parse(moment) - now),
  NODE_OPTIONS: `--require ${root}/tests/fixtures/shiftedClock.cjs`,
})
