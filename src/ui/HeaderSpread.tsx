import { View } from '@tarojs/components'
import './HeaderSpread.scss'

/** Lets the colour of the header run on behind the first card. */
export function HeaderSpread() {
  return <View className="header-spread" aria-hidden="true" />
}
