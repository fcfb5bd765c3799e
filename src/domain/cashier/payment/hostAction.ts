import type { HostPayOutcome } from '@/platform/payPort'

/**
 * What follows on each ending of the host's sheet (P10). The host proves nothing: `poll` asks the server until it decides;
 * `askOnce` asks as well, and goes back to the cashier when the payment is still open.
 */
export const afterHost: Record<HostPayOutcome, 'poll' | 'askOnce'> = {
  done: 'poll',
  unknown: 'poll',
  cancelled: 'askOnce',
  failed: 'askOnce',
}
