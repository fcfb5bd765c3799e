import { observer } from 'mobx-react'
import { monthlyPrice } from '@/domain/member/memberBack'
import { PriceCards } from '@/domain/member/offer/PriceCards'
import { pricingOf } from '@/domain/rights/pricing'
import { memberWords } from '@/i18n/member'
import type { GoldMemberStore } from './store'

/** The levels side by side; the chosen one is marked. */
export const Levels = observer(function Levels({ store }: { store: GoldMemberStore }) {
  const words = memberWords()
  const prices = store.memberList.map((level) => ({
    key: level.levelId,
    name: level.name,
    pricing: pricingOf({ today: level.price, usual: level.originalPrice }),
    note: level.months > 1 ? words.perMonth(monthlyPrice(level)) : words.length(level.months),
    tag: level.tag,
  }))
  return <PriceCards title={words.levels} prices={prices} chosen={store.level?.levelId} onChoose={store.choose} />
})
