import type { health as zh } from '../health'

export const health: typeof zh = {
  getCode: 'Claim',
  showCode: 'Show code',
  stepsTitle: 'How to use it',
  steps: ['Claim the code', 'Call and book', 'Show it on the day'],
  ruleLink: 'Rules of the health card',
  codeLabel: (name) => `Copy the code for ${name}`,
  codeHint: 'Show it when you book and when you arrive. Keep it to yourself',
  noCode: 'This benefit needs no code: your phone number is enough',
  understood: 'OK',
  noRules: 'The rules are being updated',
  noRulesHint: 'Please come back a little later',
}
