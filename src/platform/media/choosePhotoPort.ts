import type { WhyRefused } from '@/platform/host/hostPermission'
import type { HostFile } from '@/platform/network/fileUploadPort'

/** A picture that the customer took or chose. */
export interface Photo {
  file: HostFile
  /** Bytes; undefined where the host does not tell. */
  size: number | undefined
  /** Format as the host read it from the bytes, in lower case, such as `jpeg`; empty where it is no picture that the host can draw. */
  type: string
  /** Pixels, as the picture is shown; 0 where it is no picture. */
  width: number
  height: number
}

export type PhotoSource = 'camera' | 'album'

/** Why the customer has to change a decision before they can give a picture. `denied`: the camera or the album was refused. */
export type PhotoRefusal = Extract<WhyRefused, 'denied' | 'unagreed'>

/** How choosing a picture ended. `failed`: the host could not give the picture. */
export type PhotoEnd = { kind: 'chosen'; photo: Photo } | { kind: WhyRefused }

/** Lets the customer take or choose one picture. */
export interface ChoosePhotoPort {
  /** Never rejects. Call it in the handler of a tap: browsers open no file dialog otherwise. */
  choose(source: PhotoSource): Promise<PhotoEnd>
  /**
   * Opens the host's permissions of this app, where they can be opened, in the handler of a tap; answers whether the camera is allowed
   * afterwards. Absent where only the customer can open them.
   */
  openSettings?: () => Promise<boolean>
}
