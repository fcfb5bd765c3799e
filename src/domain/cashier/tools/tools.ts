import type { AssetType } from '@/contract/cashier'
import { pay } from '@/platform/pay'
import { alipay } from './alipay'
import { debitCard } from './debitCard'
import type { PayTool } from './tool'
import { wechatPay } from './wechatPay'

/** Every tool there is; a new one does not compile until it stands here. */
export const tools: Record<AssetType, PayTool> = { DEBIT_CARD: debitCard, ALIPAY: alipay, WECHATPAY: wechatPay }

/** The tools that this host can run; others are not offered. */
export const offered = <T extends { assetType: AssetType }>(list: readonly T[]): T[] =>
  list.filter(({ assetType }) => pay.tools.includes(assetType))
