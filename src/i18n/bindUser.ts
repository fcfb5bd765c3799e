import { bindUser as en } from './en/bindUser'
import { catalogue } from './language'

export const bindUser = {
  heading: '绑定手机号',
  text: '当前账号由微信登录创建，还没有手机号。绑定后可用手机号登录，余额和订单更安全。',
  submit: '绑定',
  done: '绑定成功',
  boundTitle: '已绑定手机号',
  boundText: (mobile: string) => `当前账号的手机号为 ${mobile}`,
  toMy: '去我的',
  byPhone: '用该手机号登录',
}

/** Words of binding a phone number to an account. */
export const bindUserWords = catalogue({ 'zh-CN': bindUser, en })
