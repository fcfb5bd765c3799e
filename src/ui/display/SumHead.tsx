import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './SumHead.scss'
import { Tappable } from '@/ui/action/Tappable'

interface SumHeadProps {
  label: string
  /** The sum as it is shown. */
  sum: string
  /** Lines below the sum. */
  notes?: readonly string[]
  /** Where the sum leads on to. */
  action: { id: string; text: string; onTap(): void }
  /** Stands on a card of its own; otherwise it goes on from the navigation bar. */
  onCard?: boolean
  /** What belongs to it, below. */
  children?: ReactNode
}

/** A sum in large figures with the way that leads on from it, in the colours of the header. */
export function SumHead({ label, sum, notes = [], action, onCard = false, children }: SumHeadProps) {
  return (
    <View className={`sum-head ${onCard ? 'is-card' : ''}`}>
      <View className="sum-head-line">
        <View className="sum-head-words">
          <Text className="sum-head-text">{label}</Text>
          <Text className="sum-head-sum">{sum}</Text>
          {notes.map((note) => (
            <Text key={note} className="sum-head-text">
              {note}
            </Text>
          ))}
        </View>
        <Tappable id={action.id} className="sum-head-action" role="link" onTap={action.onTap}>
          <Text>{action.text}</Text>
        </Tappable>
      </View>
      {children}
    </View>
  )
}
