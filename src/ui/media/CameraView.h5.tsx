import './CameraView.scss'
import type { CameraViewProps } from './cameraViewPort'

/** Browsers: a mirror, as customers expect of a front camera; what is recorded is not mirrored. It is muted, since it would echo. */
export function CameraView({ feed, label }: CameraViewProps) {
  return <video ref={feed.show} className="camera-view is-mirror" aria-label={label} autoPlay muted playsInline />
}
