import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './InviteRow.scss'

interface InviteRowProps {
  id?: string
  /** A picture or sign before the words. */
  mark?: ReactNode
  title: string
  note: string
  /** What came of it, at the end: an amount in words, or other words. */
  amount?: string
  end?: string
  /** A button in place of these words. */
  children?: ReactNode
}

/** One row of what invitations bring: a friend, a red packet, a reward. */
export function InviteRow({ id, mark, title, note, amount, end, children }: InviteRowProps) {
  return (
    <View {...(id ? { id } : {})} className="invite-row">
      {mark}
      <View className="invite-row-words">
        <Text className="invite-row-title">{title}</Text>
        <Text className="invite-row-note">{note}</Text>
      </View>
      {amount !== undefined && <Text className="invite-row-amount">{amount}</Text>}
      {end !== undefined && <Text className="invite-row-note">{end}</Text>}
      {children}
    </View>
  )
}
