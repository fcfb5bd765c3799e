import { View } from '@tarojs/components'
import { frameRoom } from '@/platform/frame'
import './HeaderSpread.scss'

/** Lets the colour of the header run on behind the first card; its gradient goes on where the bar's ends. */
export function HeaderSpread() {
  const { statusBar, bar } = frameRoom()
  return <View className="header-spread" style={{ backgroundPosition: `0 -${statusBar + bar}px` }} aria-hidden="true" />
}
