import type { VipCard } from '@/contract/member/cardPack'
import { payAtProvider } from './buy'
import type { Driver } from './driver'
import { readsInOneLanguage } from './reading'
import { type Device, type Stage, settings } from './stage'
import { words } from './words'

/** The cards of the pack that are sold. */
export type SoldCard = Exclude<VipCard['cardType'], 'fly'>

interface Sale {
  /** The screen that sells the card. */
  offer: string
  /** What is tapped there, in this order, to order it. */
  taps: readonly string[]
  /** The screen of a customer who has it, where it differs. */
  own?: string
  /** What is written before the day until which the customer has it. */
  until(text: ReturnType<typeof words>): string
}

const membershipTaps = ['#price-single_month', '#member-agree', '#member-buy']
/** The same for a plan that renews itself, which is agreed to on its own. */
export const renewingTaps = ['#price-continue_month', '#member-agree-renewal', '#member-agree', '#member-buy']
const cardTaps = ['#card-agree', '#card-buy']

const sales: Readonly<Record<SoldCard, Sale>> = {
  fei_yue: {
    offer: 'subPackages/xyfApp/member-v2/index',
    taps: membershipTaps,
    until: ({ membership }) => membership.until(''),
  },
  leap: {
    offer: 'subPackages/xyfApp/member-leap/index',
    taps: membershipTaps,
    until: ({ membership }) => membership.until(''),
  },
  gold: {
    offer: 'subPackages/gold-member/index',
    taps: ['#price-gold-month', '#gold-agree', '#gold-buy'],
    until: ({ member }) => member.until(''),
  },
  health: {
    offer: 'subPackages/xyfApp/member-health/index',
    taps: cardTaps,
    until: ({ claim }) => claim.until(''),
  },
  quota: {
    offer: 'subPackages/xyfApp/rise-quota-landing/index',
    taps: cardTaps,
    own: 'subPackages/xyfApp/rise-quota/index',
    until: ({ quota }) => quota.cardUntil(''),
  },
}

/** Opens the card pack from "my". */
export async function openCardPack(driver: Driver): Promise<void> {
  await driver.open('/pages/my/index')
  await driver.tap({ text: words(driver.language).profile.menu.cardPack })
  await driver.waitForRoute('subPackages/xyfApp/xyf-cards/index')
}

/**
 * A customer with this number, whom the sandbox sees for the first time, buys a card from the card pack, sees there that it is active, and
 * opens it.
 * @param taps in place of those of the card's first price
 */
export async function join<D extends Device>(
  stage: Stage<D>,
  card: SoldCard,
  mobile: string,
  taps = sales[card].taps,
): Promise<D> {
  const { offer, own = offer, until } = sales[card]
  const customer = await stage.device(mobile)
  const text = words(customer.language)
  await openCardPack(customer)
  await customer.waitForText(text.rights.offeredCards)
  await customer.tap(`#card-${card}`)
  await customer.waitForRoute(offer)
  for (const target of taps) await customer.tap(target)
  await customer.waitForRoute('subPackages/xyfApp/h5-pay/index')
  await payAtProvider(customer, settings[stage.host].provider)
  await customer.waitForText(text.cashier.paidTitle)
  await openCardPack(customer)
  await customer.waitForText(text.rights.activeCards(1))
  await customer.tap(`#card-${card}`)
  await customer.waitForRoute(own)
  await customer.waitForText(until(text).trim())
  await readsInOneLanguage(customer)
  return customer
}
