import type { WebFrameProps } from './webFramePort'
import './WebFrame.scss'

/** Browsers: a frame that may not lead this page elsewhere, and does not learn its address. */
export function WebFrame({ url, title }: WebFrameProps) {
  return (
    <iframe
      className="web-frame"
      src={url}
      title={title}
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
    />
  )
}
