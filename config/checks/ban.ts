import type { ProjectFile } from '../scripts/projectFiles'

/** A ban that no linter provides: where it applies, what it finds, and what to use instead. */
export interface Ban {
  id: string
  /** Whether the ban applies to this file; the path is relative to the project, with forward slashes. */
  holds(path: string): boolean
  /** Position of the first violation, or -1. */
  find(file: ProjectFile): number
  /** What to do instead; a function gets the text from the violation on. */
  instead: string | ((from: string) => string)
}

export interface Violation {
  path: string
  line: number
  ban: string
  message: string
}

/** For a ban on a file as such, wherever `holds` is true. */
export const wholeFile = (): number => 0

export const inSource = (path: string): boolean => /^src\/.+\.tsx?$/.test(path)

/** Code of the app that is not in one of these folders or files of src/. */
export const outside =
  (...folders: string[]) =>
  (path: string): boolean =>
    inSource(path) && !folders.some((folder) => path === `src/${folder}` || path.startsWith(`src/${folder}/`))

export const inScreens = (path: string): boolean => /^src\/(pages|subPackages|center)\//.test(path)

export const isPage = (path: string): boolean => /^src\/(pages|subPackages|center)\/(.+\/)?[a-z][^/.]*\.tsx$/.test(path)
