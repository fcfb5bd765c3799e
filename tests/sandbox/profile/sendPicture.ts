import { signedFields, wireHeaders } from '@tests/sandbox/wireClient'
import sharp from 'sharp'
import { families } from '@/contract/families'
import { type PicturePurpose, type UploadPictureRes, uploadPicture } from '@/contract/profile'

/** A JPEG of a phone that says where it was taken. */
export const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#2a7' } })
    .withExifMerge({ IFD0: { Make: 'Phone 9' }, IFD3: { GPSLatitude: '39/1 54/1 15/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()

interface Sending {
  token?: string
  purpose?: PicturePurpose
  bytes?: Buffer
  name?: string
}

/** Uploads a picture as the app does, and reads the answer. */
export async function sendPicture(
  url: string,
  { token, purpose = 'avatar', bytes, name = 'me.jpg' }: Sending,
): Promise<{ code: string; data: UploadPictureRes }> {
  const form = new FormData()
  for (const [field, value] of Object.entries(signedFields(uploadPicture.path, { purpose }, token)))
    form.append(field, value)
  form.append('file', new Blob([new Uint8Array(bytes ?? (await photo()))]), name)
  const headers = wireHeaders(families.ordinary)
  const answer = await fetch(url + uploadPicture.path, { method: 'POST', headers, body: form })
  return (await answer.json()) as { code: string; data: UploadPictureRes }
}
