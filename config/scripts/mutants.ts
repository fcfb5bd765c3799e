import path from 'node:path'
import { changesOf } from '../mutants/changes'
import { writeCopy } from '../mutants/copy'
import { type Mutant, readMutants } from '../mutants/mutants'
import { type End, play } from '../mutants/play'
import { batchesOf, named, ofFiles, partOf } from '../mutants/select'
import { readWish, type Wish } from '../mutants/wish'
import { root } from './run'

/** How many mutants are played, at least, after their tests have run unbroken, where the time may end any moment. */
const BATCH = 5
/** Longer than any run, in minutes. */
const UNLIMITED = 24 * 60

/** The mutants of a wish in batches, and a line that says which they are. */
function choose({ names, part, changed }: Wish, isTimed: boolean): { batches: Mutant[][]; line: string } {
  const all = readMutants(root)
  const wanted = names.length > 0 ? named(all, names) : all
  if (wanted.length === 0) throw new Error(`no mutant is called ${names.join(' or ')}`)
  const changes = changesOf(root)
  const touched = changed ? ofFiles(wanted, changes.files) : wanted
  const mutants = part ? partOf(touched, part) : touched
  const line = [
    `${mutants.length} of ${all.length} mutants`,
    ...(changed ? [`of files changed ${changes.since}`] : []),
    ...(part ? [`part ${part.part} of ${part.of}`] : []),
  ].join(', ')
  return { batches: isTimed ? batchesOf(mutants, BATCH, changes.seed) : batchesOf(mutants, mutants.length, ''), line }
}

function print({ mutant, kind, seconds, fault }: End): void {
  if (kind === 'unreached') return
  console.log(`${kind.padEnd(8)} ${mutant.id} ${mutant.file} (${seconds.toFixed(1)} s)${fault ? `: ${fault}` : ''}`)
}

/** Plays the mutants that the command line names; true where all of those that it reached were killed. */
async function run(): Promise<boolean> {
  const wish = readWish(process.argv.slice(2))
  const started = Date.now()
  const { batches, line } = choose(wish, wish.minutes !== undefined)
  console.log(line)
  if (batches.length === 0) return true
  const stage = {
    copy: writeCopy(root, path.join(root, '.cache/mutants')),
    until: started + (wish.minutes ?? UNLIMITED) * 60_000,
  }
  const ends: End[] = []
  for (const batch of batches) {
    const failure = await play(stage, batch, (end) => {
      ends.push(end)
      print(end)
    })
    if (failure !== undefined) {
      console.error(`a test fails although nothing is broken\n${failure}`)
      return false
    }
  }
  const of = (kind: End['kind']) => ends.filter((end) => end.kind === kind)
  const unreached = of('unreached').map(({ mutant }) => mutant.id)
  if (unreached.length > 0) console.log(`not reached: ${unreached.join(' ')}`)
  const seconds = ((Date.now() - started) / 1000).toFixed(0)
  console.log(`${of('killed').length} of ${ends.length - unreached.length} mutants killed in ${seconds} s`)
  return of('SURVIVED').length === 0
}

void run()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return false
  })
  .then((ok) => process.exit(ok ? 0 : 1))
