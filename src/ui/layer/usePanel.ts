import { useLayoutEffect, useState } from 'react'
import { afterUpdate } from '@/platform/page/afterUpdate'
import type { UsePanel } from './usePanelPort'

/** Mini-programs: the frame answers the tap with a small setData, and the content follows in the next one. */
export const usePanel: UsePanel = () => {
  const [hasContent, setHasContent] = useState(false)
  useLayoutEffect(() => afterUpdate(() => setHasContent(true)), [])
  return { hasContent }
}
