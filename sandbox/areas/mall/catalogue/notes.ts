import type { Text } from '../../../language'

/** For goods sent to a phone number. */
export const phoneNotes: readonly Text[] = [
  { zh: '请核对手机号，充值成功后无法撤回。', en: 'Check the number: a completed top-up cannot be reversed.' },
  {
    zh: '一般 5 分钟内到账，月初月末最长 24 小时。',
    en: 'Usually there within 5 minutes, at month ends within 24 hours.',
  },
  {
    zh: '停机、空号及携号转网号码可能充值失败，失败自动原路退款。',
    en: 'Suspended, unassigned or ported numbers may fail; a failed top-up is refunded automatically.',
  },
]

/** For goods sent to an account of the brand. */
export const accountNotes: readonly Text[] = [
  {
    zh: '请填写已注册的账号，权益到账后不支持转移。',
    en: 'Enter a registered account: benefits cannot be moved once delivered.',
  },
  { zh: '同一账号重复购买，有效期自动顺延。', en: 'Buying again for the same account extends its term.' },
  { zh: '会员到期不自动续费，可放心购买。', en: 'Membership ends by itself and never renews automatically.' },
]

/** For goods delivered as a card code. */
export const cardNotes: readonly Text[] = [
  { zh: '支付成功后可在订单详情查看卡号与卡密。', en: 'Number and code appear in the order details after payment.' },
  { zh: '请在有效期内使用，卡密请勿泄露给他人。', en: 'Use the code before it expires and do not share it.' },
  {
    zh: '卡密发放后不支持自动退款，有问题请联系客服。',
    en: 'A delivered code is not refunded by itself; ask customer service.',
  },
]

const unusedNote: Text = {
  zh: '付款后 90 天内未使用，到期自动原路退款。',
  en: 'Unused for 90 days after payment, it is refunded automatically.',
}

/** For vouchers shown in a shop. */
export const voucherNotes: readonly Text[] = [
  { zh: '到店出示订单中的二维码，由店员扫码核销。', en: 'Show the QR code of your order to the staff in the shop.' },
  {
    zh: '节假日通用，每桌每次限用一张，特殊说明除外。',
    en: 'Valid on holidays; one voucher per visit unless stated otherwise.',
  },
  { zh: '不兑现、不找零。', en: 'No cash or change.' },
  unusedNote,
]

/** For services done at the customer's home. */
export const serviceNotes: readonly Text[] = [
  { zh: '购买后请凭券码提前 1 天预约上门时间。', en: 'Book a visit with the code at least 1 day ahead.' },
  { zh: '远郊地区请先咨询客服。', en: 'Ask customer service first for remote areas.' },
  unusedNote,
]
