import { help as en } from './en/help'
import { catalogue } from './language'

export const help = {
  contact: '联系客服',
  hostContact: '在线聊天',
  call: '拨打客服电话',
  ends: {
    opened: '',
    copied: '客服链接已复制，请在浏览器中打开',
    refused: '这里无法打开客服，请稍后重试',
    untrusted: '客服链接无法打开，请稍后重试',
    failed: '没有连上客服，请稍后重试',
  },
  /** What the chat of the host is about. */
  about: {
    general: '咨询',
    order: '咨询订单',
    withdrawal: '咨询提现',
    membership: '咨询会员',
    benefit: '咨询权益',
    closing: '咨询注销账号',
    identity: '咨询身份认证',
  },
}

/** Words of the ways to customer service. */
export const helpWords = catalogue({ 'zh-CN': help, en })
