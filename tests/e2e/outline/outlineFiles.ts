import path from 'node:path'
import { nameOfSample } from '@tests/samples/sample'
import { screens } from '@tests/screens'
import { routeAt } from '@/routes'
import { type Parts, readParts, writeParts } from './parts'

/** `npm run outline` sets it: outlines are written in place of being compared. */
export const isWriting = process.env.OUTLINES === 'write'

/** Said beside an outline that differs from the kept one. */
export const howToWrite = '(`npm run outline` writes the outlines anew; read what it changes)'

const areas = new Map(screens.map((sample) => [nameOfSample(sample), routeAt(sample.path)?.area ?? 'other']))

const fileOf = (area: string): string => path.join(__dirname, `../everyScreen/outlines/${area}.txt`)

/** The kept outline of a screen, by the name of its sample; empty where there is none. */
export const keptOutline = (screen: string): string => readParts(fileOf(areas.get(screen) ?? '')).get(screen) ?? ''

/** Writes the outlines of the screens that were opened into the files of their areas. */
export function writeOutlines(outlines: Parts): void {
  for (const area of new Set(areas.values()))
    writeParts(
      fileOf(area),
      outlines,
      [...areas.keys()].filter((screen) => areas.get(screen) === area),
    )
}
