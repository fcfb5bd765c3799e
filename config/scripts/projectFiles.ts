import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run'

/** A file of the project; its path is relative to the project, with forward slashes. */
export interface ProjectFile {
  path: string
  text: string
}

/** The files of these folders, and below them, whose names match. */
export const projectFiles = (folders: string[], name: RegExp): ProjectFile[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => name.test(file))
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
    )
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
