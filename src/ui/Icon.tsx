import { Text } from '@tarojs/components'
import './Icon.scss'

export type IconName = 'back' | 'next' | 'close' | 'search' | 'cart' | 'check' | 'warning' | 'copy' | 'down' | 'trash'

/** A line icon in the colour of the text around it; says nothing to a screen reader. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return <Text className={`icon icon-${name}`} style={{ fontSize: `${size}px` }} aria-hidden="true" />
}
