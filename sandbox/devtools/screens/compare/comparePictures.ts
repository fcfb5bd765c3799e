import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { type PictureFolders, picturesIn } from '../folders'
import { fileOf, newest, type ScreenPicture } from '../screenPicture'
import { type Change, type ChangeReport, differencesFolder, inOrder, pair, reportFile } from './changes'
import { differenceOf, type Pixels } from './pixels'

/** How many pictures are decoded at the same time. */
const width = 4

/**
 * Compares the pictures of the last run with the reference, and writes the report and a picture of each difference beside them.
 * @returns the report; undefined where the run has left no pictures or no reference is kept
 */
export async function comparePictures(folders: PictureFolders, now: Date): Promise<ChangeReport | undefined> {
  const [kept, taken] = [await picturesIn(folders.kept), await picturesIn(folders.taken)]
  const [keptAt, takenAt] = [newest(kept), newest(taken)]
  if (!keptAt || !takenAt) return undefined
  const differences = path.join(folders.taken, differencesFolder)
  await rm(differences, { recursive: true, force: true })
  const { both, added, missing } = pair(kept, taken)
  const waiting = [...both]
  const found: Change[] = []
  const worker = async () => {
    for (let picture = waiting.pop(); picture; picture = waiting.pop()) {
      const change = await changeOf(folders, differences, picture)
      if (change) found.push(change)
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  const changes = inOrder([
    ...found,
    ...added.map((picture): Change => ({ kind: 'new', picture })),
    ...missing.map((picture): Change => ({ kind: 'missing', picture })),
  ])
  const report: ChangeReport = { comparedAt: now.toISOString(), keptAt, takenAt, compared: both.length, changes }
  await writeFile(path.join(folders.taken, reportFile), JSON.stringify(report, undefined, 1))
  return report
}

/** What changed in one picture; undefined where nothing did. */
async function changeOf(
  { kept, taken }: PictureFolders,
  differences: string,
  picture: ScreenPicture,
): Promise<Change | undefined> {
  const file = fileOf(picture)
  try {
    const [before, after] = await Promise.all([readFile(path.join(kept, file)), readFile(path.join(taken, file))])
    if (before.equals(after)) return undefined
    const [was, is] = await Promise.all([pixelsOf(before), pixelsOf(after)])
    const { share, shown } = differenceOf(was, is)
    const isResized = was.width !== is.width || was.height !== is.height
    if (share === 0 && !isResized) return undefined
    await writePixels(path.join(differences, file), shown)
    return isResized
      ? { kind: 'resized', picture, share, sizes: { before: sizeOf(was), after: sizeOf(is) } }
      : { kind: 'changed', picture, share }
  } catch {
    // A file that is missing or damaged must not hide what the others show.
    return { kind: 'unreadable', picture }
  }
}

const sizeOf = ({ width, height }: Pixels): string => `${width} × ${height}`

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

async function writePixels(file: string, { data, width, height }: Pixels): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(file)
}
