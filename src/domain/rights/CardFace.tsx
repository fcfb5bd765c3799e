import { observer } from 'mobx-react'
import type { CardOffer } from '@/contract/rights/cards'
import { claimWords } from '@/i18n/claim'
import { ownCardWords } from '@/i18n/ownCard'
import { saleWords } from '@/i18n/sale'
import { formatDate } from '@/lib/date'
import { OfferCard } from '@/ui/display/OfferCard'
import { pricingOf } from './pricing'

/** A card that is bought on its own, with what it saves for a customer without it, and the day until which the customer has it or on which it ended. */
export const CardFace = observer(function CardFace({ card }: { card: CardOffer }) {
  const { title, subtitle, picture, price, originalPrice, isActive } = card
  const hero = isActive ? '' : saleWords().saves(pricingOf({ today: price, usual: originalPrice }).saved)
  return <OfferCard title={title} subtitle={subtitle} picture={picture} hero={hero} note={noteOf(card)} />
})

function noteOf({ isActive, endTime, months }: CardOffer): string {
  if (endTime === undefined) return ownCardWords().notYet(months)
  const day = formatDate(endTime, 'yyyy-MM-dd')
  return isActive ? claimWords().until(day) : claimWords().endedOn(day)
}
