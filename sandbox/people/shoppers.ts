import { customer, member, type SeededPerson } from './person'

/** Customers of the mall, with their orders, coupons and money. */
export const shoppers: readonly SeededPerson[] = [
  {
    mobile: '13800138000',
    nickName: '新朋友',
    realName: '林晓',
    xbtStatus: 0,
    note: { zh: '未注册的号码，登录后成为新用户', en: 'Not registered: signing in makes a new user' },
  },
  customer('13800138001', '小雨', '陈雨桐', {
    zh: '已注册，绑定一张银行卡，有一张优惠券',
    en: 'Registered, one bank card, one coupon',
  }),
  member('13800138002', '阿森', '周森', {
    zh: '会员，有优惠券、余额和各种状态的订单',
    en: 'Member with coupons, a balance and orders in several states',
  }),
  customer('13800138003', '米粒', '何敏', { zh: '有一笔待支付的订单', en: 'Has an order waiting for payment' }),
  customer('13800138004', '老高', '高建国', {
    zh: '钱包有余额，有各种状态的提现记录和 12 份结清证明',
    en: 'Has money in the wallet, withdrawals in every state, and 12 settlement certificates',
  }),
  customer('13800138005', '安然', '许安然', {
    zh: '还没有订单，有余额不足和到账慢的测试卡',
    en: 'No orders yet; has a card without money and a slow one',
  }),
  member('13800138006', '静静', '沈静', {
    zh: '被标记为多次投诉的会员（灰度 B 组）',
    en: 'Member flagged for complaints (grey group B)',
  }),
  customer('13800138007', '大鹏', '吴鹏', {
    zh: '老用户，还没有订单，三笔贷款均已结清',
    en: 'An old customer without orders whose three loans are settled',
  }),
  member('13800138008', '金豆', '罗金', { zh: '金卡会员，有 5 000 金币', en: 'A gold member with 5 000 coins' }),
  {
    ...customer('13800138009', '空空', '孟可', {
      zh: '没有银行卡，补贴账户审核中',
      en: 'No bank card, subsidy account in review',
    }),
    xbtStatus: 1,
  },
  member('13800138025', '券券', '全优', {
    zh: '会员，各种状态的优惠券：可用、即将过期、待支付订单占用、已用、已退回、已过期',
    en: 'Member with coupons in every state: usable, ending soon, held by an order, used, given back, expired',
  }),
  customer('13800138026', '新新', '辛新', {
    zh: '新用户，已领取新人优惠券',
    en: 'A new customer who has received the welcome coupons',
  }),
]
