import { yuan } from '@/lib/money'
import { counted } from '@/lib/plural'
import type { member as zh } from '../member'

const months = (count: number) => counted(count, 'month')

export const member: typeof zh = {
  yuan: (fen) => yuan(fen),
  earnings: 'Recent member savings',
  noLevels: 'Gold membership is not on sale at the moment',
  noLevelsHint: 'Please check back later',
  invite: 'Share with friends',
  inviteHint: 'Save or share a poster with your QR code',

  notYet: (name) => `${name}, you are not a gold member yet`,
  notYetYou: 'You are not a gold member yet',
  until: (day) => `Valid until ${day}`,
  ended: (day) => `Expired on ${day}`,
  levels: 'Choose a plan',
  length: months,
  perMonth: (fen) => `≈${yuan(fen)}/mo`,
  benefits: (count) => counted(count, 'member benefit'),
  rules: 'Good to know',
  receiveRules: 'Good to know',
  buy: 'Join now',
  renew: 'Renew now',
  agree: 'I agree to the',
  terms: [{ code: 'gold-member', title: 'Gold membership terms' }],
  termsTitle: 'Gold membership terms',
  termsFailed: 'The terms could not be loaded. Please try again',
  retry: 'Try again',
  version: (version) => `Version ${version}`,
  agreeFirst: 'Please read the terms and tick the box',
  backAsMember: 'Welcome! Your gold benefits are active',
  backWithout: 'Payment not completed. You can continue within 15 minutes',
  goOn: 'Continue to pay',

  worth: (fen) => `Worth ${yuan(fen)}`,
  free: (count) => `${months(count)} free`,
  receiveTitle: 'Verify your phone number',
  receive: 'Claim for free',
  received: 'Your gold membership is active',
  receivedText: (day) => `Valid until ${day}. Log in to use your benefits`,
  toMine: 'View my gold membership',
  toHome: 'Browse first',
}
