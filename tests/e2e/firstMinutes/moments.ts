import path from 'node:path'
import { readParts, writeParts } from '@tests/e2e/outline/parts'
import { settled } from '@tests/e2e/photograph'
import type { Frame, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { type PictureName, pictureNames } from './names'
import { readable } from './readable'

/** `npm run guide` sets it: texts and pictures are written in place of being compared. */
const isWriting = process.env.GUIDE === 'write'

const texts = path.join(__dirname, 'screens.txt')
const pictures = path.resolve(__dirname, '../../../docs/pictures/guide')

/** Said beside a screen that differs from the kept one. */
const howToWrite =
  '(`npm run guide` writes the texts and the pictures of docs/first-ten-minutes.md anew; look at those that change)'

/** What is in a picture. */
export interface Moment {
  /** Whose content must have stayed the same for a while. */
  still: readonly (Page | Frame)[]
  /** What is read in it. */
  read: readonly Locator[]
  /** What it shows. */
  picture: Pick<Page, 'screenshot'>
}

/** Compares what is read at a moment with the kept text, or writes it with its picture. */
export type Show = (name: PictureName, moment: Moment) => Promise<void>

/** The moments of a file of tests. */
export function momentsForTests(): Show {
  const now = new Map<string, string>()
  afterAll(() => {
    if (isWriting) writeParts(texts, now, pictureNames)
  })
  return async (name, { still, read, picture }) => {
    for (const one of still) await settled(one)
    const snapshots: string[] = []
    for (const one of read) snapshots.push(readable(await one.ariaSnapshot()))
    const text = snapshots.join('\n')
    expect(text).not.toBe('')
    now.set(name, text)
    if (isWriting) return write(name, picture, still)
    const kept = readParts(texts).get(name) ?? ''
    expect(text === kept ? text : `${text}\n${howToWrite}`).toBe(kept)
  }
}

/** Colours of a picture are few, so a palette keeps it small. */
async function write(name: PictureName, picture: Moment['picture'], still: Moment['still']): Promise<void> {
  for (const one of still) await one.waitForFunction(() => [...document.images].every((image) => image.complete))
  const taken = await picture.screenshot({ animations: 'disabled', caret: 'hide' })
  await sharp(taken)
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(path.join(pictures, `${name}.png`))
}
