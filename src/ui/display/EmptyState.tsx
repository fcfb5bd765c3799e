import { Image, Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './EmptyState.scss'
import { Icon, type IconName } from '@/ui/media/Icon'

interface EmptyStateProps {
  text: string
  /** A second line in smaller emphasis. */
  hint?: string
  /** Shown in a circle where no picture is given. */
  icon?: IconName
  /** Address of a decorative picture. */
  picture?: string
  /** A screen reader announces the text as soon as it appears. */
  alerts?: boolean
  /** What the customer can do next, usually one button. */
  children?: ReactNode
}

/** Says that there is nothing to show and offers a next step. */
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
