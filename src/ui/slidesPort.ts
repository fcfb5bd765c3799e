import type { ReactNode } from 'react'

/** Slides that are swiped sideways; the way to draw them differs by host. */
export interface SlidesProps {
  count: number
  current: number
  /** Moves on by itself, this many milliseconds a slide; 0 stands still. */
  autoplay: number
  onChange(current: number): void
  slide(place: number): ReactNode
}
