import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './OrderCard.scss'

interface OrderCardProps {
  title?: string
  children: ReactNode
}

/** One block of an order screen. */
export function OrderCard({ title, children }: OrderCardProps) {
  return (
    <View className="order-card">
      {title && (
        <Text className="order-card-title" role="heading" aria-level={2}>
          {title}
        </Text>
      )}
      {children}
    </View>
  )
}
