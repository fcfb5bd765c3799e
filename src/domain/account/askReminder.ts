import { serverNow } from '@/lib/serverClock'
import { askSubscription } from '@/platform/host/askSubscription'
import { capture } from '@/report/capture'
import { mayAskReminder } from './mayAskReminder'
import { type Reminder, refusedReminders } from './refusedReminders'

/**
 * Asks whether the host may send a reminder, where the build has a template for it and it was not refused within seven days. Called in the handler
 * of a tap, before anything that waits: a host asks at no other moment. Whatever the customer does stays as it is, so no caller waits for the
 * end; a failure of the host is reported.
 * @param now milliseconds of the server
 */
export async function askReminder(reminder: Reminder, now: number = serverNow()): Promise<void> {
  const template = APP_TEMPLATES[reminder]
  if (!template || !mayAskReminder(reminder, now)) return
  try {
    if ((await askSubscription(template)) === 'refused') refusedReminders.add(reminder, now)
  } catch (error) {
    capture('error', String(error))
  }
}
