import { useDidHide, useDidShow } from '@tarojs/taro'
import { useCallback, useEffect, useRef } from 'react'
import { currentAddress } from '@/navigate'
import { captureLoad } from '@/report/capture'
import type { ReportPage } from '@/report/events'
import { report, setPage } from '@/report/report'
import type { Route } from '@/routes/route'

/** Reports that this page was opened, each view of it, and the length of each view. */
export function usePageReport({ path, title }: Pick<Route, 'path' | 'title'>): void {
  const view = useRef<{ page: ReportPage; since: number } | undefined>(undefined)
  const isLoaded = useRef(false)
  const end = useCallback(() => {
    const { current } = view
    view.current = undefined
    if (current) report('pageLeave', { stayTime: Date.now() - current.since }, current.page)
  }, [])
  useDidShow(() => {
    end()
    view.current = {
      page: setPage({ id: path, title: title['zh-CN'], url: currentAddress() }),
      since: Date.now(),
    }
    if (!isLoaded.current) captureLoad(path)
    isLoaded.current = true
    report('pageView', {})
  })
  useDidHide(end)
  // Not every host hides a page before it closes it.
  useEffect(() => end, [end])
}
