import { percent } from '@/lib/fee'
import { credit as en } from './en/credit'
import { catalogue } from './language'

export const credit = {
  label: '我的信用分',
  outOf: (score: number, maximum: number) => `信用分 ${score}，满分 ${maximum}`,
  none: '暂无信用分',
  day: (day: string) => `更新于 ${day}`,
  next: (day: string) => `下次更新 ${day}`,
  factors: '影响分数的因素',
  noFactors: '还没有影响分数的记录',
  noFactorsHint: '按时付款、绑定本人储蓄卡都会提高分数',
  up: (points: number) => `+${points}`,
  down: (points: number) => `-${points}`,
  report: '信用报告',
  reportDetail: (paid: number, refunded: number) => `已付款 ${paid} 笔，退款 ${refunded} 笔`,
  reportNone: '信用报告尚未生成',
  reportNo: (no: string) => `报告编号 ${no}`,
  open: '去开通补贴账户',
  match: '查看资金匹配结果',
  matchDetail: '按信用分匹配合作资方',
  calculator: '分期计算器',
  calculatorDetail: '算一算每月还多少',

  classes: {
    matched: '匹配成功',
    review: '匹配审核中',
    refused: '暂未匹配成功',
    none: '尚未申请',
  },
  matchedText: (provider: string) => `${provider}为您提供以下额度`,
  reviewText: '正在为您匹配合作资方，通常几分钟内出结果',
  noneText: '完成身份认证、人脸识别和绑卡后即可匹配',
  rate: '年化利率',
  percent,
  provider: '合作资方',
  retry: '可再次匹配',
  again: '刷新结果',
  apply: '去申请',
  seeScore: '查看信用分',
  note: '额度与利率以资方最终审批为准，请合理借贷，按时还款',
}

/** Words of the credit score and of what is matched by it. */
export const creditWords = catalogue({ 'zh-CN': credit, en })
