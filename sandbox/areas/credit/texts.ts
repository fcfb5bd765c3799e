import type { Text } from '../../language'
import type { Factor, Level } from './score'

export const levelTexts: Record<Level, Text> = {
  low: { zh: '待提升', en: 'Low' },
  fair: { zh: '良好', en: 'Fair' },
  good: { zh: '优秀', en: 'Good' },
  excellent: { zh: '极好', en: 'Excellent' },
}

export const noneText: Text = {
  zh: '开通补贴账户后次月生成',
  en: 'You get a score the month after your account is open',
}

export const factorTexts: Record<Factor['factorId'], { name: Text; text: Text }> = {
  orders: {
    name: { zh: '按时付款', en: 'Orders paid' },
    text: { zh: '下单后及时付款会提高分数', en: 'Orders that you pay in time raise the score' },
  },
  refunds: { name: { zh: '退款较多', en: 'Refunds' }, text: { zh: '退款会降低分数', en: 'Refunds lower the score' } },
  cards: {
    name: { zh: '绑定银行卡', en: 'Bank cards' },
    text: { zh: '绑定本人储蓄卡会提高分数', en: 'Debit cards of your own raise the score' },
  },
  member: {
    name: { zh: '会员', en: 'Membership' },
    text: { zh: '持续的会员关系会提高分数', en: 'A running membership raises the score' },
  },
  age: {
    name: { zh: '使用时长', en: 'Time with us' },
    text: { zh: '账号使用越久分数越高', en: 'The score grows with the age of the account' },
  },
}

export const providerText: Text = { zh: '星河消费金融', en: 'Galaxy Consumer Finance' }

export const refusedText: Text = {
  zh: '信用分暂未达到资方要求，保持良好的付款记录有助于下次通过',
  en: 'Your credit score is not high enough yet. Orders paid in time help next time',
}

/** Headings and lines of the report. */
export const reportTexts = {
  person: { zh: '基本信息', en: 'About you' },
  name: { zh: '昵称', en: 'Nickname' },
  mobile: { zh: '手机号', en: 'Phone' },
  since: { zh: '注册时间', en: 'Customer since' },
  orders: { zh: '订单记录', en: 'Orders' },
  paid: { zh: '已付款订单', en: 'Paid' },
  refunded: { zh: '退款订单', en: 'Refunded' },
  score: { zh: '信用分', en: 'Credit score' },
  value: { zh: '分数', en: 'Score' },
  level: { zh: '等级', en: 'Level' },
  cards: { zh: '绑定银行卡', en: 'Bank cards' },
} satisfies Record<string, Text>
