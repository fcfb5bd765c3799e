import type { CreditStatusRes } from '@/contract/identity/steps'
import { isProved, nextStep } from './steps'

/** Areas whose screens need to know who the customer is, and no open card. */
const needPerson: readonly string[] = ['wallet', 'bank']

/**
 * Whether what a screen of this area waits for is done, so that the customer who came from there returns: the person for a withdrawal, an
 * account or a card; every step for all others. False where they came from no screen of this app.
 */
export const isEnough = (status: Pick<CreditStatusRes, 'steps' | 'next'>, area: string | undefined): boolean =>
  area !== undefined && (needPerson.includes(area) ? isProved(status) : nextStep(status) === 'none')
