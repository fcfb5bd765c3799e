import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { type PictureFolders, picturesIn } from '../folders'
import { fileOf, indexFile } from '../screenPicture'
import { differencesFolder, reportFile } from './changes'

/**
 * Makes the pictures of the last run the reference, in place of the earlier one, and removes the report about the difference of both.
 * @returns how many pictures were kept; with 0 the reference stays as it is
 */
export async function keepPictures({ taken, kept }: PictureFolders): Promise<number> {
  const pictures = await picturesIn(taken)
  if (pictures.length === 0) return 0
  // The earlier reference stays until all files are copied.
  const next = `${kept}.next`
  await rm(next, { recursive: true, force: true })
  const files = pictures.map(fileOf)
  for (const folder of new Set(files.map(path.dirname))) await mkdir(path.join(next, folder), { recursive: true })
  for (const file of [...files, indexFile]) await copyFile(path.join(taken, file), path.join(next, file))
  await rm(kept, { recursive: true, force: true })
  await rename(next, kept)
  await rm(path.join(taken, reportFile), { force: true })
  await rm(path.join(taken, differencesFolder), { recursive: true, force: true })
  return pictures.length
}
