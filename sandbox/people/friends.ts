import { customer, type SeededPerson } from './person'

/** Customers who get goods for free together. */
export const friends: readonly SeededPerson[] = [
  customer('13800138071', '阿龙', '龙腾', {
    zh: '免费领接龙：进行中、已满员、已超时均有',
    en: 'Groups for free goods in every state',
  }),
  customer('13800138072', '接接', '解洁', {
    zh: '加入了好友的免费领接龙',
    en: 'Is in groups for free goods of a friend',
  }),
]
