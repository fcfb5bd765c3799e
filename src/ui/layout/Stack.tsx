import { View } from '@tarojs/components'
import { type LayoutProps, layoutClasses } from './layout'

interface StackProps extends LayoutProps {
  /** It is the content of a screen, with the room that every screen leaves at its edges; `over` lies on the end of its header. */
  page?: boolean | 'over'
}

/** Places what is in it under each other. */
export function Stack({ page, gap, align, justify, wrap, grow, above, className, ...host }: StackProps) {
  const classes = layoutClasses('stack', { gap, align, justify, wrap, grow, above, className })
  const room = page === 'over' ? ' layout-page-over' : page ? ' layout-page' : ''
  return <View {...host} className={`${classes}${room}`} />
}
