import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { type FurtherIllustration, Illustration } from '@/ui/illustrations/Illustration'
import { Icon } from '@/ui/media/Icon'
import './ResultBody.scss'

interface ResultBodyProps {
  /** `checking` waits for the result; `unclear` has stopped waiting without one. */
  look: 'success' | 'failure' | 'unclear' | 'checking'
  title: string
  text?: string
  /** A line under the text in smaller emphasis, such as a countdown. */
  note?: ReactNode
  /** Shown in place of the sign, where an application is under review or was refused. */
  illustration?: FurtherIllustration
  /** Content under the title, such as the amount. */
  detail?: ReactNode
  /** Rows of facts, between what is said and the buttons. */
  facts?: ReactNode
  /** One or two buttons that lead on. */
  children?: ReactNode
}

/** The body of a result screen: how an action ended, or that its result is not known yet. */
export function ResultBody({ look, title, text, note, illustration, detail, facts, children }: ResultBodyProps) {
  return (
    <View className={`result-body result-body-${look}`} role="status" aria-live="polite">
      {illustration ? (
        <Illustration name={illustration} />
      ) : (
        <View className="result-body-icon" aria-hidden="true">
          {look === 'checking' ? (
            <View className="result-body-spinner" />
          ) : (
            <Icon name={look === 'success' ? 'check' : 'warning'} size={36} />
          )}
        </View>
      )}
      <Text className="result-body-title" role="heading" aria-level={2}>
        {title}
      </Text>
      {detail}
      {text && <Text className="result-body-text">{text}</Text>}
      {note && <View className="result-body-note">{note}</View>}
      {facts && <View className="result-body-facts">{facts}</View>}
      <View className="result-body-buttons">{children}</View>
    </View>
  )
}
