import type { History } from './steps/step'

/** A history that fails, and why. */
export interface Failure {
  /** The kept file it is in; none for one that was found now, in its shortest form. */
  file?: string
  history: History
  reason: string
}

/** What came of a run of histories. */
export interface Report {
  /** How many random histories were played. */
  runs: number
  seed: number
  /** Names of the kept files that were replayed before them. */
  kept: string[]
  milliseconds: number
  /** How often steps of each kind did something in the random histories. */
  tally: Record<string, number>
  failure?: Failure
}

/** A history as `tests/histories/kept` has it. */
export function printed({ beginning, steps }: History): string {
  const list = steps.map((step) => `    ${JSON.stringify(step)}`).join(',\n')
  return `{\n  "found": "",\n  "beginning": ${JSON.stringify(beginning)},\n  "steps": [\n${list}\n  ]\n}`
}

/** The report for a reader. */
export function words({ runs, seed, kept, milliseconds, tally, failure }: Report): string {
  const played = runs + kept.length
  const line = `${runs} histories, seed ${seed}, ${kept.length} kept ones, ${(milliseconds / played).toFixed(0)} ms each`
  if (!failure)
    return `${line}\n${Object.entries(tally)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}`
  const { file, history, reason } = failure
  if (file) return `${line}\n${file} fails again:\n${reason}`
  return `${line}\n${reason}\nThe shortest history that fails; --replay=<file> plays it, and in tests/histories/kept every run does:\n${printed(history)}`
}
