import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const made: string[] = []
afterAll(() => {
  for (const dir of made) rmSync(dir, { recursive: true, force: true })
})

/** A new folder that is removed after the tests of the file. */
export function temporaryFolder(name: string): string {
  const dir = mkdtempSync(path.join(tmpdir(), `${name}-`))
  made.push(dir)
  return dir
}
