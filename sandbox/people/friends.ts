import type { SeededPerson } from './person'

/** Customers who get goods for free together. */
export const friends: readonly SeededPerson[] = [
  {
    mobile: '13800138071',
    userId: 171,
    nickName: '阿龙',
    realName: '龙腾',
    note: { zh: '免费领接龙：进行中、已满员、已超时均有', en: 'Groups for free goods in every state' },
  },
  {
    mobile: '13800138072',
    userId: 172,
    nickName: '接接',
    realName: '解洁',
    note: { zh: '加入了好友的免费领接龙', en: 'Is in groups for free goods of a friend' },
  },
]
