import type { health as zh } from '../health'

export const health: typeof zh = {
  getCode: 'Claim',
  showCode: 'Show code',
  stepsTitle: 'How to use it',
  steps: ['Claim the code', 'Call and book', 'Show it on the day'],
  ruleLink: 'Health card rules',
  codeLabel: (name) => `Copy code for ${name}`,
  codeHint: 'Show it when you book and on arrival. Do not share it',
  noCode: 'No code needed. Just give your phone number',
  understood: 'OK',
  noRules: 'The rules are being updated',
  noRulesHint: 'Please check back later',
}
