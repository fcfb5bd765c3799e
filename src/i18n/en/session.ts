import type { session as zh } from '../zh-CN/session'

export const session: typeof zh = {
  welcome: 'Welcome to Small subsidy',
  slogan: 'A subsidy on every order, savings you can see',
  phone: 'Phone number',
  phonePlaceholder: 'Phone number',
  phoneInvalid: 'Please enter a valid 11-digit phone number',
  code: 'Code',
  codePlaceholder: '6-digit code',
  codeInvalid: 'Please enter the 6-digit code',
  sendCode: 'Get code',
  resendIn: (seconds) => `Resend in ${seconds} s`,
  resend: 'Resend',
  codeSent: (mobile) => `Code sent to ${mobile}`,
  login: 'Log in',
  loginHint: 'A new number gets an account automatically',
  oneTap: 'Log in with WeChat number',
  oneTapFailed: 'WeChat gave no phone number. You can log in by phone instead',
  byPhone: 'Log in by phone number',
  browse: 'Look around first',
  agree: 'I agree to the',
  agreementsJoin: 'and',
  agreements: [
    { code: 'user-agreement', title: 'User agreement' },
    { code: 'privacy-policy', title: 'Privacy policy' },
  ],
  agreeFirst: 'Please read the agreements and tick the box',
}
