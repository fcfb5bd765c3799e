import type { SeededPerson } from './person'

/** Customers of the mall, with their orders, coupons and money. */
export const shoppers: readonly SeededPerson[] = [
  {
    mobile: '13800138000',
    nickName: '新朋友',
    realName: '林晓',
    xbtStatus: 0,
    note: { zh: '未注册的号码，登录后成为新用户', en: 'Not registered: signing in makes a new user' },
  },
  {
    mobile: '13800138001',
    userId: 101,
    nickName: '小雨',
    realName: '陈雨桐',
    note: { zh: '已注册，绑定一张银行卡，有一张优惠券', en: 'Registered, one bank card, one coupon' },
  },
  {
    mobile: '13800138002',
    userId: 102,
    nickName: '阿森',
    realName: '周森',
    isVip: true,
    note: {
      zh: '会员，有优惠券、余额和各种状态的订单',
      en: 'Member with coupons, a balance and orders in several states',
    },
  },
  {
    mobile: '13800138003',
    userId: 103,
    nickName: '米粒',
    realName: '何敏',
    note: { zh: '有一笔待支付的订单', en: 'Has an order waiting for payment' },
  },
  {
    mobile: '13800138004',
    userId: 104,
    nickName: '老高',
    realName: '高建国',
    note: {
      zh: '钱包有余额，有各种状态的提现记录和 12 份结清证明',
      en: 'Has money in the wallet, withdrawals in every state, and 12 settlement certificates',
    },
  },
  {
    mobile: '13800138005',
    userId: 105,
    nickName: '安然',
    realName: '许安然',
    note: {
      zh: '还没有订单，有余额不足和到账慢的测试卡',
      en: 'No orders yet; has a card without money and a slow one',
    },
  },
  {
    mobile: '13800138006',
    userId: 106,
    nickName: '静静',
    realName: '沈静',
    isVip: true,
    note: { zh: '被标记为多次投诉的会员（灰度 B 组）', en: 'Member flagged for complaints (grey group B)' },
  },
  {
    mobile: '13800138007',
    userId: 107,
    nickName: '大鹏',
    realName: '吴鹏',
    note: {
      zh: '老用户，还没有订单，三笔贷款均已结清',
      en: 'An old customer without orders whose three loans are settled',
    },
  },
  {
    mobile: '13800138008',
    userId: 108,
    nickName: '金豆',
    realName: '罗金',
    note: { zh: '金卡会员，有 5 000 金币', en: 'A gold member with 5 000 coins' },
  },
  {
    mobile: '13800138009',
    userId: 109,
    nickName: '空空',
    realName: '孟可',
    xbtStatus: 1,
    note: { zh: '没有银行卡，补贴账户审核中', en: 'No bank card, subsidy account in review' },
  },
  {
    mobile: '13800138025',
    userId: 125,
    nickName: '券券',
    realName: '全优',
    isVip: true,
    note: {
      zh: '会员，各种状态的优惠券：可用、即将过期、待支付订单占用、已用、已退回、已过期',
      en: 'Member with coupons in every state: usable, ending soon, held by an order, used, given back, expired',
    },
  },
  {
    mobile: '13800138026',
    userId: 126,
    nickName: '新新',
    realName: '辛新',
    note: { zh: '新用户，已领取新人优惠券', en: 'A new customer who has received the welcome coupons' },
  },
]
