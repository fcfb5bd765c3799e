import type { bindUser as zh } from '../bindUser'

export const bindUser: typeof zh = {
  heading: 'Bind a phone number',
  text: 'You signed up with WeChat, so this account has no phone number. Bind one to log in by phone and keep your balance and orders safer.',
  submit: 'Bind',
  done: 'Phone number bound',
  boundTitle: 'Phone number bound',
  boundText: (mobile) => `Your phone number is ${mobile}`,
  toMy: 'Go to My',
  byPhone: 'Log in with this number',
}
