import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { indexFile, parseIndex, type ScreenPicture } from './screenPicture'

/** Folders of the pictures. */
export interface PictureFolders {
  /** Of the last run of the tests, with what the comparison has found. */
  taken: string
  /** Of the reference that later runs are compared with. */
  kept: string
}

/** SCREENS_DIR and KEPT_SCREENS_DIR, or folders of the project that git ignores: pictures differ from machine to machine. */
export const pictureFolders = (
  { SCREENS_DIR = 'artifacts/screens', KEPT_SCREENS_DIR = '.cache/screens' }: NodeJS.ProcessEnv = process.env,
): PictureFolders => ({ taken: path.resolve(SCREENS_DIR), kept: path.resolve(KEPT_SCREENS_DIR) })

/** The text of a file; undefined where there is none. */
export async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The pictures that the index of a folder lists; none where the folder does not exist. */
export const picturesIn = async (folder: string): Promise<ScreenPicture[]> =>
  parseIndex((await textOf(path.join(folder, indexFile))) ?? '')
