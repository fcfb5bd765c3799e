import { yuan } from '@/lib/money'
import { wallet as en } from './en/wallet'
import { catalogue } from './language'

export const wallet = {
  available: '可提现余额（元）',
  expiring: (fen: number, day: string) => `${yuan(fen)} 将在 30 天内过期${day && `，最早 ${day}`}`,
  nothingExpires: '30 天内没有即将过期的金额',
  expiringSoon: '30 天内过期',
  withdrawing: '提现中',
  withdraw: '去提现',
  links: { records: '提现记录', rules: '提现规则', tasks: '做任务赚钱', accounts: '收款账户' },
  movements: '余额明细',
  tabs: { bonus: '奖励', rebate: '返现', used: '支出' },
  empty: {
    bonus: { text: '还没有奖励入账', hint: '完成任务就能获得现金奖励' },
    rebate: { text: '还没有返现入账', hint: '购物后返现会记在这里' },
    used: { text: '还没有支出', hint: '提现和过期的金额会记在这里' },
  },
  toTasks: '去做任务',
  toMall: '去购物',
  plus: (fen: number) => `+${yuan(fen)}`,
  minus: (fen: number) => `-${yuan(fen)}`,
  until: (day: string) => `${day} 到期`,
  leftUntil: (fen: number, day: string) => `剩余 ${yuan(fen)}，${day} 到期`,
  usedUp: '已用完',
  ended: (day: string) => `已于 ${day} 到期`,
  guideTitle: '认识您的钱包',
  guide: [
    { title: '钱从哪里来', text: '任务奖励和购物返现会进入余额，每一笔都能在明细里查到' },
    { title: '钱什么时候到期', text: '部分金额有有效期，快到期时会在余额下方提示' },
    { title: '钱怎么取出', text: '选择金额和收款账户即可提现，进度随时可查' },
  ],
  guideDone: '知道了',

  recordsEmpty: '还没有提现记录',
  recordsEmptyHint: '提现后可以在这里查看进度',
  statuses: {
    submitted: '已提交',
    processing: '处理中',
    to_confirm: '待确认收款',
    paid: '已到账',
    returned: '已退回',
    expired: '已过期',
  },
  statusUnknown: '处理中',
  recordTitle: (account: string) => `提现到${account}`,
  feeOf: (fen: number) => `手续费 ${yuan(fen)}`,

  rulesEmpty: '暂无提现规则',

  heads: {
    submitted: { title: '提现申请已提交', text: '我们正在为您处理' },
    processing: { title: '银行处理中', text: '到账后状态会自动更新' },
    to_confirm: { title: '请确认收款', text: '需要您在微信里确认，钱才会到账' },
    paid: { title: '提现已到账', text: '请到收款账户查看' },
    returned: { title: '提现被退回', text: '钱已退回余额' },
    expired: { title: '超时未确认收款', text: '钱已退回余额' },
  },
  reason: (text: string) => `原因：${text}`,
  amount: '提现金额',
  fee: '手续费',
  arrives: '实际到账',
  account: '收款账户',
  createdAt: '申请时间',
  expectedAt: '预计到账',
  number: '提现编号',
  steps: '提现进度',
  stepAhead: '未开始',
  confirm: '确认收款',
  confirmLeft: '剩余确认时间',
  confirmInWeChat: '请打开微信小程序，在提现记录里确认收款',
  confirmCancelled: '您还没有确认收款，钱会一直保留到过期前',
  confirmFailed: '没有打开微信收款，请稍后再试',
  confirmUnsupported: '当前微信版本不支持确认收款，请更新微信',
  toBalance: '查看余额',
  toRecords: '提现记录',
  again: '重新提现',
  refresh: '刷新进度',
  stillMoving: '处理时间较长，您可以稍后再来查看',
}

/** Words of the wallet: balance, movements, withdrawals with their steps, rules. */
export const walletWords = catalogue({ 'zh-CN': wallet, en })
