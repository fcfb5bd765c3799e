import type { WebFrameProps } from './webFramePort'
import './WebFrame.scss'

/** Browsers: an iframe that cannot navigate this page and does not receive its address as a referrer. */
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
