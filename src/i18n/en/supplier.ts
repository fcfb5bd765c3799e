import { yuan } from '@/lib/money'
import type { supplier as zh } from '../supplier'

export const supplier: typeof zh = {
  toHome: 'Back to home',
  openAgain: 'Please reopen it from the supplier’s message',
  toRights: 'Back to the benefits',

  until: (day: string) => `Valid until ${day}`,
  ended: (day: string) => `Expired on ${day}`,
  counts: { toReceive: 'To claim', toUse: 'To use', over: 'Used or expired' },
  groups: { toUse: 'Ready to use', toReceive: 'Ready to claim', over: 'Used or expired' },
  noRights: 'This order has no benefits yet',
  noRightsHint: 'Benefits appear here once credited',
  worth: (fen: number) => (fen > 0 ? `Worth ${yuan(fen)}` : ''),
  receive: 'Claim',
  again: 'Try again',
  use: 'Use',
  states: { received: 'Ready to use', used: 'Used', expired: 'Expired' },
  mine: 'My benefits',
  mineText: 'Claim records and bills',
  rules: 'Rules',

  code: 'Code',
  copyCode: (name: string) => `Copy code for ${name}`,
  usedCode: 'This code has been used',
  steps: 'How to use',
  receivedAt: 'Claimed on',
  endTime: 'Valid until',
  notReceived: 'You have not claimed this benefit yet',
  notReceivedHint: 'Claim it from the benefit list first',

  tabsLabel: 'Record type',
  tabs: { receipts: 'Claimed', bills: 'Bills' },
  receivedOn: (moment: string) => `Claimed on ${moment}`,
  noReceipts: 'Nothing claimed yet',
  noReceiptsHint: 'Benefits you claim appear here',
  noBills: 'No bills yet',
  noBillsHint: 'Charges for claimed benefits appear here',
  charged: (fen: number) => yuan(fen),
}
