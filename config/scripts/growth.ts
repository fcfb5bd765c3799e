import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { allRoutes } from '../../src/routes'
import { writeCopy } from '../growth/copy'
import { type Host, measure } from '../growth/measure'
import { screens } from '../growth/plan'
import { growthReport, growthRows } from '../growth/verdict'
import { root, runSteps, type Step } from './run'

const known: readonly Host[] = ['weapp', 'alipay', 'tt', 'h5']
const copy = path.join(root, '.cache/growth')

const build = (host: Host, cwd: string, name: string): Step => ({
  name,
  command: `taro build --type ${host}`,
  cwd,
  env: { OUTPUT_ROOT: `dist/${host}` },
})

/** When a build last read something that has been changed since, in milliseconds. */
const newestSource = Math.max(
  ...['src', 'config', 'package.json', 'babel.config.js']
    .flatMap((name) => {
      const file = path.join(root, name)
      const below = statSync(file).isDirectory() ? readdirSync(file, { recursive: true, encoding: 'utf8' }) : []
      return [file, ...below.map((one) => path.join(file, one))]
    })
    .filter((file) => !/[\\/]config[\\/](scripts|checks|growth)/.test(file))
    .map((file) => statSync(file).mtimeMs),
)

/** Whether `dist/` has a build of the present code to compare with. */
function isBuilt(host: Host): boolean {
  const modules = path.join(root, '.cache', `modules-${host}.json`)
  return existsSync(path.join(root, 'dist', host)) && existsSync(modules) && statSync(modules).mtimeMs > newestSource
}

async function growth(hosts: readonly Host[]): Promise<boolean> {
  writeCopy(root, copy)
  const steps = [
    ...hosts.filter((host) => !isBuilt(host)).map((host) => build(host, root, `build ${host}`)),
    ...hosts.map((host) => build(host, copy, `build ${host} with ${screens.length} more screens`)),
  ]
  if (!(await runSteps(steps))) return false
  const counts = { today: allRoutes.filter(({ host }) => host === undefined).length, added: screens.length }
  const rows = hosts.flatMap((host) => growthRows(host, measure(root, host), measure(copy, host), counts))
  console.log(`${counts.today} screens, ${counts.added} generated ones added`)
  console.log(growthReport(rows))
  return rows.every(({ faults }) => faults.length === 0)
}

const given = process.argv.slice(2)
const hosts = given.includes('all') ? known : known.filter((host) => given.includes(host))
const unknown = given.find((name) => name !== 'all' && !known.some((host) => host === name))
if (unknown !== undefined) {
  console.error(`"${unknown}" is no host: npm run growth -- ${known.join(' ')}, or all`)
  process.exit(1)
}
void growth(given.length > 0 ? hosts : ['weapp', 'h5']).then((ok) => process.exit(ok ? 0 : 1))
