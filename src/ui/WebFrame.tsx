import { WebView } from '@tarojs/components'
import type { WebFrameProps } from './webFramePort'

/** Mini-programs show it over the whole page. */
export function WebFrame({ url }: WebFrameProps) {
  return <WebView src={url} />
}
