import type { VipCard } from '@/contract/member/cardPack'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import type { IconName } from '@/ui/media/Icon'

/** How a card is had: bought with a choice of renewal, bought for one term, or not sold by itself. */
type Terms = 'renewable' | 'once' | 'given'

type Screens = Readonly<Record<VipCard['state'], Route<Record<never, string>>>>

/** How a card looks, and the screen that it opens. */
interface CardLook {
  icon: IconName
  /** Class with the card's own colour, which shows until its picture is there. */
  accent: string
  terms: Terms
  screens: Screens
}

const always = (screen: Route<Record<never, string>>): Screens => ({ active: screen, expired: screen, offered: screen })

const looks: Readonly<Record<VipCard['cardType'], CardLook>> = {
  fei_yue: { icon: 'crown', accent: 'is-green', terms: 'renewable', screens: always(routes.member) },
  leap: { icon: 'chart', accent: 'is-dark', terms: 'renewable', screens: always(routes.leap) },
  gold: { icon: 'coin', accent: 'is-brown', terms: 'once', screens: always(routes.goldMember) },
  health: { icon: 'shield', accent: 'is-green', terms: 'once', screens: always(routes.health) },
  quota: {
    icon: 'wallet',
    accent: 'is-blue',
    terms: 'once',
    screens: { active: routes.quotaCard, expired: routes.quotaLanding, offered: routes.quotaLanding },
  },
  fly: { icon: 'ticket', accent: 'is-blue', terms: 'given', screens: always(routes.flyCard) },
}

/** The look of a card; undefined for a type that this build does not know. */
export const lookOf = (cardType: string): CardLook | undefined =>
  Object.entries(looks).find(([type]) => type === cardType)?.[1]
