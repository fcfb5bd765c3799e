import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { isExhaustive } from '@tests/fixtures/scope'
import type { Page } from 'playwright-core'
import { pictureFolders } from '../../sandbox/devtools/screens/folders'
import { fileOf, indexFile, type ScreenPicture } from '../../sandbox/devtools/screens/screenPicture'
import { photograph } from './photograph'

/** When all pictures are taken by the clocks of sandbox and browser, so that those of two runs show the same days and times. */
export const pictureMoment = new Date('2026-11-18T10:30:00+08:00')

/** Takes a picture of a screen for /sandbox/screens in the exhaustive run, and lists it in the index beside the pictures. */
export async function takePicture(page: Page, picture: Omit<ScreenPicture, 'takenAt'>): Promise<void> {
  if (!isExhaustive) return
  const { taken } = pictureFolders()
  const file = path.join(taken, fileOf(picture))
  mkdirSync(path.dirname(file), { recursive: true })
  await photograph(page, file, picture.wide && 1280)
  const line: ScreenPicture = { ...picture, takenAt: new Date().toISOString() }
  // One short line is appended in one piece, also while another process does so.
  appendFileSync(path.join(taken, indexFile), `${JSON.stringify(line)}\n`)
}
