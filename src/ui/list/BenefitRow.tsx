import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './BenefitRow.scss'
import { Button } from '@/ui/action/Button'
import { Picture } from '@/ui/media/Picture'

/** What can be done with a benefit now. */
export interface BenefitAction {
  id: string
  text: string
  busy?: boolean
  onTap(): void
}

interface BenefitRowProps {
  picture: string
  title: string
  text: string
  /** A third line, such as a date or why it cannot be used. */
  note?: string
  /** Stands in place of the button where nothing can be done. */
  state?: string
  action?: BenefitAction | undefined
  /** It is over or used up. */
  isOff?: boolean
  /** A label beside the title. */
  children?: ReactNode
}

/** One benefit of a card or a pack: what it is, and the button to claim or use it, or how it stands. */
export function BenefitRow(props: BenefitRowProps) {
  const { picture, title, text, note, state, action, isOff = false, children } = props
  return (
    <View className={`benefit-row ${isOff ? 'is-off' : ''}`} role="listitem">
      <Picture className="benefit-row-picture" src={picture} mode="aspectFit" />
      <View className="benefit-row-main">
        <View className="benefit-row-head">
          <Text className="benefit-row-title">{title}</Text>
          {children}
        </View>
        {text && <Text className="benefit-row-text">{text}</Text>}
        {note && <Text className="benefit-row-note">{note}</Text>}
      </View>
      {action && (
        <Button
          id={action.id}
          size="small"
          kind="second"
          text={action.text}
          label={`${action.text} ${title}`}
          busy={action.busy}
          onTap={action.onTap}
        />
      )}
      {!action && state && <Text className="benefit-row-state">{state}</Text>}
    </View>
  )
}
