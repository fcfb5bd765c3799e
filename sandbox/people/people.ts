import type { Text } from '../language'

/** A seeded customer, chosen by phone number, at a point of the journey. All of them are invented. */
export interface Person {
  mobile: string
  /** Absent where the number is not registered yet. */
  userId?: number
  nickName: string
  realName: string
  xbtStatus: 0 | 1 | 2
  /** Has a monthly membership that runs. */
  isVip: boolean
  /** Where on the journey this person stands, for the list. */
  note: Text
}

/** Everybody the sandbox knows at the start. */
export const people: readonly Person[] = [
  {
    mobile: '13800138000',
    nickName: '新朋友',
    realName: '林晓',
    xbtStatus: 0,
    isVip: false,
    note: { zh: '未注册的号码，登录后成为新用户', en: 'Not registered: signing in makes a new user' },
  },
  {
    mobile: '13800138001',
    userId: 101,
    nickName: '小雨',
    realName: '陈雨桐',
    xbtStatus: 2,
    isVip: false,
    note: { zh: '已注册，绑定一张银行卡，有一张优惠券', en: 'Registered, one bank card, one coupon' },
  },
  {
    mobile: '13800138002',
    userId: 102,
    nickName: '阿森',
    realName: '周森',
    xbtStatus: 2,
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
    xbtStatus: 2,
    isVip: false,
    note: { zh: '有一笔待支付的订单', en: 'Has an order waiting for payment' },
  },
  {
    mobile: '13800138004',
    userId: 104,
    nickName: '老高',
    realName: '高建国',
    xbtStatus: 2,
    isVip: false,
    note: { zh: '钱包有余额，有各种状态的提现记录', en: 'Has money in the wallet, and withdrawals in every state' },
  },
  {
    mobile: '13800138005',
    userId: 105,
    nickName: '安然',
    realName: '许安然',
    xbtStatus: 2,
    isVip: false,
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
    xbtStatus: 2,
    isVip: true,
    note: { zh: '被标记为多次投诉的会员（灰度 B 组）', en: 'Member flagged for complaints (grey group B)' },
  },
  {
    mobile: '13800138007',
    userId: 107,
    nickName: '大鹏',
    realName: '吴鹏',
    xbtStatus: 2,
    isVip: false,
    note: { zh: '老用户，还没有订单', en: 'An old customer without orders' },
  },
  {
    mobile: '13800138008',
    userId: 108,
    nickName: '金豆',
    realName: '罗金',
    xbtStatus: 2,
    isVip: false,
    note: { zh: '金卡会员，有 5 000 金币', en: 'A gold member with 5 000 coins' },
  },
  {
    mobile: '13800138009',
    userId: 109,
    nickName: '空空',
    realName: '孟可',
    xbtStatus: 1,
    isVip: false,
    note: { zh: '没有银行卡，补贴账户审核中', en: 'No bank card, subsidy account in review' },
  },
  {
    mobile: '13800138010',
    userId: 110,
    nickName: '阿续',
    realName: '郑续',
    xbtStatus: 2,
    isVip: true,
    note: { zh: '会员，自动续费已开启', en: 'Member whose renewal is on' },
  },
  {
    mobile: '13800138011',
    userId: 111,
    nickName: '小期',
    realName: '杜期',
    xbtStatus: 2,
    isVip: false,
    note: { zh: '会员已到期', en: 'Membership has ended' },
  },
  {
    mobile: '13800138012',
    userId: 112,
    nickName: '停停',
    realName: '梁停',
    xbtStatus: 2,
    isVip: true,
    note: { zh: '会员，自动续费已关闭', en: 'Member who has stopped the renewal' },
  },
  {
    mobile: '13800138013',
    userId: 113,
    nickName: '等等',
    realName: '邓登',
    xbtStatus: 2,
    isVip: false,
    note: {
      zh: '有一笔待支付的会员订单，可继续原支付',
      en: 'Has an unpaid membership order whose payment can be gone on with',
    },
  },
  {
    mobile: '13800138014',
    userId: 114,
    nickName: '寿星',
    realName: '宋寿',
    xbtStatus: 2,
    isVip: true,
    note: { zh: '会员，本月生日', en: 'Member whose birthday is this month' },
  },
  {
    mobile: '13800138015',
    userId: 115,
    nickName: '超哥',
    realName: '赵超',
    xbtStatus: 2,
    isVip: false,
    note: { zh: '飞跃超级会员，已提额', en: 'Super member whose quota was raised' },
  },
  {
    mobile: '13800138016',
    userId: 116,
    nickName: '欠欠',
    realName: '钱谦',
    xbtStatus: 2,
    isVip: false,
    note: { zh: '自动续费扣款失败（银行卡余额不足）', en: 'Renewal failed: the bank card has no money' },
  },
  {
    mobile: '13800138017',
    userId: 117,
    nickName: '候候',
    realName: '侯厚',
    xbtStatus: 2,
    isVip: false,
    note: { zh: '飞跃超级会员，提额审核中', en: 'Super member whose quota is in review' },
  },
  {
    mobile: '13800138018',
    userId: 118,
    nickName: '拒拒',
    realName: '居巨',
    xbtStatus: 2,
    isVip: false,
    note: { zh: '飞跃超级会员，提额被拒', en: 'Super member whose quota was not raised' },
  },
  {
    mobile: '13800138030',
    userId: 130,
    nickName: '小叶',
    realName: '叶知',
    xbtStatus: 0,
    isVip: false,
    note: { zh: '已注册，尚未认证身份，没有银行卡', en: 'Registered, nothing verified, no bank card' },
  },
  {
    mobile: '13800138031',
    userId: 131,
    nickName: '阿冉',
    realName: '苏冉',
    xbtStatus: 0,
    isVip: false,
    note: { zh: '身份证已读取，等待确认', en: 'ID card is read and waits for confirmation' },
  },
  {
    mobile: '13800138032',
    userId: 132,
    nickName: '小舟',
    realName: '范舟',
    xbtStatus: 0,
    isVip: false,
    note: { zh: '身份证已认证，等待人脸认证', en: 'ID card is verified, the face is next' },
  },
  {
    mobile: '13800138033',
    userId: 133,
    nickName: '阿锁',
    realName: '罗锁',
    xbtStatus: 0,
    isVip: false,
    note: { zh: '今日人脸认证次数已用完', en: 'No tries of the face check are left today' },
  },
  {
    mobile: '13800138034',
    userId: 134,
    nickName: '齐齐',
    realName: '齐全',
    xbtStatus: 0,
    isVip: false,
    note: {
      zh: '身份证、人脸和银行卡均已认证，可申请开卡',
      en: 'ID card, face and bank card are verified; can apply for the card',
    },
  },
  {
    mobile: '13800138035',
    userId: 135,
    nickName: '阿否',
    realName: '方否',
    xbtStatus: 0,
    isVip: false,
    note: { zh: '开卡申请未通过', en: 'The application for the card was refused' },
  },
  {
    mobile: '13800138036',
    userId: 136,
    nickName: '新卡',
    realName: '辛卡',
    xbtStatus: 2,
    isVip: false,
    note: { zh: '刚刚开卡，随卡获得一张优惠券', en: 'The card was just opened, with a coupon' },
  },
]

/** Those with an account. */
export const registeredPeople: readonly (Person & { userId: number })[] = people.flatMap((person) =>
  person.userId === undefined ? [] : [{ ...person, userId: person.userId }],
)

const AVATARS = 12

/** Number of the avatar of a seeded customer. */
export const avatarOf = (userId: number): number => ((userId - 101) % AVATARS) + 1
