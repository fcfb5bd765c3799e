import type { southAir as zh } from '../southAir'

export const southAir: typeof zh = {
  title: (name) => `Connect your ${name} account`,
  scopes: (name) => `${name} is given`,
  term: 'Valid for',
  termDays: (days) => `${days} days from the grant`,
  documents: 'What partners receive',
  agree: (name) => `I understand this and agree that ${name} is given the above`,
  agreeFirst: 'Please tick the consent first',
  leave: (name) => `Confirm at ${name}`,
  note: 'You confirm on the partner’s page within 10 minutes. You can withdraw at any time under Settings, Authorizations.',
  until: (day) => `Valid until ${day}`,
  ends: {
    waiting: {
      title: 'Waiting for you',
      text: (name) => `Please confirm on the page of ${name}, then come back here`,
    },
    granted: {
      title: 'Authorized',
      text: (name) => `Your ${name} account is connected: fly cards are used by themselves`,
    },
    refused: { title: 'You did not agree', text: (name) => `${name} was given nothing. You can authorize it later` },
    expired: { title: 'The time has run out', text: (name) => `You did not confirm at ${name} within 10 minutes` },
  },
  checkAgain: 'I have confirmed',
  toFlyCards: 'See my fly cards',
  manage: 'Manage the authorization',
  again: 'Authorize again',
  toAll: 'See all authorizations',
}
