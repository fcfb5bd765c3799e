import { existsSync } from 'node:fs'
import path from 'node:path'

/** The file of a program in PATH; undefined where there is none. */
export const inPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))

/** How long an engine may take to start, in milliseconds. */
const patience = 30_000

/** Repeats an action that fails until a program has started; the last error where it does not start in time. */
export async function untilStarted<T>(act: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + patience; ; ) {
    try {
      return await act()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}
