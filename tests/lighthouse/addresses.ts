import type { TestSandbox } from '@tests/sandbox/startSandbox'
import { goods } from '@/contract/mall/goods'
import { order } from '@/contract/order/place'

/** The customer who opens the screens. */
export const person = '13800138001'

/** The main screens. */
export const screenNames = ['home', 'mall', 'product', 'order confirm', 'h5-pay'] as const

/** The largest paint that each may have, as a multiple of the floor's. */
export const largestPaintAims: Record<(typeof screenNames)[number], number> = {
  home: 1,
  mall: 1,
  product: 1.3,
  'order confirm': 1.3,
  'h5-pay': 1.3,
}

/** Their addresses; the last one pays an order that is made here. */
export async function addressesOf(
  sandbox: TestSandbox,
  token: string,
): Promise<Record<(typeof screenNames)[number], string>> {
  const goodsId = '10101'
  const [first] = (await sandbox.call(goods, { goodsId }, { token })).data.rechargeTypes
  const details = { rechargeType: first?.type ?? '', quantity: 1, rechargeAccount: person }
  const made = await sandbox.call(
    order,
    { goodsId, ...details, transAmount: first?.price ?? 0 },
    { token, requestId: 'lighthouse' },
  )
  return {
    home: '/',
    mall: '/pages/mall/index',
    product: `/subPackages/pdp/index?goodsId=${goodsId}`,
    'order confirm': `/subPackages/order/confirm?goodsId=${goodsId}&rechargeType=${first?.type}&quantity=1`,
    'h5-pay': `/subPackages/xyfApp/h5-pay/index?orderId=${made.data?.orderId}&source=mall`,
  }
}
