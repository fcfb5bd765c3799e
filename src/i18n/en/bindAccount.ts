import type { bindAccount as zh } from '../bindAccount'

export const bindAccount: typeof zh = {
  intro: 'The account must be your own, under your verified name. It becomes the default one',
  stays: 'It cannot be removed later, except together with your whole account',
  mine: 'Your accounts for withdrawals',
  kinds: { bank: 'Bank card', alipay: 'Alipay', wechat: 'WeChat' },
  kindsLabel: 'Kind of account',
  cards: 'Choose a card',
  noCards: 'No bank card is bound',
  noCardsHint: 'Bind a debit card of your own first',
  toCards: 'Bind a card',
  chooseCard: 'Choose a card',
  alipay: 'Alipay account',
  alipayPlaceholder: 'Phone number or e-mail',
  alipayHint: 'It must be your own Alipay account',
  alipayProblems: { empty: 'Enter your Alipay account', invalid: 'Enter a valid phone number or e-mail address' },
  wechatText: 'Your present WeChat is bound. Each payout is confirmed in WeChat',
  wechatFailed: 'WeChat did not answer. Please try again later',
  submit: { bank: 'Bind this card', alipay: 'Bind Alipay', wechat: 'Bind this WeChat' },
  bound: (name) => `${name} is bound and the default one`,
  identityMissing: 'Please prove your identity before you bind an account',
  toIdentity: 'Prove it',
}
