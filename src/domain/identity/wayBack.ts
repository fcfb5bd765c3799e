import type { CreditStatusRes } from '@/contract/identity/steps'
import { parseAddress } from '@/navigate'
import { isProved, nextStep } from './steps'

/** Areas whose screens need to know who the customer is, and no open card. */
const needPerson: readonly string[] = ['wallet', 'bank']

/**
 * The address of the screen that the customer came from, once what it waited for is done: the person for a withdrawal, an account or a card;
 * every step for all others. Undefined before, and for an address that is none of this app.
 */
export function wayBack(status: Pick<CreditStatusRes, 'steps' | 'next'>, redirect = ''): string | undefined {
  const area = parseAddress(redirect)?.route.area
  if (area === undefined) return undefined
  const isEnough = needPerson.includes(area) ? isProved(status) : nextStep(status) === 'none'
  return isEnough ? redirect : undefined
}
