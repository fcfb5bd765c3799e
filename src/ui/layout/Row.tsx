import { View } from '@tarojs/components'
import { type LayoutProps, layoutClasses } from './layout'

/** Places what is in it beside each other. */
export function Row({ gap, align, justify, wrap, grow, above, className, ...host }: LayoutProps) {
  return <View {...host} className={layoutClasses('row', { gap, align, justify, wrap, grow, above, className })} />
}
