import type { SampleNumber } from '../../area'
import { sandboxBanks } from './banks'
import { numberEndingIn } from './numbers'

const sample = (tail: string, zh: string, en: string): SampleNumber => ({
  cardNo: numberEndingIn(sandboxBanks[0], tail, 1),
  effect: { zh, en },
})

/** Card numbers for a newcomer; the last four digits of any recognised number play the same. */
export const sampleNumbers: readonly SampleNumber[] = [
  sample('1234', '可以绑定，预留手机号为登录手机号', 'can be bound with the phone number of the login'),
  sample('0000', '可以绑定，支付时余额不足', 'can be bound, and has no money to pay with'),
  sample('9999', '可以绑定，银行处理较慢', 'can be bound; its bank answers slowly'),
  sample('2222', '提示持卡人与认证身份不一致', 'is refused as the card of another person'),
  sample('3333', '预留手机号为 139 0013 9000', 'has the phone number 139 0013 9000 at its bank'),
  sample('4444', '提示该卡已挂失', 'is refused as reported lost'),
  { cardNo: '6259010000000004', effect: { zh: '提示为信用卡', en: 'is refused as a credit card' } },
]
