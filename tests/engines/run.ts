import { existsSync } from 'node:fs'
import path from 'node:path'
import { distOf } from '@tests/fixtures/dist'
import { endWith, startChild } from '../../config/scripts/children'
import { firefox } from './firefox'
import { webKit } from './webKit'

/** Without an engine the command says what to install and ends well; with this argument it fails. */
const demand = '--demand'

/** Opens every screen and makes the main journeys in the engines of this machine that the other tests do not use, beside Chromium. */
function run(given: readonly string[]): void {
  const unknown = given.find((one) => one !== demand)
  if (unknown) throw new Error(`${unknown} is not ${demand}`)
  if (!existsSync(path.join(distOf('h5'), 'index.html'))) throw new Error('build first: npm run build:h5')
  const engines = [webKit, firefox]
  const missing = engines.filter(({ find }) => !find())
  for (const { name, packages } of missing)
    console.log(`${name}: not run. On Debian: apt-get install ${packages.join(' ')}`)
  const files = engines
    .filter((one) => !missing.includes(one))
    .map(({ name }) => `tests/engines/${name.toLowerCase()}.test`)
  if (files.length === 0 || (given.includes(demand) && missing.length > 0))
    return void endWith(given.includes(demand) ? 1 : 0)
  const jest = ['node_modules/jest/bin/jest.js', '-c', 'tests/jest.config.mjs', '--selectProjects', 'engines', '-i']
  // The engines are in Jest's process group, which ends with Jest.
  const child = startChild(process.execPath, [...jest, '--forceExit', '--', ...files], { stdio: 'inherit' })
  child.once('exit', (code) => void endWith(code ?? 1))
}

run(process.argv.slice(2))
