import type { Callable } from '@/contract/endpoint'
import type { Photo } from '@/platform/media/choosePhotoPort'
import { upload } from '@/request/upload'

/** Sends a picture with its fields. Throws `ApiError`, which is the end of a submission and is said beside the picture. */
export const sendPhoto = <Fields extends object, Res>(
  endpoint: Callable<Fields, Res>,
  { photo, fields }: { photo: Photo; fields: Fields },
): Promise<Res> => upload(endpoint, { file: photo.file, fields }, { toast: false })
