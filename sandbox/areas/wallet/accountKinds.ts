import type { AccountKind } from '@/contract/wallet/accounts'
import type { FeeRule } from '@/lib/fee'
import { hourMs } from '../../beijing'
import type { Text } from '../../language'

interface KindFacts extends FeeRule {
  /** What it is called; a card has the name of its bank. */
  name: Text
  /** When money arrives there. */
  arrival: Text
  /** The latest of it, counted from the withdrawal. */
  arrivalMs: number
}

/** What kinds of accounts cost, and when money arrives there. */
export const accountKinds: Readonly<Record<AccountKind, KindFacts>> = {
  bank: {
    name: { zh: '银行卡', en: 'Bank card' },
    arrival: { zh: '预计两小时内到账', en: 'Within two hours' },
    arrivalMs: 2 * hourMs,
    feeRate: 0,
    feeMin: 0,
  },
  alipay: {
    name: { zh: '支付宝', en: 'Alipay' },
    arrival: { zh: '预计十分钟内到账', en: 'Within ten minutes' },
    arrivalMs: hourMs / 6,
    feeRate: 10,
    feeMin: 10,
  },
  wechat: {
    name: { zh: '微信零钱', en: 'WeChat balance' },
    arrival: { zh: '在微信确认收款后立即到账', en: 'As soon as you confirm it in WeChat' },
    arrivalMs: hourMs / 6,
    feeRate: 10,
    feeMin: 10,
  },
}
