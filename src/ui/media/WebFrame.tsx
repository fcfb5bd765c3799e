import { WebView } from '@tarojs/components'
import type { WebFrameProps } from './webFramePort'

/** Mini-programs: a web view, which always covers the whole page. */
export function WebFrame({ url }: WebFrameProps) {
  return <WebView src={url} />
}
