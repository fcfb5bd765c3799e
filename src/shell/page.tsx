import { useDidHide, useDidShow, useRouter, useShareAppMessage } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { type FunctionComponent, useCallback, useMemo, useRef, useState } from 'react'
import { addressOf, pageCovered } from '@/navigate'
import type { Query, Route } from '@/routes/route'
import { ErrorBoundary } from './ErrorBoundary'
import { MissingPage } from './MissingPage'
import { PageContext, type PageFrame, type Shared } from './PageContext'
import { isComplete, pageQuery } from './pageQuery'
import { Screen } from './Screen'

interface PageOptions {
  /** Whether the page can be shared in a chat; its store gives title and picture in `share`. */
  shares?: true
}

/**
 * Makes a component the page of a route: title, login gate, page report and the typed query come from the route. The component is an
 * observer of the stores that it reads. Where its address lacks a required parameter, or the server the call that the screen stands on, the page
 * says that nothing was found and makes no call. Where it throws before its `Screen` is rendered, the customer still gets a bar with a back button, and a retry; an error inside a
 * `Screen` stays inside it.
 */
export function page<Q extends Query>(
  route: Route<Q>,
  Body: FunctionComponent<Q>,
  { shares }: PageOptions = {},
): FunctionComponent {
  const Observed = observer(Body as FunctionComponent<Query>)
  function Page() {
    const { params } = useRouter()
    const [query] = useState(() => pageQuery(params))
    const [visit, setVisit] = useState<PageFrame['visit']>('coming')
    const share = useRef<(() => Shared) | undefined>(undefined)
    const shareWith = useCallback((next: (() => Shared) | undefined) => {
      // If a page has several stores, the one with `share` is used.
      if (next) share.current = next
    }, [])
    useDidShow(() => setVisit('shown'))
    useDidHide(() => {
      setVisit('hidden')
      pageCovered()
    })
    useShareAppMessage(() => ({ path: addressOf(route as Route, query), ...share.current?.() }))
    const frame = useMemo<PageFrame>(() => ({ route, query, visit, shareWith }), [query, visit, shareWith])
    return (
      <PageContext.Provider value={frame}>
        <ErrorBoundary frame={(failed) => <Screen>{failed}</Screen>}>
          {!route.isMissing && isComplete(route, query) ? <Observed {...query} /> : <MissingPage />}
        </ErrorBoundary>
      </PageContext.Provider>
    )
  }
  // Mini-programs ask for the share message only on pages that declare it.
  return shares ? Object.assign(Page, { enableShareAppMessage: true }) : Page
}
