import { observer } from 'mobx-react'
import type { PayOption, VipInfoRes } from '@/contract/member/info'
import { PriceCards } from '@/domain/member/offer/PriceCards'
import { pricingOfTerm } from '@/domain/member/offer/pricing'
import { membershipWords } from '@/i18n/membership'
import type { OlderMemberStore } from './store'

interface OlderPricesProps {
  store: OlderMemberStore
  info: VipInfoRes
  chosen: PayOption
}

/** The prices of the first membership, one for each expire type. */
export const OlderPrices = observer(function OlderPrices({ store, info, chosen }: OlderPricesProps) {
  const words = membershipWords()
  const prices = info.payInfo.map((price) => ({
    key: String(price.expireType),
    name: price.name,
    pricing: pricingOfTerm(price),
    note: '',
  }))
  return (
    <PriceCards
      title={info.isVip ? words.pricesMember : words.prices}
      prices={prices}
      chosen={String(chosen.expireType)}
      tip={words.older.note}
      onChoose={store.choose}
    />
  )
})
