import { formatAmount, formatPrice } from '@/lib/money'
import type { supplier as zh } from '../supplier'

export const supplier: typeof zh = {
  toHome: 'Go to home',
  openAgain: 'Please open it again from the message of the supplier',
  toRights: 'Back to the benefits',

  until: (day: string) => `Valid until ${day}`,
  ended: (day: string) => `Ended on ${day}`,
  counts: { toReceive: 'To claim', toUse: 'To use', over: 'Used or expired' },
  groups: { toUse: 'Ready to use', toReceive: 'Ready to claim', over: 'Used or expired' },
  noRights: 'This order has no benefits yet',
  noRightsHint: 'They are shown here as soon as you have them',
  worth: (fen: number) => (formatPrice(fen) ? `Worth ¥${formatPrice(fen)}` : ''),
  receive: 'Claim',
  again: 'Try again',
  use: 'Use it',
  states: { received: 'Ready to use', used: 'Used', expired: 'Expired' },
  mine: 'My benefits',
  mineText: 'What you claimed, and the bills',
  rules: 'Rules',

  code: 'Code',
  copyCode: (name: string) => `Copy the code of ${name}`,
  usedCode: 'This code has been used',
  steps: 'How to use it',
  receivedAt: 'Claimed on',
  endTime: 'Valid until',
  notReceived: 'You have not claimed this benefit yet',
  notReceivedHint: 'Claim it in the list of benefits first',

  tabsLabel: 'Kind of records',
  tabs: { receipts: 'Claimed', bills: 'Bills' },
  receivedOn: (moment: string) => `Claimed on ${moment}`,
  noReceipts: 'Nothing claimed yet',
  noReceiptsHint: 'What you claim is shown here',
  noBills: 'No bills yet',
  noBillsHint: 'What a claimed benefit costs is shown here',
  charged: (fen: number) => `¥${formatAmount(fen)}`,
}
