import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { PictureFolders } from '../../../../sandbox/devtools/screens/folders'
import { fileOf, indexFile, type ScreenPicture } from '../../../../sandbox/devtools/screens/screenPicture'

/** A picture of a screen, by default the content of the mall in green and Chinese. */
export const pictureOf = (more: Partial<ScreenPicture> = {}): ScreenPicture => ({
  screen: 'pages/mall/index',
  state: 'content',
  theme: 'xbt_h5',
  language: 'zh-CN',
  takenAt: '2026-01-02T03:04:05.000Z',
  ...more,
})

/** Two folders of their own, empty. */
export function newFolders(): PictureFolders {
  const base = mkdtempSync(path.join(tmpdir(), 'screens-'))
  return { taken: path.join(base, 'taken'), kept: path.join(base, 'kept') }
}

export type Drawn = ScreenPicture & { colour: string; height?: number }

/** Writes pictures of one colour with their index, as the tests do. */
export async function writePictures(folder: string, pictures: readonly Drawn[]): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const { colour, height = 100, ...picture } of pictures) {
    const file = path.join(folder, fileOf(picture))
    mkdirSync(path.dirname(file), { recursive: true })
    await sharp({ create: { width: 100, height, channels: 3, background: colour } })
      .png()
      .toFile(file)
  }
  const lines = pictures.map(({ colour: _, height: __, ...picture }) => `${JSON.stringify(picture)}\n`)
  writeFileSync(path.join(folder, indexFile), lines.join(''))
}
