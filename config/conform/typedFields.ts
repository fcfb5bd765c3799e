import { freeActivityCode } from '../../src/contract/activity/free'
import type { Known } from './known'

/** Fields of a request by their names: what a customer types or the app has built in, or where an earlier answer tells it. */
export type Fields = Readonly<Record<string, string | number | readonly string[] | ((known: Known) => unknown)>>

/** The first value of a field in the answers of a call. */
const from =
  (call: string, field: string) =>
  (known: Known): unknown =>
    known.first(field, call)

/** The first that any of these calls has told. */
const fromAny =
  (...sources: readonly (readonly [string, string])[]) =>
  (known: Known): unknown =>
    sources.map(([call, field]) => known.first(field, call)).find((value) => value !== undefined)

/** A field of the first row of a call's answer that is in this state. */
const ofRow =
  (call: string, field: string, state: string, wanted: string) =>
  (known: Known): unknown =>
    known.ofRow(call, field, [state, wanted])

const mallOrder = fromAny(['order', 'orderId'], ['orderList', 'orderId'])
const certificate = { certificateId: from('paidOffApplyList', 'certificateId') } as const

/** What belongs into the requests of calls, where it is not simply the value of the same name in any earlier answer. */
export const typed: Readonly<Record<string, Fields>> = {
  // A word would be added to the customer's searches.
  shopSearch: { categoryId: from('category', 'categoryId') },
  goods: { goodsId: fromAny(['goodsList', 'goodsId'], ['shop', 'goodsId'], ['index', 'goodsId']) },
  getTransactionPrice: { goodsId: from('goods', 'goodsId') },
  confirmOrderInfo: { goodsId: from('goods', 'goodsId'), rechargeType: from('goods', 'type'), quantity: 1 },
  orderDetail: { orderId: mallOrder },
  paymentInfo: { orderId: mallOrder },
  copyOrderInfo: { orderId: mallOrder },
  memberOrderInfo: {
    orderId: fromAny(['createVipOrder', 'orderId'], ['vipInfo', 'orderId'], ['orderRenewLog', 'orderId']),
  },

  coinOrderDetail: { orderId: fromAny(['exchange', 'orderId'], ['logs', 'orderId']) },
  getOcrInfo: { orderId: from('idCardCreate', 'orderId') },
  getOcrCard: { orderId: from('ocrCardCreate', 'orderId') },
  challengeItem: { orderId: from('faceCreate', 'orderId') },
  freeGroup: { groupId: from('freeGroups', 'groupId') },
  helperInfo: { inviterUserId: from('userInfo', 'userId') },
  couponDetail: { couponId: from('couponList', 'couponId') },
  withdrawDetail: { withdrawId: from('withdrawList', 'withdrawId') },
  paidOffCheck: { loanIds: (known) => asList(known.first('loanId', 'paidOffGet')) },
  paidOffDocument: certificate,
  oneKeyQuery: { bindNo: from('preSign', 'bindNo') },
  // The number of a card that no bank has given out, with the first digits of one that has.
  bankInfo: { cardNo: '6222020000000000000' },
  getSchema: { code: 'xyf_xbt_01' },
  getActivityConfig: { code: freeActivityCode },
  getActivityItems: { code: freeActivityCode },
  tagCompute: { tagKeys: ['conform'] },
  decisionByScene: { sceneKeys: ['conform'] },
  thirdPartyPrepare: { partner: from('granted', 'partner') },
  takeCoupon: { offerId: ofRow('couponSale', 'offerId', 'state', 'can_receive') },
  getBonus: { taskId: ofRow('bonusTasks', 'taskId', 'state', 'done') },
  openPacket: { packetId: ofRow('redPackets', 'packetId', 'state', 'unopened') },
  startFreeGroup: { itemId: ofRow('getActivityItems', 'itemId', 'state', 'todo') },
  takeActivityReward: {
    code: freeActivityCode,
    itemId: ofRow('getActivityItems', 'itemId', 'state', 'done'),
  },
  receiveRight: { itemId: ofRow('vipRights', 'itemId', 'receiveStatus', 'can_receive') },
  receiveGift: { itemId: from('surpriseInfo', 'itemId') },
  receiveRights: { rightId: ofRow('orderUseRightsInfo', 'rightId', 'state', 'can_receive') },
  getLimitUpRight: { rightId: from('limitUpRights', 'rightId') },
  getExtraRight: { rightId: from('extraRights', 'rightId') },
  packItem: { itemId: from('userRightsPack', 'itemId') },
  payQuery: { bizNo: from('createAndPay', 'bizNo'), bizType: 'MALL_ORDER' },
  alipayLook: { bizNo: from('alipayCreate', 'bizNo') },
  wxpayLook: { bizNo: from('wxpayCreate', 'bizNo') },
  render: {
    bizInfo: (known) => {
      const orderId = mallOrder(known)
      return orderId === undefined ? undefined : JSON.stringify({ bizType: 'MALL_ORDER', orderId })
    },
  },
}

const asList = (value: unknown): unknown => (value === undefined ? undefined : [value])
