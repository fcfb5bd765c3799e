import { customer, member, type SeededPerson } from './person'

/** Customers with a membership, at each point of its life. */
export const members: readonly SeededPerson[] = [
  member('13800138010', '阿续', '郑续', { zh: '会员，自动续费已开启', en: 'Member whose renewal is on' }),
  customer('13800138011', '小期', '杜期', { zh: '会员已到期', en: 'Membership has ended' }),
  member('13800138012', '停停', '梁停', { zh: '会员，自动续费已关闭', en: 'Member who has stopped the renewal' }),
  customer('13800138013', '等等', '邓登', {
    zh: '有一笔待支付的会员订单，可继续原支付',
    en: 'Has an unpaid membership order whose payment can be gone on with',
  }),
  member('13800138014', '寿星', '宋寿', { zh: '会员，本月生日', en: 'Member whose birthday is this month' }),
  member('13800138015', '超哥', '赵超', { zh: '飞跃超级会员，已提额', en: 'Super member whose quota was raised' }),
  customer('13800138016', '欠欠', '钱谦', {
    zh: '自动续费扣款失败（银行卡余额不足），有一笔未结清贷款',
    en: 'Renewal failed: the bank card has no money; one loan is not settled',
  }),
  member('13800138017', '候候', '侯厚', {
    zh: '飞跃超级会员，提额审核中',
    en: 'Super member whose quota is in review',
  }),
  {
    ...member('13800138018', '拒拒', '居巨', {
      zh: '飞跃超级会员，未申请补贴账户，提额被拒',
      en: 'Super member without the subsidy card, whose quota was not raised',
    }),
    xbtStatus: 0,
  },
]
