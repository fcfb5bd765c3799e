import type { ViewProps } from '@tarojs/components/types/View'
import './layout.scss'

/** Pixels of the design between neighbours. */
export type Gap = 2 | 4 | 6 | 8 | 12 | 16 | 24

/** How a row or a column places what is in it. */
export interface Layout {
  gap?: Gap
  /** Across its direction: a row centers unless said otherwise, a column stretches. */
  align?: 'stretch' | 'baseline' | 'center' | 'start' | 'end'
  /** Along its direction; at the start unless said otherwise. */
  justify?: 'center' | 'between' | 'end'
  /** What has no room goes on in the next line. The lines of `boxes` are as far apart as what is beside each other; those of texts are closer. */
  wrap?: boolean | 'boxes'
  /** It takes the room that its neighbours leave. */
  grow?: boolean
  /** Pixels of the design between it and what stands before it, where that is no row or column with a gap. */
  above?: Gap
  /** Its own place in what is around it. */
  className?: string
}

export interface LayoutProps extends Layout, Omit<ViewProps, 'className'> {}

/** Classes of the room that something takes in what is around it. */
export const roomClasses = ({ grow, above }: Pick<Layout, 'grow' | 'above'>): (string | false | undefined)[] => [
  grow && 'grow',
  above && `up-${above}`,
]

/** Classes of a row or a column. */
export const layoutClasses = (
  direction: 'row' | 'stack',
  { gap, align, justify, wrap, grow, above, className }: Layout,
): string =>
  [
    className,
    direction,
    gap && `g-${gap}`,
    align && `a-${align}`,
    justify && `j-${justify}`,
    wrap && (wrap === 'boxes' ? wrap : 'wrap'),
    ...roomClasses({ grow, above }),
  ]
    .filter(Boolean)
    .join(' ')
