import { shortAmount, shortYuan } from '@/lib/money'
import { coupon as en } from './en/coupon'
import { catalogue } from './language'

export const coupon = {
  from: (fen: number) => `满 ${shortAmount(fen)} 元可用`,
  fromNothing: '无门槛',
  endingSoon: '即将过期',
  timeLeft: '仅剩',
  until: (time: string) => `有效期至 ${time}`,
  endedOn: (time: string) => `已于 ${time} 过期`,
  receivedOn: (day: string) => `${day} 领取`,
  use: '去使用',
  doFirst: '去开通',
  toOrder: '查看订单',
  states: { usable: '可使用', held: '使用中', used: '已使用', expired: '已过期' },

  tabsLabel: '优惠券状态',
  tabs: { usable: '可使用', used: '已使用', expired: '已过期' },
  tab: (name: string, count: number) => (count > 0 ? `${name} ${count}` : name),
  none: {
    usable: { text: '还没有可用的优惠券', hint: '领到的优惠券会显示在这里' },
    used: { text: '还没有使用过优惠券', hint: '使用过的优惠券会显示在这里' },
    expired: { text: '没有过期的优惠券', hint: '过期的优惠券会显示在这里' },
  },
  toSale: '去领券',
  savingLabel: '单张最高可减（元）',
  listHint: '每单限用一张，自领取起 30 天内有效',

  places: { sale: '领券中心', member: '会员券', loan: '借款券', exchange: '兑换码' },

  toList: '查看我的优惠券',
  facts: {
    scope: '适用范围',
    source: '来源',
    received: '领取时间',
    ends: '到期时间',
    used: '使用时间',
    number: '券编号',
  },
  returned: '订单取消后已退回',
  returnedBy: (orderId: string) => `订单 ${orderId}`,
  rules: '使用规则',

  take: '立即领取',
  taken: '已领取',
  takenToast: '领取成功，已放入优惠券',
  left: (count: number) => (count > 0 ? `剩 ${count} 张` : '已领完'),
  validDays: '领取后 30 天内有效',
  saleTitle: '领券中心',
  saleText: (count: number) => (count > 0 ? `今天还有 ${count} 张可领` : '可领的都在“我的优惠券”里了'),
  noOffers: '暂时没有可领的优惠券',
  noOffersHint: '新券上架后会显示在这里',
  mine: '我的优惠券',

  memberTitle: '会员优惠券',
  memberSaving: (fen: number) => `单张最高减 ${shortYuan(fen)}`,
  memberHint: '会员权益发放的优惠券都在这里',
  memberMore: '领取会员权益',
  memberMoreDetail: '每个会员月可领一项生活权益',
  toMember: '去会员页',

  loanTitle: '借款优惠券单张最高抵扣（元）',
  loanHint: '借款免息、还款立减，按券面金额抵扣',
  cardShut: '开通补贴账户后可用',
  cardShutDetail: '完成身份认证即可申请开通',
  calculator: '分期试算',
  calculatorDetail: '先算一算每期还多少',
  offersTitle: '可领取',
  mineTitle: '我的借款优惠券',
}

/** Words of coupons, on every screen that has them. */
export const couponWords = catalogue({ 'zh-CN': coupon, en })
