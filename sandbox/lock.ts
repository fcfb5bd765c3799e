import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Keeps two sandboxes off one folder, which the embedded database would not survive. Answers how to give the folder back. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock')
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (holder && holder !== process.pid && isRunning(holder)) {
    throw new Error(
      `A sandbox is already running on ${folder} (process ${holder}). Stop it, or set SANDBOX_DIR to another folder. If that process is another program, delete ${file}.`,
    )
  }
  writeFileSync(file, String(process.pid))
  return () => rmSync(file, { force: true })
}

/** A killed sandbox leaves its lock behind, and its process is gone. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user may not be asked, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
