import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')

/** A text of this project or of a library, by its path from the project's folder. */
export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** A place of ours that relies on what a library does inside. */
export interface Reliance {
  ours: string
  /** The library's file, below node_modules. */
  theirs: string
  /** What ours relies on, as a sentence about theirs. */
  on: string
  /** Whether the text of the library's file still does that. */
  holds(text: string): boolean
  /** Changes in the library's file as it is, each of which must be reported. */
  changes: readonly (readonly [from: string, to: string])[]
}

/** The numbers in a text that a pattern's first group finds. */
export const numbersIn = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(([, digits]) => Number(digits?.replaceAll('_', '')))

/** A reliance on parts of a text that must all be there; without any one of them it is reported. */
export const onParts = (ours: string, theirs: string, on: string, ...parts: string[]): Reliance => ({
  ours,
  theirs,
  on,
  holds: (text) => parts.every((part) => text.includes(part)),
  changes: parts.map((part) => [part, 'changed']),
})
