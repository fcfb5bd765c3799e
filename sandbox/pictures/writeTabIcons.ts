import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TabName, tabIcon, tabIconShape } from './tabIcon'

const names: readonly TabName[] = ['home', 'mall', 'my']
const folder = join(process.cwd(), 'src', 'assets', 'tab')

async function write(name: TabName, selected: boolean): Promise<void> {
  const file = join(folder, selected ? `${name}-on` : name)
  writeFileSync(`${file}.svg`, `${tabIconShape(name, selected)}\n`)
  writeFileSync(`${file}.png`, await tabIcon(name, selected))
}

mkdirSync(folder, { recursive: true })
for (const name of names) for (const selected of [false, true]) void write(name, selected)
