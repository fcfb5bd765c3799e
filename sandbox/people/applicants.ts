import type { SeededPerson } from './person'

/** Customers on the way to the card: each step of the identity, and what came of the application. */
export const applicants: readonly SeededPerson[] = [
  {
    mobile: '13800138030',
    userId: 130,
    nickName: '小叶',
    realName: '叶知',
    xbtStatus: 0,
    note: { zh: '已注册，尚未认证身份，没有银行卡', en: 'Registered, nothing verified, no bank card' },
  },
  {
    mobile: '13800138031',
    userId: 131,
    nickName: '阿冉',
    realName: '苏冉',
    xbtStatus: 0,
    note: { zh: '身份证已读取，等待核对', en: 'ID card is read and waits to be checked' },
  },
  {
    mobile: '13800138032',
    userId: 132,
    nickName: '小舟',
    realName: '范舟',
    xbtStatus: 0,
    note: { zh: '身份证已认证，等待人脸认证', en: 'ID card is verified, the face is next' },
  },
  {
    mobile: '13800138033',
    userId: 133,
    nickName: '阿锁',
    realName: '罗锁',
    xbtStatus: 0,
    note: { zh: '今日人脸认证次数已用完', en: 'No tries of the face check are left today' },
  },
  {
    mobile: '13800138034',
    userId: 134,
    nickName: '齐齐',
    realName: '齐全',
    xbtStatus: 0,
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
    note: { zh: '开卡申请未通过', en: 'The application for the card was refused' },
  },
  {
    mobile: '13800138036',
    userId: 136,
    nickName: '新卡',
    realName: '辛卡',
    note: { zh: '刚刚开卡，随卡获得一张优惠券', en: 'The card was just opened, with a coupon' },
  },
  {
    mobile: '13800138037',
    userId: 137,
    nickName: '小戴',
    realName: '戴安',
    xbtStatus: 0,
    note: { zh: '身份证信息已核对，等待确认和授权', en: 'ID card is checked and waits for the agreements' },
  },
]
