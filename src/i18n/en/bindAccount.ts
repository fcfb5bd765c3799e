import type { bindAccount as zh } from '../bindAccount'

export const bindAccount: typeof zh = {
  intro: 'The account must be in your verified name. It becomes your default',
  stays: 'It cannot be removed unless you cancel your account',
  mine: 'My payout accounts',
  kinds: { bank: 'Bank card', alipay: 'Alipay', wechat: 'WeChat' },
  kindsLabel: 'Account type',
  cards: 'Choose a card',
  noCards: 'No bank cards bound',
  noCardsHint: 'Bind a debit card in your own name first',
  toCards: 'Bind a card',
  chooseCard: 'Choose a card',
  alipay: 'Alipay account',
  alipayPlaceholder: 'Phone number or email',
  alipayHint: 'Enter your own Alipay account',
  alipayProblems: { empty: 'Enter your Alipay account', invalid: 'Enter a valid phone number or email address' },
  wechatText: 'Your current WeChat account will be bound. Confirm each payout in WeChat',
  wechatFailed: 'WeChat is not responding. Please try again later',
  submit: { bank: 'Bind this card', alipay: 'Bind Alipay', wechat: 'Bind this WeChat' },
  bound: (name) => `${name} bound and set as default`,
  identityMissing: 'Verify your identity before you bind an account',
  toIdentity: 'Verify',
}
