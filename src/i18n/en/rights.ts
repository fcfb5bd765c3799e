import { yuan } from '@/lib/money'
import { counted } from '@/lib/plural'
import type { rights as zh } from '../rights'

const cards = (count: number) => counted(count, 'card')
const lasting = (days: number) => counted(days, 'day')

export const rights: typeof zh = {
  packs: 'Benefit packs',
  packsHint: 'Claim what comes with your membership',
  noPack: 'No benefit packs yet',
  noPackHint: 'Join to get one',
  toMember: 'About the membership',
  enjoy: 'Benefits',
  customer: 'Dedicated service',
  claimedOf: (claimed, count) => `${claimed} of ${count} claimed`,
  allClaimed: 'All claimed',
  claimedItems: 'Claimed',
  leftItems: 'Not claimed yet',
  claimMore: 'Claim',
  seeResult: 'View result',
  rules: 'How packs work',
  goodToKnow: 'Good to know',
  needsAuth: 'Partner',
  authorizeAndClaim: 'Authorize and claim',
  use: 'Use',
  itemStates: {
    can_receive: 'Not claimed',
    needs_auth: 'Authorization needed',
    received: 'Claimed',
    expired: 'Expired',
  },

  authTitle: 'Authorize partners to deliver',
  authLead: (item) =>
    `“${item}” is delivered by a partner. If you agree, partners will receive the following to deliver and redeem the benefits in this pack:`,
  authData: ['Your phone number, to identify you', 'The pack number and the benefits you claim, for delivery'],
  authNote: 'Partners do not receive your payment, loan or ID card information. Authorize once per pack.',
  authAgree: 'Agree and claim',
  authRefuse: 'Not now',

  packRules: {
    claiming: {
      title: 'Claiming',
      rules: [
        'Each benefit in a pack can be claimed once and is delivered instantly.',
        'Claim before the pack expires. Claimed benefits are not affected.',
        'If the network fails, tap again. Nothing is delivered twice.',
      ],
    },
    partners: {
      title: 'Partners',
      rules: [
        'Benefits marked “Partner” are delivered by a partner and require your authorization.',
        'Partners receive only your phone number, the pack number and the benefits you claim. Authorize once per pack.',
      ],
    },
    using: {
      title: 'Using',
      rules: [
        'Coupons appear at checkout. Coins are credited instantly.',
        'Use codes in the matching app or store, and do not share them.',
        'Activate your fly card, then use it on the partner’s page.',
      ],
    },
    support: {
      title: 'Dedicated service',
      rules: ['Once claimed, contact customer service from the pack page. Members get priority.'],
    },
  },

  flyTitle: 'Money off your next flight',
  flyText: 'Applied to domestic flights booked with our partner',
  flyDays: (days) => `Valid for ${lasting(days)} after activation`,
  flyStates: { inactive: 'Not active', active: 'Ready to use', used: 'Used', expired: 'Expired' },
  activateBy: (day) => `Activate by ${day}`,
  flyUsedNote: 'Used for a flight',
  cardNo: (no) => `No. ${no}`,
  activate: 'Activate',
  activateTitle: 'Activate this fly card now?',
  activateText: (days) => `Valid for ${lasting(days)} from activation. Activate once your trip is confirmed.`,
  activateNow: 'Activate now',
  notNow: 'Not now',
  activated: (day) => `Activated, valid until ${day}`,
  airline: 'Connect an airline account',
  airlineDetail: 'Apply fly cards automatically when you book',
  allFlyCards: 'All fly cards',
  cardCount: cards,
  howToUse: 'How to use',
  flySteps: (days) => [
    {
      title: 'Activate',
      text: days > 0 ? `Once your trip is confirmed. Valid for ${lasting(days)}` : 'Once your trip is confirmed',
    },
    { title: 'Go to the partner', text: 'Tap “Use” to open the partner’s page' },
    { title: 'Book', text: 'The amount is deducted from your domestic flight' },
  ],
  noFlyCard: 'No fly cards yet',
  noFlyCardHint: 'Claim a benefit pack to get one',
  toPack: 'View my packs',
  flyTabsLabel: 'Fly card status',
  flyTabs: { usable: 'Ready', over: 'Past' },
  flyNone: { usable: 'No fly cards ready to use', over: 'No past fly cards' },

  noCards: 'Your card pack is empty',
  noCardsHint: 'Memberships you join appear here',
  ownCards: 'My cards',
  offeredCards: 'Available to join',
  activeCards: (count) => `${count} active`,
  cardStates: { active: 'Active', expired: 'Expired', offered: 'Available' },
  cardOffer: 'View details and join',
  cardTerms: {
    renewable: 'Paid once, or renewed automatically',
    once: 'Paid once, not renewed',
    given: 'From a benefit pack, or redeemed with coins',
  },

  noSubsidy: 'No subsidy benefit cards yet',
  noSubsidyHint: 'Cards you earn in activities appear here',
  toMall: 'Go to the mall',
  openCards: (count) => `${cards(count)} to claim`,
  noOpenCards: 'Nothing left to claim',
  worthTogether: (fen) => `Total value ${yuan(fen)}`,
  seeResults: 'Tap a card to view the result',
  subsidyStates: {
    locked: 'Not available yet',
    can_receive: 'To claim',
    received: 'Claimed',
    used_up: 'Used up',
    expired: 'Expired',
  },
  allSubsidies: 'View all cards',
  worth: 'Value',
  given: 'What you received',
  codeNote: 'Enter this code in the partner’s app',
}
