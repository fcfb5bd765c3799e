import { readFileSync } from 'node:fs'
import { playRandom, type Report, replay } from './play'

/**
 * `npm run histories -- 5000 --seed=7` plays so many histories; `--replay=<file>` plays the one in a file, as a failed run prints it;
 * `--json` prints the report for a program.
 */
async function main(): Promise<boolean> {
  const given = process.argv.slice(2)
  const option = (name: string) => given.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3)
  const runs = Number(given.find((one) => /^\d+$/.test(one)) ?? 1_000)
  const seed = Number(option('seed') ?? Math.floor(Math.random() * 1e9))
  const file = option('replay')
  const report = await (file ? replay(JSON.parse(readFileSync(file, 'utf8'))) : playRandom(runs, seed))
  console.log(given.includes('--json') ? JSON.stringify(report) : words(report))
  return report.failure === undefined
}

function words({ runs, seed, milliseconds, tally, failure }: Report): string {
  const speed = `${runs} histories, seed ${seed}, ${(milliseconds / runs).toFixed(0)} ms each`
  const steps = Object.entries(tally).map(([name, count]) => `${name} ${count}`)
  if (!failure) return `${speed}\n${steps.join(', ')}`
  const { history, reason } = failure
  const list = history.steps.map((step) => `  ${JSON.stringify(step)}`).join(',\n')
  const printed = `{ "beginning": ${JSON.stringify(history.beginning)}, "steps": [\n${list}\n] }`
  return `${speed}\n${reason}\nThe shortest history that fails; --replay=<file> plays it:\n${printed}`
}

void main().then((ok) => process.exit(ok ? 0 : 1))
