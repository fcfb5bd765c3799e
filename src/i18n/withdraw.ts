import { percent } from '@/lib/fee'
import { yuan } from '@/lib/money'
import { withdraw as en } from './en/withdraw'
import { catalogue } from './language'

export const withdraw = {
  account: '收款账户',
  chooseAccount: '选择收款账户',
  noAccount: '还没有收款账户',
  noAccountHint: '绑定银行卡、支付宝或微信后即可提现',
  bindFirst: '请先绑定收款账户',
  noMoney: '还没有可提现的余额',
  noMoneyHint: '完成任务或购物返现后即可提现',
  toTasks: '去做任务',
  bind: '绑定账户',
  bindAnother: '绑定新的收款账户',
  default: '默认',
  accountFee: (rate: number, fen: number) =>
    rate === 0 && fen === 0 ? '免手续费' : `手续费 ${percent(rate)}，最低 ${yuan(fen)}`,
  amount: '提现金额（元）',
  amountPlaceholder: '请输入提现金额',
  options: '选择金额',
  all: '全部提现',
  balance: (fen: number) => `可提现 ${yuan(fen)}`,
  amountProblems: {
    empty: '请输入提现金额',
    invalid: '请输入正确的金额，最多两位小数',
    aboveBalance: (fen: number) => `超过可提现余额 ${yuan(fen)}`,
    belowMinimum: (fen: number) => `每次最少提现 ${yuan(fen)}`,
    aboveMaximum: (fen: number) => `每次最多提现 ${yuan(fen)}`,
    aboveToday: (fen: number) => `超过今日剩余额度 ${yuan(fen)}`,
    noTimes: '今日提现次数已用完，请明天再来',
    eatenByFee: '扣除手续费后没有可到账的金额',
  },
  today: (fen: number, times: number) => `今日还可提现 ${times} 次，共 ${yuan(fen)}`,
  range: (least: number, most: number) => `每次 ${yuan(least)} 至 ${yuan(most)}`,
  fee: '手续费',
  arrives: '实际到账',
  arrival: '到账时间',
  codeTo: (mobile: string) => `验证码将发送至 ${mobile}`,
  submit: '确认提现',
  warnFirst: '新账户：请先阅读防诈骗提醒',
  rules: '提现规则',
  records: '提现记录',
  recent: '最近收支',
  recentEmpty: '还没有收支',
  expiring: (fen: number, day: string) => `${yuan(fen)} 将于 ${day} 过期，建议尽快提现`,

  feeTitle: '手续费有变化',
  feeText: (before: number, now: number, arrives: number) =>
    `手续费由 ${yuan(before)} 变为 ${yuan(now)}，实际到账 ${yuan(arrives)}，是否继续提现？`,
  feeAccept: '继续提现',
  feeRefuse: '暂不提现',

  identityMissing: '完成身份认证后才能提现',
  toIdentity: '去认证',
  failed: '提现没有成功，请稍后再试',

  openTitle: '上一笔提现的结果未知',
  openText: (fen: number) => `提现 ${yuan(fen)} 时网络中断，钱可能已经转出。请先确认这笔的结果，不会重复提现。`,
  openCheck: '确认结果',
}

/** Words of the form that takes money out of the wallet. */
export const withdrawWords = catalogue({ 'zh-CN': withdraw, en })
