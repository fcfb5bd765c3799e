import type { AssetType } from '@/contract/cashier'
import type { Text } from '../../language'

/** What payment tools are called where the bank does not matter. */
export const toolTexts: Record<AssetType, Text> = {
  DEBIT_CARD: { zh: '银行卡', en: 'Bank card' },
  ALIPAY: { zh: '支付宝', en: 'Alipay' },
  WECHATPAY: { zh: '微信支付', en: 'WeChat Pay' },
}
