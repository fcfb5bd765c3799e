import type { RechargeKind } from '@/contract/mall/goods'
import type { FieldRule } from '@/lib/form'
import { type AccountProblem, accountProblem, settledAccount, typedAccount } from '../account'

/**
 * The field for the phone or the account that an order is delivered to.
 * @param kindOf what kind of account the goods want, known once they are loaded
 */
export const accountRule = (kindOf: () => RechargeKind): FieldRule<AccountProblem> => ({
  typed: (before, text) => typedAccount(kindOf(), before, text),
  settled: (text) => settledAccount(kindOf(), text),
  problem: (text) => accountProblem(kindOf(), text),
})
