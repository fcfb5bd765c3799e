import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
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
      <Stack grow>
        <Text kind="large" strong>
          {title}
        </Text>
        <Text kind="note" tone="third">
          {note}
        </Text>
      </Stack>
      {amount !== undefined && (
        <Text kind="title" tone="success" tabular>
          {amount}
        </Text>
      )}
      {end !== undefined && (
        <Text kind="note" tone="third">
          {end}
        </Text>
      )}
      {children}
    </View>
  )
}
