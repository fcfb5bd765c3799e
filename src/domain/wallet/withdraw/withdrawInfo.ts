import type { PayoutAccount, WithdrawAccountRes } from '@/contract/wallet/accounts'
import type { WalletRow } from '@/contract/wallet/movements'
import type { WithdrawReq } from '@/contract/wallet/withdraw'
import { openWithdrawalKey, withdrawInfoKeys } from '@/domain/session/customerKeys'
import { keptIntent } from '@/domain/session/keptIntent'
import { count, flag, list, oneOf, record, text } from '@/lib/parsers'
import { storedForLaunch } from '@/platform/storage/stored'

const asForm = (value: unknown): WithdrawReq | undefined =>
  record(
    value,
    { accountId: (id) => text(id, 64, /^.+$/), amount: count, fee: count },
    { code: (code) => text(code, 6, /^\d{6}$/) },
  )

/**
 * The withdrawal whose answer was lost, and its id: it is asked about before another one is made, so that money never leaves twice.
 */
export const { open: unconfirmedWithdrawal, intents: withdrawIntents } = keptIntent(openWithdrawalKey, asForm)

const id = (value: unknown) => text(value, 64, /^.+$/)
const label = (value: unknown) => text(value, 200)

const asAccount = (value: unknown): PayoutAccount | undefined =>
  record(value, {
    accountId: id,
    kind: (kind) => oneOf(kind, ['bank', 'alipay', 'wechat'] as const),
    name: label,
    masked: label,
    isDefault: flag,
    arrival: label,
    feeRate: count,
    feeMin: count,
  })

const asRow = (value: unknown): WalletRow | undefined =>
  record(
    value,
    {
      rowId: id,
      title: label,
      amount: count,
      direction: (direction) => oneOf(direction, ['in', 'out'] as const),
      time: count,
    },
    { expireTime: count, orderId: label, withdrawId: label },
  )

const asRows = (value: unknown) => list(value, asRow, 5)

/** What the withdrawal knows of the wallet, each value under its own name. */
const [accountInfo, moneyAddLog, moneyAmount, recentExpireInfo, moneyOutLog] = withdrawInfoKeys

export const withdrawInfo = {
  account_info: storedForLaunch(accountInfo, (value) => list(value, asAccount, 20)),
  money_add_log: storedForLaunch(moneyAddLog, asRows),
  money_amount: storedForLaunch(moneyAmount, count),
  recent_expire_info: storedForLaunch(recentExpireInfo, (value) => record(value, { amount: count, time: count })),
  money_out_log: storedForLaunch(moneyOutLog, asRows),
}

/** Keeps what the server has answered. */
export function keepWithdrawInfo(info: WithdrawAccountRes): void {
  withdrawInfo.account_info.write(info.account_info)
  withdrawInfo.money_add_log.write(info.money_add_log)
  withdrawInfo.money_amount.write(info.money_amount)
  withdrawInfo.money_out_log.write(info.money_out_log)
  if (info.recent_expire_info) withdrawInfo.recent_expire_info.write(info.recent_expire_info)
  else withdrawInfo.recent_expire_info.remove()
}

/** What was kept, to be shown until the server answers; undefined unless every value is there. */
export function keptWithdrawInfo(): WithdrawAccountRes | undefined {
  const account_info = withdrawInfo.account_info.read()
  const money_amount = withdrawInfo.money_amount.read()
  const money_add_log = withdrawInfo.money_add_log.read()
  const money_out_log = withdrawInfo.money_out_log.read()
  const recent_expire_info = withdrawInfo.recent_expire_info.read()
  if (!account_info || money_amount === undefined || !money_add_log || !money_out_log) return undefined
  return { account_info, money_amount, money_add_log, money_out_log, ...(recent_expire_info && { recent_expire_info }) }
}
