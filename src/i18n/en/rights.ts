import { formatPrice } from '@/lib/money'
import type { rights as zh } from '../rights'

const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`)
const lasting = (days: number) => (days === 1 ? '1 day' : `${days} days`)

export const rights: typeof zh = {
  packs: 'Rights packs',
  packsHint: 'Claim what comes with your membership',
  noPack: 'You have no rights pack yet',
  noPackHint: 'A membership comes with one',
  toMember: 'About the membership',
  enjoy: 'To enjoy',
  customer: 'At your service',
  claimedOf: (claimed, count) => `${claimed} of ${count} claimed`,
  allClaimed: 'Everything is claimed',
  claimedItems: 'Claimed',
  leftItems: 'Not claimed yet',
  claimMore: 'Go and claim',
  seeResult: 'See what you got',
  rules: 'How packs work',
  goodToKnow: 'Good to know',
  needsAuth: 'Partner',
  authorizeAndClaim: 'Allow & claim',
  use: 'Use it',
  itemStates: { can_receive: 'Not claimed', needs_auth: 'Needs your OK', received: 'Claimed', expired: 'Expired' },

  authTitle: 'Let partners deliver',
  authLead: (item) =>
    `“${item}” comes from a partner. If you agree, the partners of this pack get the following, to deliver its benefits:`,
  authData: ['Your phone number, to know who claims', 'The number of the pack and what you claim, to deliver it'],
  authNote: 'Partners do not get your payments, loans or ID card. You are asked once for each pack.',
  authAgree: 'Agree and claim',
  authRefuse: 'Not now',

  packRules: {
    claiming: {
      title: 'Claiming',
      rules: [
        'Each item of a pack can be claimed once and is delivered at once.',
        'Claim items while the pack is valid. What you have claimed stays yours after that.',
        'If the network fails, tap again: nothing is given twice.',
      ],
    },
    partners: {
      title: 'Partners',
      rules: [
        'Items marked “Partner” are delivered by a partner, so we ask for your agreement first.',
        'Partners get only your phone number, the number of the pack and what you claim. You are asked once for each pack.',
      ],
    },
    using: {
      title: 'Using',
      rules: [
        'Coupons are offered when you order, and coins are in your account at once.',
        'Show codes in the app or shop they are for, and do not pass them on.',
        'Activate a fly card first, then use it on the partner’s page.',
      ],
    },
    support: {
      title: 'Support',
      rules: ['Once claimed, your support line is one tap away in the pack, and members are served first.'],
    },
  },

  flyTitle: 'Money off your next trip',
  flyText: 'Taken off a domestic plane ticket at our partner',
  flyDays: (days) => `Valid for ${lasting(days)} once active`,
  flyStates: { inactive: 'Not active', active: 'Ready to use', used: 'Used', expired: 'Expired' },
  activateBy: (day) => `Activate it by ${day}`,
  flyUsedNote: 'Used for a plane ticket',
  cardNo: (no) => `No. ${no}`,
  activate: 'Activate',
  activateTitle: 'Activate this fly card now?',
  activateText: (days) => `It is valid for ${lasting(days)} from now on. Activate it once your trip is settled.`,
  activateNow: 'Activate now',
  notNow: 'Not now',
  activated: (day) => `Active now, valid until ${day}`,
  airline: 'Connect an airline account',
  airlineDetail: 'Fly cards are used by themselves',
  allFlyCards: 'All fly cards',
  cardCount: cards,
  howToUse: 'How to use it',
  flySteps: (days) => [
    {
      title: 'Activate',
      text: days > 0 ? `Once your trip is settled; it is then valid for ${lasting(days)}` : 'Once your trip is settled',
    },
    { title: 'Go to the partner', text: 'Tap “Use it” to open the partner’s page' },
    { title: 'Order', text: 'The amount is taken off your domestic plane ticket' },
  ],
  noFlyCard: 'You have no fly card yet',
  noFlyCardHint: 'Rights packs come with one',
  toPack: 'See my packs',
  flyTabsLabel: 'State of the fly cards',
  flyTabs: { usable: 'Ready', over: 'Past' },
  flyNone: { usable: 'No fly card to use', over: 'No past fly cards' },

  noCards: 'Your card pack is empty',
  noCardsHint: 'Memberships that you join appear here',
  ownCards: 'My cards',
  offeredCards: 'For you to join',
  activeCards: (count) => `${count} active`,
  cardStates: { active: 'Active', expired: 'Expired', offered: 'Available' },
  cardOffer: 'See what it gives',

  noSubsidy: 'You have no subsidy benefit card yet',
  noSubsidyHint: 'Cards that you get in promotions appear here',
  toMall: 'Go to the mall',
  openCards: (count) => `${cards(count)} to claim`,
  noOpenCards: 'Nothing left to claim',
  worthTogether: (fen) => `Worth ¥${formatPrice(fen)} together`,
  seeResults: 'Tap a card to see what it gave',
  subsidyStates: {
    locked: 'Not open yet',
    can_receive: 'To claim',
    received: 'Claimed',
    used_up: 'Used up',
    expired: 'Expired',
  },
  allSubsidies: 'See all cards',
  worth: 'Worth',
  given: 'What you got',
  codeNote: 'Enter this code in the partner’s app',
}
