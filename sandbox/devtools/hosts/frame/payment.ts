import type { PayAnswer } from '../page/messages'
import { type PayResult, payResults, sessionOf } from '../payment'
import type { Fields, Platform } from '../protocol'
import { make } from './dom'
import { sheet } from './sheets'
import { say } from './texts'

/** How long the sheet is shown before it answers, in milliseconds. */
const SHOWN_MS = 900

/** What the provider hears of a payment before the host's sheet answers; of a cancelled one nothing. */
const outcomes: Partial<Record<PayAnswer, 'approve' | 'refuse'>> = { success: 'approve', failed: 'refuse' }

const words = {
  success: 'paySuccess',
  cancel: 'payCancel',
  failed: 'payFailed',
  unknown: 'payUnknown',
  hang: 'payHangs',
} as const

/** The host's payment sheet: shows itself, and answers as the bar has set it. A sheet that hangs stays until the app is ended. */
export async function paySheet(platform: Platform, params: Fields, answer: PayAnswer): Promise<PayResult> {
  let close = (): void => undefined
  void sheet<void>('is-bottom', undefined, (end) => {
    close = () => end()
    return make(
      'div',
      { class: 'pay', role: 'dialog', 'aria-label': say('payTitle'), tabindex: '-1' },
      make('h2', {}, say('payTitle')),
      make('i', { class: 'turning' }),
      make('p', { role: 'status' }, answer === 'hang' ? say('payHangs') : say('paying')),
    )
  })
  if (answer === 'hang') return new Promise(() => undefined)
  const [isHeard] = await Promise.all([tellProvider(sessionOf(params), outcomes[answer]), pause(SHOWN_MS)])
  const shown = isHeard ? answer : 'failed'
  const line = document.querySelector('.pay p')
  if (line) line.textContent = say(words[shown])
  await pause(SHOWN_MS / 2)
  close()
  return payResults[platform][shown]
}

/** Decides at the provider as its customer does; false where it refuses. */
export async function tellProvider(session: string, outcome: 'approve' | 'refuse' | undefined): Promise<boolean> {
  if (!outcome) return true
  const answer = await fetch('/sandbox/provider/outcome', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session, outcome }),
  })
  return answer.ok
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
