import { Image, Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './EmptyState.scss'
import { Icon, type IconName } from './Icon'

interface EmptyStateProps {
  text: string
  /** A second, quieter line. */
  hint?: string
  /** Stands in a circle where there is no picture. */
  icon?: IconName
  /** Address of a decorative picture. */
  picture?: string
  /** A screen reader says the text as soon as it stands there. */
  alerts?: boolean
  /** A way on, usually one button. */
  children?: ReactNode
}

/** A place with nothing to show, and a way on. */
export function EmptyState({ text, hint, icon = 'box', picture, alerts, children }: EmptyStateProps) {
  return (
    <View className="empty-state">
      {picture ? (
        <Image className="empty-state-picture" src={picture} mode="aspectFit" aria-hidden="true" />
      ) : (
        <View className="empty-state-icon">
          <Icon name={icon} size={44} />
        </View>
      )}
      <Text className="empty-state-text" role={alerts ? 'alert' : undefined}>
        {text}
      </Text>
      {hint && <Text className="empty-state-hint">{hint}</Text>}
      {children && <View className="empty-state-way">{children}</View>}
    </View>
  )
}
