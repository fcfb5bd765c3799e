import { createContext, useContext } from 'react'
import type { Query, Route } from '@/routes/route'

/** Data of a page for sharing it in a chat; a store provides it. */
export interface Shared {
  title?: string
  imageUrl?: string
  /** What is opened by it, as an address of this app; the page itself unless said otherwise. */
  path?: string
}

/** The page that a component belongs to; `page` provides it. */
export interface PageFrame {
  route: Route
  query: Query
  /** `coming` until the host has shown the page for the first time. */
  visit: 'coming' | 'shown' | 'hidden'
  /** Sets the share data of this page, once its store is available. */
  shareWith(share: (() => Shared) | undefined): void
}

export const PageContext = createContext<PageFrame | undefined>(undefined)

/** The page that this component belongs to. Throws outside of one, which is a programming error. */
export function usePage(): PageFrame {
  const frame = useContext(PageContext)
  if (!frame) throw new Error('make the component a page with page(routes.x, Body)')
  return frame
}
