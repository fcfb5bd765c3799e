import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './OrderCard.scss'

interface OrderCardProps {
  title?: string
  /** The content has its own room at the edges. */
  flush?: boolean
  children: ReactNode
}

/** One block of an order screen. */
export function OrderCard({ title, flush = false, children }: OrderCardProps) {
  return (
    <View className={`order-card ${flush ? 'is-flush' : ''}`}>
      {title && (
        <Text className="order-card-title" role="heading" aria-level={2}>
          {title}
        </Text>
      )}
      {children}
    </View>
  )
}
