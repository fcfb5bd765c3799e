import { choosePhoto } from '@/platform/media/choosePhoto'
import type { PhotoSource } from '@/platform/media/choosePhotoPort'
import { photoWork } from '@/platform/media/photoWork'

/** Chooses a picture as the app does and scales it down, for a page of a mini-program that contains no other code of the app. */
export async function take(source: PhotoSource): Promise<string> {
  const end = await choosePhoto.choose(source)
  if (end.kind !== 'chosen') return end.kind
  const { file, size, type, width, height } = end.photo
  const { file: small } = await photoWork.shrink(end.photo, 2000)
  return [file.path, size, type, `${width}x${height}`, small.path].join(' ')
}

/** Opens the host's permissions of the app. */
export const settings = async (): Promise<string> => `camera allowed: ${await choosePhoto.openSettings?.()}`
