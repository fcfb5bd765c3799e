const folder = process.env.STRYKER_FOLDER

/** Stryker for the logic of one folder; its files of types and its components are not mutated. */
export default {
  mutate: [`${folder}/**/*.ts`],
  plugins: ['@stryker-mutator/*', './tests/stryker/ignoreMobx.mjs'],
  ignorers: ['mobx'],
  testRunner: 'jest',
  jest: { projectType: 'custom', configFile: 'tests/stryker/jest.mjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: `.cache/stryker/${folder}/last.json`,
  tempDirName: `.cache/stryker/${folder}/copy`,
  reporters: ['json'],
  jsonReporter: { fileName: `.cache/stryker/${folder}/report.json` },
  concurrency: 2,
  ignorePatterns: ['dist', 'artifacts', '.cache'],
  // Jest's environments leave an AsyncLocalStorage each, and every promise of a process asks all of them: a process that is reused slows down.
  maxTestRunnerReuse: 40,
  // A busy machine must not look like a mutant that never ends.
  timeoutMS: 10_000,
  warnings: { slow: false },
}
