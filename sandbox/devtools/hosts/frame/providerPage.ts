import type { PayAnswer } from '../page/messages'
import { loading } from './sheets'
import { say } from './texts'

/** How long the provider's page is shown before it decides, in milliseconds. */
const SHOWN_MS = 900

const outcomes = { success: 'approve', failed: 'refuse', unknown: 'pending' } as const

/**
 * Decides at the provider's page of H5 as the bar has set it. Returns the address that the provider leads back to, `back` where the customer goes
 * back instead, and nothing where the provider does not answer.
 */
export async function payAsSet(session: string, answer: PayAnswer): Promise<string | undefined> {
  loading(answer === 'hang' ? say('payHangs') : say('paying'))
  if (answer === 'hang') return undefined
  await new Promise((resolve) => setTimeout(resolve, SHOWN_MS))
  loading(undefined)
  if (answer === 'cancel') return 'back'
  const decided = await fetch('/sandbox/provider/outcome', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session, outcome: outcomes[answer] }),
  })
  if (!decided.ok) return 'back'
  const { data } = (await decided.json()) as { data: { returnUrl: string } }
  return data.returnUrl || 'back'
}
