import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from './run'

/** Time of the newest change in a folder of the project, in milliseconds. */
export const newest = (folder: string): number =>
  Math.max(
    0,
    ...readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => statSync(path.join(root, folder, name)).mtimeMs,
    ),
  )
