import type { AssetType } from '@/contract/cashier'
import { payWay } from '@/contract/paysystem'
import { call } from '@/request/call'
import { orElse } from '@/request/orElse'

/** Tells the server which kind of tool the customer likes best. It is only a wish: a failure is neither shown nor tried again. */
export async function rememberPayWay(assetType: AssetType): Promise<void> {
  await orElse(call(payWay, { assetType }, { toast: false }))
}
