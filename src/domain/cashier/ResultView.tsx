import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Icon } from '@/ui/Icon'
import './ResultView.scss'

interface ResultViewProps {
  /** `unclear` is neither paid nor failed, as far as is known. */
  look: 'paid' | 'failed' | 'unclear' | 'checking'
  title: string
  text?: string
  /** A quieter line under the text. */
  note?: ReactNode
  /** Between the text and the buttons, such as the amount. */
  detail?: ReactNode
  /** The buttons. */
  children?: ReactNode
}

/** How a payment ended, or that it is still being checked. */
export function ResultView({ look, title, text, note, detail, children }: ResultViewProps) {
  return (
    <View className={`result-view result-view-${look}`} role="status" aria-live="polite">
      <View className="result-view-icon" aria-hidden="true">
        {look === 'checking' ? (
          <View className="result-view-spinner" />
        ) : (
          <Icon name={look === 'paid' ? 'check' : 'warning'} size={36} />
        )}
      </View>
      <Text className="result-view-title">{title}</Text>
      {detail}
      {text && <Text className="result-view-text">{text}</Text>}
      {note && <View className="result-view-note">{note}</View>}
      <View className="result-view-buttons">{children}</View>
    </View>
  )
}
