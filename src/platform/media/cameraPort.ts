import type { HostFile } from '@/platform/network/fileUploadPort'

/** The id of the element in mini-programs: Alipay finds the camera by it, the others have one camera per page. */
export const cameraId = 'camera'

/**
 * Why the camera shows nothing. `denied`: the customer or the system forbids it. `unagreed`: the customer does not agree to the host's
 * privacy guide; the next start asks anew. `missing`: the device or the browser has none.
 * `failed`: it did not start, for example because another app uses it. `interrupted`: it ended by itself, for example by a call.
 */
export type CameraFault = 'denied' | 'unagreed' | 'missing' | 'failed' | 'interrupted'

/** How a start of the camera ended. */
export type CameraOutcome = 'started' | Exclude<CameraFault, 'interrupted'>

/** What `CameraView`, the camera's element on the screen, tells the camera. A host uses only some of it. */
export interface CameraFeed {
  /** A browser's element that shows the picture; null once it is gone. */
  show(video: HTMLVideoElement | null): void
  /** The host refused the camera to its element. */
  refuse(): void
  /** The host ended the camera. */
  end(): void
}

/** The front camera while one screen uses it. Nothing that it takes is kept beyond what its methods answer. */
export interface Camera {
  feed: CameraFeed
  /** Asks for the permission where it is not given, and starts. The screen renders `CameraView` from then on. */
  start(): Promise<CameraOutcome>
  /** A picture as a JPEG; undefined where the camera gave none. */
  takePicture(): Promise<HostFile | undefined>
  /** Begins a recording; answers false where it cannot. */
  startRecording(): Promise<boolean>
  /** Ends the recording and answers its file; undefined where there is none. */
  stopRecording(): Promise<HostFile | undefined>
  /** Ends the camera; a recording in progress is discarded. */
  stop(): void
}

export interface CameraPort {
  /** Makes a camera; `onFault` tells why it ended by itself after it had started. */
  make(onFault: (fault: CameraFault) => void): Camera
  /** Opens the host's settings, where the permission can be given; undefined where only the customer can find them. */
  openSettings: (() => Promise<void>) | undefined
}
