import { useLayoutEffect, useState } from 'react'
import { afterUpdate } from '@/platform/afterUpdate'
import type { UsePanelContent } from './usePanelContentPort'

/** Mini-programs: the frame answers the tap with a small setData, and the content follows in the next one. */
export const usePanelContent: UsePanelContent = () => {
  const [hasContent, setHasContent] = useState(false)
  useLayoutEffect(() => afterUpdate(() => setHasContent(true)), [])
  return hasContent
}
