import { playPair } from './pair'
import { play } from './play'

/**
 * `npm run fuzz -- 500 --from=1` plays the lives of so many seeds; without `--from` it draws one and prints it. `--steps=` sets how many steps
 * a life has, `--pair` plays chains of right calls on two processes with one PostgreSQL, and `--json` prints the report for a program.
 */
async function main(): Promise<boolean> {
  const given = process.argv.slice(2)
  const option = (name: string) => given.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3)
  const wanted = option('from') ?? 'random'
  const from = wanted === 'random' ? Math.floor(Math.random() * 1e9) : Number(wanted)
  const lives = Number(given.find((one) => /^\d+$/.test(one)) ?? 200)
  const isJson = given.includes('--json')
  const passed = (seed: number) => (isJson || seed % 50 !== 0 ? undefined : console.log(`${seed - from + 1} lives`))
  const report = given.includes('--pair')
    ? await playPair({ from, lives, passed })
    : await play({ from, lives, steps: Number(option('steps') ?? 40), passed })
  console.log(isJson ? JSON.stringify(report) : JSON.stringify(report, undefined, 1))
  return report.failure === undefined
}

void main().then((ok) => process.exit(ok ? 0 : 1))
