import type { ChoosePhotoPort, PhotoEnd, PhotoSource } from './choosePhotoPort'
import { decodePicture } from './decodePicture'

let isLeft: (() => void) | undefined

/**
 * A browser chooses a picture with a file field, whose `capture` opens the camera on phones. It does not tell a refused camera from a
 * cancelled choice, and has no way to the permissions, so both end as cancelled and `openSettings` is absent.
 */
export const choosePhoto: ChoosePhotoPort = {
  choose: async (source) => {
    // A browser without the event `cancel` tells nothing about a closed dialog: the next choice ends the one before.
    isLeft?.()
    const field = fieldFor(source)
    try {
      const file = await fileOf(field)
      return file ? { kind: 'chosen', photo: await photoOf(file) } : { kind: 'cancelled' }
    } finally {
      field.remove()
    }
  },
}

/** The field is part of the page while it is used: Safari forgets one that is not. */
function fieldFor(source: PhotoSource): HTMLInputElement {
  const field = document.createElement('input')
  field.type = 'file'
  field.accept = 'image/*'
  field.id = 'photo-file'
  field.hidden = true
  if (source === 'camera') field.setAttribute('capture', 'environment')
  document.body.append(field)
  return field
}

const fileOf = (field: HTMLInputElement): Promise<File | undefined> =>
  new Promise((resolve) => {
    isLeft = () => resolve(undefined)
    field.addEventListener('change', () => resolve(field.files?.[0]))
    field.addEventListener('cancel', () => resolve(undefined))
    field.click()
  })

async function photoOf(blob: File): Promise<Extract<PhotoEnd, { kind: 'chosen' }>['photo']> {
  const file = { path: URL.createObjectURL(blob), blob }
  try {
    const { width, height, close } = await decodePicture(blob)
    close()
    return { file, size: blob.size, type: blob.type.replace('image/', ''), width, height }
  } catch {
    // A file whose bytes are no picture, whatever its name says.
    return { file, size: blob.size, type: '', width: 0, height: 0 }
  }
}
