import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './EmptyState.scss'
import { Illustration, type IllustrationName } from '@/ui/illustrations/Illustration'
import { Icon, type IconName } from '@/ui/media/Icon'

interface EmptyStateBase {
  text: string
  /** A second line in smaller emphasis. */
  hint?: string
  /** A screen reader announces the text as soon as it appears. */
  alerts?: boolean
  /** What the customer can do next, usually one button. */
  children?: ReactNode
}

/** Nothing to show has an illustration, with an icon of what an empty list would hold. A step that is done or waits has an icon alone, in a circle. */
type EmptyStateProps = EmptyStateBase &
  ({ illustration: IllustrationName; icon?: IconName } | { illustration?: undefined; icon: IconName })

/** Says that there is nothing to show and offers a next step. */
export function EmptyState({ text, hint, illustration, icon = 'box', alerts, children }: EmptyStateProps) {
  return (
    <View className="empty-state">
      {illustration ? (
        <Illustration name={illustration} subject={icon} />
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
