import { sale as en } from './en/sale'
import { catalogue } from './language'

export const sale = {
  notSoldTitle: '暂不支持在此购买',
  notSold: '由于平台规则限制，iOS 小程序内暂不支持购买，已有权益可正常使用',
}

/** Words that stand in place of a sale which the host forbids. */
export const saleWords = catalogue({ 'zh-CN': sale, en })
