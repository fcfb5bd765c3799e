import type { bindUser as zh } from '../bindUser'

export const bindUser: typeof zh = {
  heading: 'Bind a phone number',
  text: 'This account was made by WeChat and has no phone number. With one you can log in by phone, and your balance and orders are safer.',
  submit: 'Bind',
  done: 'Phone number bound',
  boundTitle: 'A phone number is bound',
  boundText: (mobile) => `The number of this account is ${mobile}`,
  toMy: 'Go to my page',
  byPhone: 'Log in with this number',
}
