import { View } from '@tarojs/components'
import './HeaderSpread.scss'

/** Continues the colour of the header behind the first card. */
export function HeaderSpread() {
  return <View className="header-spread" aria-hidden="true" />
}
