import { observer } from 'mobx-react'
import { membershipWords } from '@/i18n/membership'
import type { MembershipStore } from './membershipStore'
import { PriceCards } from './PriceCards'
import { pricingOfPlan } from './pricing'

/** The prices of a membership, with what is charged when for the chosen one. */
export const OfferedPrices = observer(function OfferedPrices({ store }: { store: MembershipStore }) {
  const words = membershipWords()
  const { prices, chosen, page, choose } = store
  const cards = prices.map((price) => {
    const pricing = pricingOfPlan(price)
    // The server's line stands only where its amounts show no saving, so that one plan never has two.
    return {
      key: price.contractType,
      name: price.contractTypeName,
      pricing,
      note: pricing.saved > 0 ? '' : price.saveTip,
    }
  })
  return (
    <PriceCards
      title={page.value?.info.isVip ? words.pricesMember : words.prices}
      prices={cards}
      chosen={chosen?.contractType}
      tip={chosen?.payTip}
      onChoose={(key) => {
        const price = prices.find(({ contractType }) => contractType === key)
        if (price) choose(price)
      }}
    />
  )
})
