import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { keyProps } from '@/ui/action/keyProps'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { usePanel } from '@/ui/layer/usePanel'
import './NoticeCard.scss'

interface NoticeCardProps {
  id: string
  title: string
  /** What is asked. */
  children: ReactNode
  /** The button that agrees. */
  accept: ReactNode
  refuse: { id: string; text: string; onTap(): void }
}

/** A question over the whole screen that stays until the customer has answered it. */
export function NoticeCard({ id, title, children, accept, refuse }: NoticeCardProps) {
  const { ref } = usePanel()
  return (
    <View
      {...(ref ? { ref } : {})}
      className="notice-card"
      id={id}
      role="dialog"
      aria-modal="true"
      aria-label={title}
      catchMove
      {...keyProps(undefined)}
    >
      <View className="notice-card-panel">
        <Text kind="heading" block>
          {title}
        </Text>
        <View className="notice-card-text">{children}</View>
        {accept}
        <Tappable id={refuse.id} className="notice-card-refuse" onTap={refuse.onTap}>
          <Text kind="body">{refuse.text}</Text>
        </Tappable>
      </View>
    </View>
  )
}

/** A link to what the question is about. */
export function NoticeLink({ title, onTap }: { title: string; onTap(): void }) {
  return (
    <Tappable className="notice-card-link" role="link" label={title} onTap={onTap}>
      <Text kind="reading">{title}</Text>
    </Tappable>
  )
}
