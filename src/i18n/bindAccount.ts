import { bindAccount as en } from './en/bindAccount'
import { catalogue } from './language'

export const bindAccount = {
  intro: '收款账户需与您的认证身份一致，绑定后成为默认账户',
  stays: '绑定后不能在此解绑，只会随账号注销删除',
  mine: '我的收款账户',
  kinds: { bank: '银行卡', alipay: '支付宝', wechat: '微信' },
  kindsLabel: '账户类型',
  cards: '选择银行卡',
  noCards: '还没有绑定的银行卡',
  noCardsHint: '先绑定一张本人的储蓄卡',
  toCards: '去绑卡',
  chooseCard: '请选择一张银行卡',
  alipay: '支付宝账号',
  alipayPlaceholder: '手机号或邮箱',
  alipayHint: '请填写您本人的支付宝账号',
  alipayProblems: { empty: '请输入支付宝账号', invalid: '请输入正确的手机号或邮箱' },
  wechatText: '将绑定您当前登录的微信，提现时需要在微信里确认收款',
  wechatFailed: '没有取得微信账号，请稍后再试',
  submit: { bank: '绑定这张银行卡', alipay: '绑定支付宝', wechat: '绑定当前微信' },
  bound: (name: string) => `已绑定${name}，并设为默认`,
  identityMissing: '完成身份认证后才能绑定账户',
  toIdentity: '去认证',
}

/** Words of binding an account that receives withdrawals. */
export const bindAccountWords = catalogue({ 'zh-CN': bindAccount, en })
