import type { ReactNode } from 'react'

/** Props of slides that are swiped sideways; each host draws them in its own way. */
export interface SlidesProps {
  count: number
  current: number
  /** How long each slide is shown before the next one follows, in milliseconds; 0 disables autoplay. */
  autoplay: number
  onChange(current: number): void
  slide(index: number): ReactNode
}
