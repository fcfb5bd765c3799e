import { yuan } from '@/lib/money'
import { openCard as en } from './en/openCard'
import { catalogue } from './language'

export const openCard = {
  applyTitle: '申请开通补贴账户',
  applyText: '身份、人脸和银行卡都已完成认证，提交申请后一般几秒内出结果。',
  applicant: (name: string, idNumber: string) => `申请人：${name}  ${idNumber}`,
  apply: '申请开通',
  applyAgain: '再次申请',
  processingTitle: '正在审核您的申请',
  refresh: '刷新结果',
  openedTitle: '补贴账户已开通',
  refusedTitle: '这次没有通过',
  toMall: '去商城看看',
  coupons: '开户礼券',
  noCoupons: '礼券正在发放，稍后可在“我的”查看',
  off: (fen: number) => yuan(fen),
  until: (day: string) => `有效期至 ${day}`,
  products: '为您推荐',
  noProducts: '暂无推荐商品',
}

/** Words of the application for the card. */
export const openCardWords = catalogue({ 'zh-CN': openCard, en })
