import { yuan } from '@/lib/money'
import { attention as en } from './en/attention'
import { catalogue } from './language'

export const attention = {
  texts: {
    welcome: (fen: number) => `${yuan(fen)} 新人优惠券已到账`,
    renewal: () => '会员自动续费扣款失败',
    unpaid: (count: number) => `${count} 笔订单待支付`,
    expiring: (fen: number) => `余额 ${yuan(fen)} 即将到期`,
    refund: (count: number) => `${count} 笔退款处理中`,
    account: () => '补贴账户还没有开通',
    coupon: (count: number) => `${count} 张优惠券可领取`,
  },
  actions: {
    welcome: '去看看',
    renewal: '去处理',
    unpaid: '去支付',
    expiring: '去查看',
    refund: '看进度',
    account: '去开通',
    coupon: '去领取',
  },
}

/** Words of what waits for the customer. */
export const attentionWords = catalogue({ 'zh-CN': attention, en })
