import { useState } from 'react'
import { reminderWords } from '@/i18n/reminder'
import { Text } from '@/ui/display/Text'
import { mayAskReminder } from './mayAskReminder'
import type { Reminder } from './refusedReminders'

/** Says beside a button what the message is for that the host is asked for after the tap; nothing where the tap asks for none. */
export function ReminderUse({ reminder }: { reminder: Reminder }) {
  const [isAsked] = useState(() => mayAskReminder(reminder))
  if (!isAsked) return null
  return (
    <Text kind="note" tone="second" center>
      {reminderWords()[reminder]}
    </Text>
  )
}
