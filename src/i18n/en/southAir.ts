import { counted } from '@/lib/plural'
import type { southAir as zh } from '../southAir'

export const southAir: typeof zh = {
  title: (name) => `Connect your ${name} account`,
  scopes: (name) => `Data shared with ${name}`,
  term: 'Valid for',
  termDays: (days) => `${counted(days, 'day')} from authorization`,
  documents: 'Third-party information list',
  agree: (name) => `I understand and agree to share the above with ${name}`,
  agreeFirst: 'Please tick the box to agree',
  leave: (name) => `Confirm at ${name}`,
  note: 'Confirm on the partner’s page within 10 minutes. You can withdraw anytime in Settings > Authorizations.',
  until: (day) => `Valid until ${day}`,
  ends: {
    waiting: {
      title: 'Waiting for your confirmation',
      text: (name) => `Please confirm on ${name}’s page, then come back here`,
    },
    granted: {
      title: 'Authorized',
      text: (name) => `Your ${name} account is connected. Fly cards apply automatically when you book`,
    },
    refused: { title: 'You did not agree', text: (name) => `No data was shared with ${name}. You can authorize later` },
    expired: { title: 'Authorization timed out', text: (name) => `You did not confirm at ${name} within 10 minutes` },
  },
  checkAgain: 'I have confirmed',
  toFlyCards: 'View my fly cards',
  manage: 'Manage authorization',
  again: 'Authorize again',
  toAll: 'View all authorizations',
}
