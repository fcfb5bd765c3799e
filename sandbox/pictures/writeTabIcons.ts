import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TabName, tabIcon } from './tabIcon'

const names: readonly TabName[] = ['home', 'mall', 'my']
const folder = join(process.cwd(), 'src', 'assets', 'tab')

mkdirSync(folder, { recursive: true })
for (const name of names) {
  void tabIcon(name, false).then((icon) => writeFileSync(join(folder, `${name}.png`), icon))
  void tabIcon(name, true).then((icon) => writeFileSync(join(folder, `${name}-on.png`), icon))
}
