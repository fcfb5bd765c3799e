import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './Rolling.scss'

/** The amount of a result, which rolls to its place once, as the digits of a counter do. */
export function Rolling({ children }: { children: ReactNode }) {
  return (
    <View className="rolling">
      <View className="rolling-inside">{children}</View>
    </View>
  )
}
