import { type ReactNode, useMemo } from 'react'
import type { Query, Route } from '@/routes/route'
import { PageContext, type PageFrame } from '@/shell/PageContext'

interface InPageProps {
  route: Route<Query> | Route<never>
  query?: Query
  visit?: PageFrame['visit']
  children: ReactNode
}

/** Puts components onto a page of a route, as `page` does, without the host's hooks. */
export function InPage({ route, query = {}, visit = 'shown', children }: InPageProps) {
  const frame = useMemo<PageFrame>(
    () => ({ route: route as Route, query, visit, shareWith: () => undefined }),
    [route, query, visit],
  )
  return <PageContext.Provider value={frame}>{children}</PageContext.Provider>
}
