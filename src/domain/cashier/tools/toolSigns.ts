import type { AssetType } from '@/contract/cashier'

/** Signs that stand for the providers' logos, the same in every language; a card has an icon. */
export const toolSigns: Record<AssetType, string> = { DEBIT_CARD: '', ALIPAY: '支', WECHATPAY: '微' }
