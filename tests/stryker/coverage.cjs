const { writeFileSync } = require('node:fs')
const { join } = require('node:path')

/** Writes the ids of the mutants whose code has run, into the folder `STRYKER_COVERAGE`: one file for each process, and for Jest's own realm. */
function write(realm, name) {
  const ran = realm.__stryker__?.mutantCoverage?.static
  if (ran)
    writeFileSync(join(process.env.STRYKER_COVERAGE, `${process.pid}-${name}.json`), JSON.stringify(Object.keys(ran)))
}

module.exports = { write }

// Node loads this file before the sandbox. Some tests kill the process, which then writes nothing at its end.
if (/sandbox\/(\w+\/main\.cjs|main\.ts)$/.test(process.argv[1])) {
  const writeOwn = () => write(globalThis, 'sandbox')
  setInterval(writeOwn, 200).unref()
  process.on('exit', writeOwn)
}
