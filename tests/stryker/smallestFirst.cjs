const { statSync } = require('node:fs')
const { default: Sequencer } = require('@jest/test-sequencer')

const of = ({ path }) => statSync(path).size

/** Begins with the smallest files, which are the tests of pure rules: where one of them fails, the tests of screens need not run. */
module.exports = class SmallestFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort((one, other) => of(one) - of(other))
  }
}
