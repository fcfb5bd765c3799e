import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './Card.scss'

interface CardProps {
  title?: string
  /** The content has its own room at the edges. */
  flush?: boolean
  children: ReactNode
}

/** A block of a screen, with or without a title. */
export function Card({ title, flush = false, children }: CardProps) {
  return (
    <View className={`card ${flush ? 'is-flush' : ''}`}>
      {title && (
        <Text className="card-title" role="heading" aria-level={2}>
          {title}
        </Text>
      )}
      {children}
    </View>
  )
}
