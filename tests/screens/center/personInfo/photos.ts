import type { Photo, PhotoEnd } from '@/platform/media/choosePhotoPort'

/** What the host answers when the customer takes or chooses a picture; a test sets it. */
export const host: { end: PhotoEnd; mayOpenSettings: boolean; asked: string[] } = {
  end: { kind: 'cancelled' },
  mayOpenSettings: true,
  asked: [],
}

/** A picture of a phone. */
export const photoAt = (path: string, more: Partial<Photo> = {}): Photo => ({
  file: { path, blob: new Blob([path]) },
  size: 2_000,
  type: 'jpeg',
  width: 30,
  height: 40,
  ...more,
})

/** Stands for `@/platform/media/choosePhoto`. */
export const choosePhotoModule = {
  choosePhoto: {
    choose: async (source: string) => {
      host.asked.push(source)
      return host.end
    },
    openSettings: async () => host.mayOpenSettings,
  },
}

/** Stands for `@/platform/media/photoWork`: pictures are sent as they are. */
export const photoWorkModule = { photoWork: { shrink: async (photo: Photo) => photo } }
