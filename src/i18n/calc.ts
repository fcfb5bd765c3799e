import { yuan } from '@/lib/money'
import { calc as en } from './en/calc'
import { catalogue } from './language'

export const calc = {
  amount: '分期金额（元）',
  amountHint: '请输入金额，如 10000',
  amountProblems: {
    empty: '请填写分期金额',
    wrong: '金额最多两位小数，例如 10000 或 99.50',
    low: '金额不少于 100 元',
    high: '金额不超过 1000000 元',
  },
  rate: '年利率（%）',
  rateHint: '请输入年利率，如 14.4',
  rateProblems: {
    empty: '请填写年利率，免息请填 0',
    wrong: '利率最多两位小数，例如 14.4',
    high: '年利率不超过 36%',
  },
  term: '期数',
  terms: { '3': '3 期', '6': '6 期', '12': '12 期', '24': '24 期', '36': '36 期' },
  method: '还款方式',
  methods: { payment: '等额本息', principal: '等额本金' },
  eachMonth: '每月应还',
  firstMonth: '首月应还',
  lastMonth: (fen: number) => `末月应还 ${yuan(fen)}`,
  fee: '利息合计',
  total: '还款总额',
  showMonths: (count: number) => `查看 ${count} 期还款计划`,
  hideMonths: '收起还款计划',
  month: (month: number) => `第 ${month} 期`,
  parts: (principal: string, interest: string) => `本金 ${principal} · 利息 ${interest}`,
  note: '每期利息四舍五入到分，差额计入最后一期。结果仅供参考，以实际借款合同为准。',
}

/** Words of the instalment calculator. */
export const calcWords = catalogue({ 'zh-CN': calc, en })
