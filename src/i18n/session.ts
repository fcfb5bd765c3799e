import { session as en } from './en/session'
import { catalogue } from './language'

export const session = {
  welcome: '欢迎来到小补贴',
  slogan: '买单有补贴，省钱看得见',
  phone: '手机号',
  phonePlaceholder: '请输入手机号',
  phoneInvalid: '请输入正确的 11 位手机号',
  code: '验证码',
  codePlaceholder: '请输入 6 位验证码',
  codeInvalid: '请输入 6 位数字验证码',
  sendCode: '获取验证码',
  resendIn: (seconds: number) => `${seconds} 秒后重发`,
  resend: '重新获取',
  codeSent: (mobile: string) => (mobile ? `验证码已发送至 ${mobile}` : '验证码已发送'),
  login: '登录',
  loginHint: '未注册的手机号验证后将自动创建账号',
  oneTap: '微信手机号快捷登录',
  oneTapUse: '微信会询问是否提供手机号，只用于登录和识别您的账户',
  oneTapFailed: '没有取得微信手机号，您可以使用手机号登录',
  byPhone: '使用手机号登录',
  withoutPhone: '先用微信账号登录，稍后绑定手机号',
  browse: '先逛逛',
  agree: '我已阅读并同意',
  agreementsJoin: '',
  agreements: [
    { code: 'user-agreement', title: '《用户服务协议》' },
    { code: 'privacy-policy', title: '《隐私政策》' },
  ],
  agreeFirst: '请先阅读并勾选协议',
}

/** Words of login. */
export const sessionWords = catalogue({ 'zh-CN': session, en })
