import { cardless, customer, member, type SeededPerson } from './person'

/** Customers who invite friends, at each point of it, and one who was invited. */
export const inviters: readonly SeededPerson[] = [
  customer('13800138060', '阿祝', '祝安', {
    zh: '助力领会员还差一位好友；有各种状态的邀请红包',
    en: 'One friend short of a free membership; has red packets in every state',
  }),
  member('13800138061', '小盈', '满盈', {
    zh: '三位好友已助力，会员已到账',
    en: 'Three friends have helped, and the membership was given',
  }),
  customer('13800138062', '阿逾', '余期', {
    zh: '助力已超时，可重新发起',
    en: 'The time for friends to help has run out',
  }),
  cardless('13800138063', '小邀', '姚新', {
    zh: '刚通过好友链接注册，可为好友助力',
    en: 'Has just signed up by a friend’s link, and can help',
  }),
]
