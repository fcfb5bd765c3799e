import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generatedFiles } from './generate'
import { insertAreas, insertRoutes } from './insertRoutes'
import { screens } from './plan'

/** What a build reads. */
const copied = [
  'src',
  'config',
  'package.json',
  'package-lock.json',
  'babel.config.js',
  'tsconfig.json',
  'project.config.json',
  'project.tt.json',
  'mini.project.json',
]

/** Writes a copy of the project with the generated screens into a folder; what was there is removed. */
export function writeCopy(root: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  for (const name of copied) cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  for (const [name, text] of Object.entries(generatedFiles())) {
    const file = path.join(folder, name)
    if (existsSync(file)) throw new Error(`${name} exists already: rename the area in config/growth/plan.ts`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  for (const [name, insert] of Object.entries({ 'src/routes.ts': insertRoutes, 'src/routes/route.ts': insertAreas })) {
    const file = path.join(folder, name)
    writeFileSync(file, insert(readFileSync(file, 'utf8'), screens))
  }
}
