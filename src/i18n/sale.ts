import { yuan } from '@/lib/money'
import { sale as en } from './en/sale'
import { catalogue } from './language'

export const sale = {
  saves: (fen: number) => (fen > 0 ? `立省 ${yuan(fen)}` : ''),
  compare: '比较会员与卡',
  compareHint: '各有哪些权益，怎样付费',
  notSoldTitle: '暂不支持在此购买',
  notSold: 'iOS 微信小程序内暂未开放购买，已有权益可正常使用',
}

/** Words of everything that is sold: what it saves (empty where that is nothing), what it is compared with, and what stands in place of a sale that the host forbids. */
export const saleWords = catalogue({ 'zh-CN': sale, en })
