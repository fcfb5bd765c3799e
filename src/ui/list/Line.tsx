import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './Line.scss'

interface LineProps {
  label: string
  /** The value: a text, or a component such as a copy button. */
  children: ReactNode
  /** `off` is a discount, `strong` a total. */
  kind?: 'plain' | 'off' | 'strong'
}

/** One line of a card: a label, and its value at the end of the line. */
export function Line({ label, children, kind = 'plain' }: LineProps) {
  return (
    <View className={`line line-${kind}`}>
      <Text className="line-label">{label}</Text>
      <View className="line-value">{typeof children === 'string' ? <Text selectable>{children}</Text> : children}</View>
    </View>
  )
}
