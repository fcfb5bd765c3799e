import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CouponOffer } from '@/contract/coupon/offers'
import { couponWords } from '@/i18n/coupon'
import { toast } from '@/platform/page/toast'
import { useEnd } from '@/shell/useEnd'
import { EmptyState } from '@/ui/display/EmptyState'
import { Stack } from '@/ui/layout/Stack'
import { Gradual } from '@/ui/list/Gradual'
import { OfferTicket } from './OfferTicket'
import type { TakeStore } from './takeStore'

interface OfferListProps {
  offers: readonly CouponOffer[]
  store: TakeStore
  /** A coupon is the customer's now. */
  onTaken?(): void
}

/** The coupons that can be taken. A refusal is a toast, and the ticket then says how it stands. */
export const OfferList = observer(function OfferList({ offers, store, onTaken }: OfferListProps) {
  const words = couponWords()
  const done = () => {
    toast(words.takenToast)
    onTaken?.()
  }
  useEnd(store.sending, { done })
  if (offers.length === 0)
    return <EmptyState illustration="empty" icon="ticket" text={words.noOffers} hint={words.noOffersHint} />
  return (
    <Stack gap={12} className="offer-list" role="list">
      <Gradual first={6} size={4}>
        {offers.map((offer) => (
          <View key={offer.offerId} role="listitem">
            <OfferTicket offer={offer} store={store} />
          </View>
        ))}
      </Gradual>
    </Stack>
  )
})
