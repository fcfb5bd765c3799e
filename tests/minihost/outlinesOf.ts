import path from 'node:path'
import { howToWrite, isWriting, keptOutline } from '@tests/e2e/outline/outlineFiles'
import { readParts, writeParts } from '@tests/e2e/outline/parts'
import { until } from '@tests/fixtures/until'
import { nameOfSample, type ScreenSample } from '@tests/samples/sample'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import type { MiniProgram } from './openMiniProgram'
import { hostDifferences } from './outline'

/**
 * How long a difference has to stay, in milliseconds, before it is written down or the page is opened again: what arrives late is none, and what
 * only adds to a screen is left out of it where its answer takes too long.
 */
const late = 8000

/** What still differs after that time; empty as soon as nothing does. */
async function lasting(look: () => Promise<string>): Promise<string> {
  const end = Date.now() + late
  while (Date.now() < end && (await look())) await new Promise((resolve) => setTimeout(resolve, 500))
  return look()
}

/**
 * Compares the pages of a host with the kept outlines of H5. What it has in another way, such as its own login or its own bar, is written
 * down, too.
 */
export function outlinesOf(
  platform: Platform,
  samples: readonly ScreenSample[],
): { compare(screen: string, app: MiniProgram, reopen: () => Promise<void>): Promise<void> } {
  const file = path.join(__dirname, `outlines/${platform}.txt`)
  const differences = new Map<string, string>()
  afterAll(() => {
    if (isWriting) writeParts(file, differences, samples.map(nameOfSample))
  })
  return {
    async compare(screen, app, reopen) {
      const look = async () => hostDifferences(platform, keptOutline(screen), await app.heard())
      if (isWriting) {
        differences.set(screen, await lasting(look))
        return
      }
      const kept = readParts(file).get(screen) ?? ''
      let opened = Date.now()
      // What arrives late, such as the number of the customer service, is heard, too.
      await until(
        async () => {
          if ((await look()) === kept) return true
          if (Date.now() - opened < late) return false
          opened = Date.now()
          await reopen()
          return false
        },
        async () => `the page to differ from H5 in\n${kept}\nin place of\n${await look()}\n${howToWrite}`,
      )
    },
  }
}
