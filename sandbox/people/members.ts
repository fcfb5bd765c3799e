import type { SeededPerson } from './person'

/** Customers with a membership, at each point of its life. */
export const members: readonly SeededPerson[] = [
  {
    mobile: '13800138010',
    userId: 110,
    nickName: '阿续',
    realName: '郑续',
    isVip: true,
    note: { zh: '会员，自动续费已开启', en: 'Member whose renewal is on' },
  },
  {
    mobile: '13800138011',
    userId: 111,
    nickName: '小期',
    realName: '杜期',
    note: { zh: '会员已到期', en: 'Membership has ended' },
  },
  {
    mobile: '13800138012',
    userId: 112,
    nickName: '停停',
    realName: '梁停',
    isVip: true,
    note: { zh: '会员，自动续费已关闭', en: 'Member who has stopped the renewal' },
  },
  {
    mobile: '13800138013',
    userId: 113,
    nickName: '等等',
    realName: '邓登',
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
    isVip: true,
    note: { zh: '会员，本月生日', en: 'Member whose birthday is this month' },
  },
  {
    mobile: '13800138015',
    userId: 115,
    nickName: '超哥',
    realName: '赵超',
    note: { zh: '飞跃超级会员，已提额', en: 'Super member whose quota was raised' },
  },
  {
    mobile: '13800138016',
    userId: 116,
    nickName: '欠欠',
    realName: '钱谦',
    note: {
      zh: '自动续费扣款失败（银行卡余额不足），有一笔未结清贷款',
      en: 'Renewal failed: the bank card has no money; one loan is not settled',
    },
  },
  {
    mobile: '13800138017',
    userId: 117,
    nickName: '候候',
    realName: '侯厚',
    note: { zh: '飞跃超级会员，提额审核中', en: 'Super member whose quota is in review' },
  },
  {
    mobile: '13800138018',
    userId: 118,
    nickName: '拒拒',
    realName: '居巨',
    note: { zh: '飞跃超级会员，提额被拒', en: 'Super member whose quota was not raised' },
  },
]
