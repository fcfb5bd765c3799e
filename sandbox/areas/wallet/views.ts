import type { WithdrawDetailRes, WithdrawRow, WithdrawStatus, WithdrawStep } from '@/contract/wallet/withdraw'
import { inLanguage, type Lang, type Text } from '../../language'
import { accountKinds } from './accountKinds'
import { cameBack } from './payoutState'
import type { WithdrawalRecord } from './withdrawals'

/** The sandbox's merchant and app at WeChat. */
const MERCHANT = { mchId: '1900000109', appId: 'wx0000000000000000' }

const stepTexts: Record<WithdrawStatus, Text> = {
  submitted: { zh: '提现申请已提交', en: 'Withdrawal submitted' },
  processing: { zh: '正在转账', en: 'The transfer is on its way' },
  to_confirm: { zh: '请在微信确认收款', en: 'Please accept the transfer in WeChat' },
  paid: { zh: '已到账', en: 'The money has arrived' },
  returned: { zh: '银行已退回，款项回到余额', en: 'Returned by the bank, the money is back in the balance' },
  expired: { zh: '超时未确认，款项回到余额', en: 'Not accepted in time, the money is back in the balance' },
}

/** What of a withdrawal its steps depend on. */
type StepFacts = Pick<WithdrawalRecord, 'status' | 'kind' | 'createdAt' | 'processingAt' | 'toConfirmAt' | 'endedAt'>

/** The steps of a withdrawal, done or ahead, in their order; the last one is how it ended, or that it will be paid. */
export function stepsOf(withdrawal: StepFacts, lang: Lang): WithdrawStep[] {
  const { status, kind, createdAt, processingAt, toConfirmAt, endedAt } = withdrawal
  const steps: [WithdrawStatus, Date | null][] = [
    ['submitted', createdAt],
    ['processing', processingAt],
    ...(kind === 'wechat' ? [['to_confirm', toConfirmAt] satisfies [WithdrawStatus, Date | null]] : []),
    [cameBack(status) ? status : 'paid', endedAt],
  ]
  return steps.map(([key, at]) => ({
    key,
    text: inLanguage(stepTexts[key], lang),
    ...(at ? { time: at.getTime() } : {}),
  }))
}

/** A withdrawal as a row of the list. */
export const asWithdrawRow = (withdrawal: WithdrawalRecord, lang: Lang): WithdrawRow => ({
  withdrawId: withdrawal.withdrawId,
  amount: withdrawal.amount,
  fee: withdrawal.fee,
  status: withdrawal.status,
  account: `${inLanguage(withdrawal.accountName, lang)} ${withdrawal.masked}`,
  createdTime: withdrawal.createdAt.getTime(),
})

/** A withdrawal with its steps, and what its status needs. */
export function asWithdrawDetail(withdrawal: WithdrawalRecord, lang: Lang): WithdrawDetailRes {
  const { status, kind, createdAt, reason, confirmBefore, package: name } = withdrawal
  const isComing = status === 'submitted' || status === 'processing'
  return {
    ...asWithdrawRow(withdrawal, lang),
    steps: stepsOf(withdrawal, lang),
    ...(isComing ? { expectedTime: createdAt.getTime() + accountKinds[kind].arrivalMs } : {}),
    ...(reason ? { reason: inLanguage(reason, lang) } : {}),
    ...(status === 'to_confirm' && name && confirmBefore
      ? { confirm: { ...MERCHANT, package: name, expireTime: confirmBefore.getTime() } }
      : {}),
  }
}
