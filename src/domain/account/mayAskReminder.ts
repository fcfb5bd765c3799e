import { serverNow } from '@/lib/serverClock'
import { type Reminder, refusedReminders } from './refusedReminders'

/** Whether the build has a template for a reminder, and it was not refused within seven days. @param now milliseconds of the server */
export const mayAskReminder = (reminder: Reminder, now: number = serverNow()): boolean =>
  Boolean(APP_TEMPLATES[reminder]) && !refusedReminders.has(reminder, now)
