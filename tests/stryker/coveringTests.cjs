const { existsSync, readFileSync, writeFileSync } = require('node:fs')
const { resolve } = require('node:path')
const Sequencer = require('@jest/test-sequencer').default

/** In the copy of the project that Stryker mutates, shared by all its workers. */
const namesFile = resolve(__dirname, 'testNames.json')

/**
 * Runs only the test files that contain a test of the requested names. Stryker requests tests by a pattern of names, and Jest alone would
 * load every test file to find them. The first run, without a pattern, writes the names that each file contains.
 */
module.exports = class CoveringTests extends Sequencer {
  constructor(options) {
    super(options)
    this.pattern = options.globalConfig.testNamePattern
  }

  sort(tests) {
    if (!this.pattern) return tests
    const pattern = new RegExp(this.pattern, 'i')
    const names = JSON.parse(readFileSync(namesFile, 'utf8'))
    return tests.filter(({ path }) => names[path]?.some((name) => pattern.test(name)) ?? true)
  }

  cacheResults(_tests, { testResults }) {
    if (this.pattern || existsSync(namesFile)) return
    const names = testResults.map((file) => [file.testFilePath, file.testResults.map((test) => test.fullName)])
    writeFileSync(namesFile, JSON.stringify(Object.fromEntries(names)))
  }
}
