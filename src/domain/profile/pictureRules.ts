import { pictureLimit } from '@/contract/profile'
import type { Photo } from '@/platform/media/choosePhotoPort'

/** Why a chosen file is not uploaded. */
export type PictureProblem = 'empty' | 'tooLarge' | 'noPicture'

/**
 * Why a chosen file is not uploaded, before anything is sent (U6); undefined where nothing is wrong. The host tells the type from the bytes:
 * a page of HTML that is named .png has none.
 */
export function pictureProblem({ size, type }: Pick<Photo, 'size' | 'type'>): PictureProblem | undefined {
  if (size === 0) return 'empty'
  if (size !== undefined && size >= pictureLimit) return 'tooLarge'
  return type === '' || type === 'unknown' ? 'noPicture' : undefined
}
