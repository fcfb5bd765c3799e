import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** The project's folder. */
export const root = path.resolve(__dirname, '../../..')

/** Time of the newest change in a folder of the project, in milliseconds. */
export const newest = (folder: string): number =>
  Math.max(
    0,
    ...readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => statSync(path.join(root, folder, name)).mtimeMs,
    ),
  )

/** Whether a build is missing, or older than what it is made from; `made` is a file that every build writes. */
export const isOutdated = (made: string): boolean =>
  !existsSync(made) ||
  statSync(made).mtimeMs < Math.max(newest('src'), newest('config'), statSync(path.join(root, 'package.json')).mtimeMs)
