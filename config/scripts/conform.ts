import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { outcomeOf } from '../conform/check'
import { conform } from '../conform/conform'
import { junitOf } from '../conform/junit'
import { type Options, readOptions, usage } from '../conform/options'
import { intentions, reportOf } from '../conform/report'

/** Checks a server against what the app needs; ends with 1 where something differs, and with 2 where it could not begin. */
async function main(args: readonly string[]): Promise<number> {
  let options: Options
  try {
    options = readOptions(args)
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    return 2
  }
  console.log(`${intentions(options)}\n`)
  const checks = await conform(options)
  mkdirSync(path.dirname(options.junit), { recursive: true })
  writeFileSync(options.junit, junitOf(checks))
  console.log(`${reportOf(checks)}\nJUnit: ${options.junit}`)
  return checks.some((check) => outcomeOf(check) === 'differs') ? 1 : 0
}

void main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message)
    process.exit(2)
  },
)
