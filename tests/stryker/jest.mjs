import { readFileSync } from 'node:fs'
import base from '../jest.config.mjs'

const folder = process.env.STRYKER_FOLDER
const folders = JSON.parse(readFileSync(new URL('folders.json', import.meta.url), 'utf8'))
const { project: name, without = [] } = folders[folder]
const { displayName, ...project } = base.projects.find((each) => each.displayName === name)

/** Jest for the mutants of one folder: the tests of the same folder, in the project that `folders.json` names, `without` those that take long. */
export default {
  ...project,
  setupFiles: [...project.setupFiles, '<rootDir>/tests/stryker/nodeGlobals.cjs'],
  testTimeout: 5_000,
  watchman: false,
  roots: ['<rootDir>/src', '<rootDir>/tests'],
  // As for the sandbox's tests: timers of a failed test outlive its file, and with Jest's removed globals MobX would then never end.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, ...without.map((test) => `/${test}.test.`)],
  testSequencer: '<rootDir>/tests/stryker/coveringTests.cjs',
  testMatch: [`<rootDir>/${folder.replace('src', 'tests')}/**/*.test.${displayName === 'unit' ? 'ts' : '{ts,tsx}'}`],
}
