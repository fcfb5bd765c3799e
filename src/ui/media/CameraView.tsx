import { Camera } from '@tarojs/components'
import { cameraId } from '@/platform/media/cameraPort'
import './CameraView.scss'
import type { CameraViewProps } from './cameraViewPort'

/** Mini-programs: the host's own element, without which the host gives no camera. */
export function CameraView({ feed }: CameraViewProps) {
  return (
    <Camera
      id={cameraId}
      className="camera-view"
      devicePosition="front"
      flash="off"
      onStop={feed.end}
      onError={feed.refuse}
    />
  )
}
