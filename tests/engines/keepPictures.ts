import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(__dirname, '../../artifacts/engines')

/** Leaves what engines showed in `artifacts/engines`, a file for each. */
export function keepPictures(name: string, pictures: Readonly<Record<string, Buffer>>): void {
  mkdirSync(folder, { recursive: true })
  for (const [engine, picture] of Object.entries(pictures))
    writeFileSync(path.join(folder, `${name.replace(/[^\p{L}\p{N}]+/gu, '-')}.${engine}.png`), picture)
}
