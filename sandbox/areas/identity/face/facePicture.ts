import { isPicture, type Upload, UploadRefused } from '../../../http/upload'
import { greyOf, lightOf } from '../recognition/measure'

/** Fewest pixels of the shorter side, and the least mean light. */
const SMALLEST = 240
const DARKEST = 50

/** Why a picture of a face is refused; undefined for one that is light and large enough. */
export async function pictureRefusal(upload: Upload): Promise<'PICTURE_DARK' | 'PICTURE_TOO_SMALL' | undefined> {
  if (!isPicture(upload)) throw new UploadRefused('FILE_TYPE')
  const grey = await greyOf(upload.bytes, 640)
  if (Math.min(grey.width, grey.height) < SMALLEST) return 'PICTURE_TOO_SMALL'
  return lightOf(grey) < DARKEST ? 'PICTURE_DARK' : undefined
}
