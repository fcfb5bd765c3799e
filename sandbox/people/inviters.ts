import type { SeededPerson } from './person'

/** Customers who invite friends, at each point of it, and one who was invited. */
export const inviters: readonly SeededPerson[] = [
  {
    mobile: '13800138060',
    userId: 160,
    nickName: '阿祝',
    realName: '祝安',
    note: {
      zh: '助力领会员还差一位好友；有各种状态的邀请红包',
      en: 'One friend short of a free membership; has red packets in every state',
    },
  },
  {
    mobile: '13800138061',
    userId: 161,
    nickName: '小盈',
    realName: '满盈',
    isVip: true,
    note: { zh: '三位好友已助力，会员已到账', en: 'Three friends have helped, and the membership was given' },
  },
  {
    mobile: '13800138062',
    userId: 162,
    nickName: '阿逾',
    realName: '余期',
    note: { zh: '助力已超时，可重新发起', en: 'The time for friends to help has run out' },
  },
  {
    mobile: '13800138063',
    userId: 163,
    nickName: '小邀',
    realName: '姚新',
    xbtStatus: 0,
    note: { zh: '刚通过好友链接注册，可为好友助力', en: 'Has just signed up by a friend’s link, and can help' },
  },
]
