import { createContext, useContext } from 'react'
import type { Query, Route } from '@/routes'

/** What a store of a page gives to be shared in a chat. */
export interface Shared {
  title?: string
  imageUrl?: string
}

/** The page that a component belongs to; `page` provides it. */
export interface PageFrame {
  route: Route
  query: Query
  /** `coming` until the host has shown the page for the first time. */
  visit: 'coming' | 'shown' | 'hidden'
  /** Tells what is shared of this page, once a store that knows is there. */
  shareWith(share: (() => Shared) | undefined): void
}

export const PageContext = createContext<PageFrame | undefined>(undefined)

/** The page that this component belongs to. Throws outside of one, which is a mistake of ours. */
export function usePage(): PageFrame {
  const frame = useContext(PageContext)
  if (!frame) throw new Error('make the component a page with page(routes.x, Body)')
  return frame
}
