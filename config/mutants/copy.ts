import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What git or a command makes; no test of a mutant reads it. */
const left = new Set(['.git', '.cache', '.sandbox', '.swc', 'artifacts', 'dist', 'node_modules'])

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Takes the first numbered folder that no other run holds, since one would see the guards that the other has broken. */
function takeFolder(parent: string): string {
  for (let slot = 1; ; slot++) {
    const folder = path.join(parent, String(slot))
    const holder = path.join(folder, 'pid')
    mkdirSync(folder, { recursive: true })
    try {
      writeFileSync(holder, String(process.pid), { flag: 'wx' })
      return folder
    } catch {
      if (!isAlive(Number(readFileSync(holder, 'utf8')))) {
        writeFileSync(holder, String(process.pid))
        return folder
      }
    }
  }
}

/**
 * Writes a copy of the project, as it is now, in which guards can be broken while the project itself stays whole; returns its folder. The same
 * folder serves one run after another: Jest keeps what it has compiled by the path.
 */
export function writeCopy(root: string, parent: string): string {
  const folder = takeFolder(parent)
  const tree = path.join(folder, 'tree')
  rmSync(tree, { recursive: true, force: true })
  mkdirSync(tree)
  for (const name of readdirSync(root).filter((one) => !left.has(one)))
    cpSync(path.join(root, name), path.join(tree, name), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'), 'junction')
  return tree
}
