import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A call that this sandbox has answered: its data before it was signed or encrypted, and the answer with lists cut to two items. */
export interface WireExample {
  data: object
  answer: object
}

type Examples = Readonly<Record<string, WireExample>>

const file = fileURLToPath(new URL('./examples.json', import.meta.url))

let read: Examples | undefined

/** An example of each call, by its name; none where the file is about to be written anew. */
export function wireExamples(): Examples {
  read ??= existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Examples) : {}
  return read
}
