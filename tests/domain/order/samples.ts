import type { MemberOrderInfoRes } from '@/contract/member/orderInfo'
import type { OrderDetail, OrderDetailRes } from '@/contract/order/detail'
import type { ConfirmOrderInfoRes, MemberCoupon } from '@/contract/order/place'

export const best: MemberCoupon = {
  couponId: 'best',
  name: '满 30 减 5 元',
  discountAmount: 500,
  transAmount: 4_250,
  totalDiscountAmount: 750,
  endTime: 0,
  usable: true,
}

export const small: MemberCoupon = {
  ...best,
  couponId: 'small',
  discountAmount: 200,
  transAmount: 4_550,
  totalDiscountAmount: 450,
}

export const ended: MemberCoupon = { ...best, couponId: 'ended', usable: false, reason: '该优惠券已过期' }

/** The data of the confirm screen: a phone recharge for a member with two usable coupons. */
export const confirmInfo: ConfirmOrderInfoRes = {
  goods: {
    goodsId: 'g',
    title: '话费',
    picture: '',
    rechargeTypeName: '50 元',
    kind: 'phone',
    price: 5_000,
    maxQuantity: 10,
  },
  order: { quantity: 1, goodsAmount: 5_000, memberDiscountAmount: 250, transAmount: 4_750 },
  memberCoupons: [best, small, ended],
  bestMemberCoupon: best,
  memberStatus: { isVip: true, tip: '会员专享优惠' },
}

export const placed = (orderId: string) => ({ orderId, payAmount: 4_250, payDeadline: 0 })

/** An order as the server shows it. */
export const detailRes = (facts: Partial<OrderDetail> = {}, now = 1_000_000): OrderDetailRes => {
  const order: OrderDetail = {
    orderId: 'M1',
    state: 'unpaid',
    stateText: '待支付',
    goods: { goodsId: 'g', title: '话费', picture: '', rechargeType: 't', rechargeTypeName: '50 元', kind: 'phone' },
    quantity: 1,
    goodsAmount: 5_000,
    memberDiscountAmount: 0,
    couponDiscountAmount: 0,
    payAmount: 5_000,
    rechargeAccount: '13800138000',
    createdAt: 0,
    payDeadline: now + 60_000,
    cardCodes: [],
    ...facts,
  }
  const payable = order.state === 'unpaid' || order.state === 'paying'
  return {
    orderDetail: order,
    ...(payable ? { payParams: { orderId: order.orderId, amount: order.payAmount, deductType: 1 } } : {}),
    now,
  }
}

/** An unpaid order of a membership for three months as the server shows it. */
export const memberOrder = (facts: Partial<MemberOrderInfoRes> = {}): MemberOrderInfoRes => ({
  vipType: 'fei_yue',
  title: '会员 3 个月',
  months: 3,
  payAmount: 4_990,
  createdAt: 0,
  payDeadline: 9_000_000,
  state: 'unpaid',
  deductType: 1,
  ...facts,
})
