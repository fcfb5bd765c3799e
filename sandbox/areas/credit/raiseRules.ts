import type { Fen } from '@/contract/endpoint'
import type { Text } from '../../language'
import { type Decided, raiseStatus } from './quotaRules'

/** What one raise adds. */
export const RAISE: Fen = 200_000

/** How long a raise is in review. */
export const REVIEW_MS = 60_000

interface Raise extends Decided {
  quotaBefore: Fen
  quotaWanted: Fen
}

/** How a raise is decided: a customer whose subsidy account is open (`xbtStatus` 2) gets it. */
export const decisionFor = (xbtStatus: number): Raise['decision'] => (xbtStatus === 2 ? 'raised' : 'refused')

/** The quota after the decision; while in review, what is asked for. */
export const quotaAfter = (raise: Raise, now: Date): Fen =>
  raiseStatus(raise, now) === 'refused' ? raise.quotaBefore : raise.quotaWanted

/** Why a raise is refused. */
export const refusedReason: Text = {
  zh: '补贴账户尚未开通，暂不能提额',
  en: 'Your subsidy account is not open yet, so the quota cannot be raised',
}
