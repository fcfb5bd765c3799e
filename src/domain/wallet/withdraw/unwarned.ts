import { unwarnedAccountsKey } from '@/domain/session/customerKeys'
import { list, text } from '@/lib/parsers'
import { stored } from '@/platform/storage/stored'

const kept = stored(unwarnedAccountsKey, (value) => list(value, (id) => text(id, 64, /^.+$/), 20))

/** Payout accounts that were bound on this device: the reminder of fraud is read before money goes to one of them for the first time. */
export const unwarned = {
  has: (accountId: string | undefined): boolean => accountId !== undefined && (kept.read() ?? []).includes(accountId),
  /** A new account is bound. */
  add: (accountId: string): boolean => kept.write([...(kept.read() ?? []).slice(-19), accountId]),
  /** The reminder has been read to its end. */
  clear: (): void => kept.remove(),
}
