import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, runStep } from './run'

/** One guard, broken on purpose: `find` occurs once in `file`, becomes `replace`, and `test` must then fail. */
interface Mutant {
  id: string
  file: string
  find: string
  replace: string
  test: string
}

/** A broken guard shows in few of the histories of `tests/histories`, always the same ones. */
const fewHistories = { HISTORIES: '200', HISTORIES_SEED: '1' }

const folder = path.join(root, 'tests/mutants')
const all = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name): Mutant[] => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))

/** The mutants that were requested: `P4` selects every mutant of that fault, `P4-once` one of them. No argument selects all. */
const wanted = process.argv.slice(2)
const isWanted = ({ id }: Mutant) => wanted.some((name) => id === name || id.startsWith(`${name}-`))
const mutants = wanted.length === 0 ? all : all.filter(isWanted)

/** Breaks a guard, runs its test and restores the guard; true when the test failed. */
async function kills({ file, find, replace, test }: Mutant): Promise<boolean | string> {
  const target = path.join(root, file)
  const source = readFileSync(target, 'utf8')
  if (source.split(find).length !== 2) return `"${find}" does not occur exactly once in ${file}`
  const mend = () => writeFileSync(target, source)
  process.on('exit', mend)
  writeFileSync(
    target,
    source.replace(find, () => replace),
  )
  const { ok } = await runStep({
    name: test,
    command: `jest -c tests/jest.config.mjs --runTestsByPath ${test} --testTimeout=10000 --forceExit`,
    // A test that hangs without the guard counts as not noticing it.
    limitSeconds: 180,
    env: fewHistories,
  })
  mend()
  process.off('exit', mend)
  return !ok
}

/** Every test must pass before the mutation, otherwise its failure would prove nothing. */
async function run(): Promise<boolean> {
  if (mutants.length === 0) {
    console.error(`no mutant is called ${wanted.join(' or ')}`)
    return false
  }
  const tests = [...new Set(mutants.map(({ test }) => test))]
  const clean = await runStep({
    name: 'unbroken',
    command: `jest -c tests/jest.config.mjs --runTestsByPath ${tests.join(' ')} --forceExit`,
    env: fewHistories,
  })
  if (!clean.ok) {
    console.error(clean.output)
    return false
  }
  let killed = 0
  for (const mutant of mutants) {
    const verdict = await kills(mutant)
    if (verdict === true) killed += 1
    console.log(
      `${verdict === true ? 'killed  ' : 'SURVIVED'} ${mutant.id} ${mutant.file}${typeof verdict === 'string' ? `: ${verdict}` : ''}`,
    )
  }
  console.log(`${killed} of ${mutants.length} mutants killed`)
  return killed === mutants.length
}

void run().then((ok) => process.exit(ok ? 0 : 1))
