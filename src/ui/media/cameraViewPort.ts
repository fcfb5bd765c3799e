import type { CameraFeed } from '@/platform/media/cameraPort'

/** Props of the element that shows what the camera sees. */
export interface CameraViewProps {
  /** What the element tells the camera; the same object as long as it is shown. */
  feed: CameraFeed
  /** Accessible name. */
  label: string
}
