import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './Line.scss'

interface LineProps {
  label: string
  /** Text, or something of its own such as a copy button. */
  children: ReactNode
  /** `off` is money taken off, `strong` what it comes to. */
  kind?: 'plain' | 'off' | 'strong'
}

/** One line of a card: what it is, and at the end its value. */
export function Line({ label, children, kind = 'plain' }: LineProps) {
  return (
    <View className={`line line-${kind}`}>
      <Text className="line-label">{label}</Text>
      <View className="line-value">{typeof children === 'string' ? <Text selectable>{children}</Text> : children}</View>
    </View>
  )
}
