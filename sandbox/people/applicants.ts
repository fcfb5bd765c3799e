import { cardless, customer, type SeededPerson } from './person'

/** Customers on the way to the card: each step of the identity, and what came of the application. */
export const applicants: readonly SeededPerson[] = [
  cardless('13800138030', '小叶', '叶知', {
    zh: '已注册，尚未认证身份，没有银行卡',
    en: 'Registered, nothing verified, no bank card',
  }),
  cardless('13800138031', '阿冉', '苏冉', {
    zh: '身份证已读取，等待核对',
    en: 'ID card is read and waits to be checked',
  }),
  cardless('13800138032', '小舟', '范舟', {
    zh: '身份证已认证，等待人脸认证',
    en: 'ID card is verified, the face is next',
  }),
  cardless('13800138033', '阿锁', '罗锁', {
    zh: '今日人脸认证次数已用完',
    en: 'No tries of the face check are left today',
  }),
  cardless('13800138034', '齐齐', '齐全', {
    zh: '身份证、人脸和银行卡均已认证，可申请开卡',
    en: 'ID card, face and bank card are verified; can apply for the card',
  }),
  cardless('13800138035', '阿否', '方否', {
    zh: '今日认证失败次数较多，开卡申请未通过',
    en: 'Many checks failed today, and the application for the card was refused',
  }),
  customer('13800138036', '新卡', '辛卡', {
    zh: '刚刚开卡，随卡获得一张优惠券',
    en: 'The card was just opened, with a coupon',
  }),
  cardless('13800138037', '小戴', '戴安', {
    zh: '身份证信息已核对，等待确认和授权',
    en: 'ID card is checked and waits for the agreements',
  }),
]
