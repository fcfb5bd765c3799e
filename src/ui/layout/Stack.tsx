import { View } from '@tarojs/components'
import { type LayoutProps, layoutClasses } from './layout'

interface StackProps extends LayoutProps {
  /** It is the content of a screen, with the room that every screen leaves at its edges. */
  page?: boolean
}

/** Places what is in it under each other. */
export function Stack({ page, gap, align, justify, wrap, grow, className, ...host }: StackProps) {
  const classes = layoutClasses('stack', { gap, align, justify, wrap, grow, className })
  return <View {...host} className={page ? `${classes} layout-page` : classes} />
}
