import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesOf } from '../budgets'

/** Addresses of a sandbox or of a developer's machine: of this machine, of private networks, of an emulator's host, and the sandbox's port and pages. */
const sandboxHost =
  /\b127(?:\.\d{1,3}){3}\b|\blocalhost(?!\w)|\b0\.0\.0\.0\b|\[::1\]|\b10\.0\.2\.2\b|\b192\.168\.|:8700\b|\/sandbox\b|__faults/i

/** Signs around an address that a message shows. */
const AROUND = 30

/** The first such address in a text, with a few signs around it; undefined where there is none. */
export function sandboxHostIn(text: string): string | undefined {
  const found = sandboxHost.exec(text)
  if (!found) return undefined
  return text.slice(Math.max(0, found.index - AROUND), found.index + found[0].length + AROUND)
}

const picture = /\.(png|jpe?g|gif|webp|avif|ttf|woff2?|br|gz)$/

/** One line for each file of a build that contains such an address; pictures and compressed copies are not read. */
export const sandboxHostsOf = (dir: string): string[] =>
  filesOf(dir)
    .filter((file) => !picture.test(file))
    .flatMap((file) => {
      const found = sandboxHostIn(readFileSync(path.join(dir, file), 'utf8'))
      return found === undefined ? [] : [`${file} contains an address of a sandbox: …${found}…`]
    })
