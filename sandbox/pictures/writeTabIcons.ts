import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TabName, tabIcon } from './tabIcon'

const names: readonly TabName[] = ['home', 'mall', 'my']
const folder = join(process.cwd(), 'src', 'assets', 'tab')

mkdirSync(folder, { recursive: true })
for (const name of names) {
  writeFileSync(join(folder, `${name}.png`), tabIcon(name, false))
  writeFileSync(join(folder, `${name}-on.png`), tabIcon(name, true))
}
