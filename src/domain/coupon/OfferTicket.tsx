import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CouponOffer } from '@/contract/coupon/offers'
import { couponWords } from '@/i18n/coupon'
import { openAddress, parseAddress } from '@/navigate'
import { Button } from '@/ui/action/Button'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { CouponFace } from './CouponFace'
import './CouponTicket.scss'
import './OfferTicket.scss'
import type { TakeStore } from './takeStore'

/** A coupon that can be taken: its button takes it, leads to its use once it was taken, or to where its condition is met. */
export const OfferTicket = observer(function OfferTicket({ offer, store }: { offer: CouponOffer; store: TakeStore }) {
  const words = couponWords()
  const { offerId, name, state, reason, left, total, jumpUrl } = offer
  const action = { received: words.use, locked: words.doFirst }
  return (
    <View className={`coupon-ticket ${state === 'sold_out' ? 'is-off' : ''}`}>
      <CouponFace
        amount={offer.amount}
        threshold={offer.threshold}
        name={name}
        scope={offer.scope}
        tags={state === 'received' && <Tag kind="brand" text={words.taken} />}
      >
        {total > 0 && <Stock left={left} total={total} />}
      </CouponFace>
      <Row gap={12} justify="between" className="coupon-ticket-foot">
        <Text kind="note" tone="second" grow className="coupon-ticket-reason">
          {reason ?? words.validDays}
        </Text>
        {state === 'can_receive' && store.isOffered && (
          <Button
            id={`take-${offerId}`}
            size="small"
            text={words.take}
            label={`${words.take} ${name}`}
            busy={store.isTaking(offerId)}
            onTap={() => store.take(offer)}
          />
        )}
        {(state === 'received' || state === 'locked') && parseAddress(jumpUrl) && (
          <Button
            id={`offer-${offerId}`}
            size="small"
            kind="second"
            text={action[state]}
            label={`${action[state]} ${name}`}
            onTap={() => openAddress(jumpUrl)}
          />
        )}
      </Row>
    </View>
  )
})

/** How much of a limited coupon is gone, as a bar and in words. */
const Stock = observer(function Stock({ left, total }: { left: number; total: number }) {
  const gone = Math.min(100, Math.max(0, Math.round(((total - left) / total) * 100)))
  return (
    <Row gap={8}>
      <View className="offer-stock-bar" aria-hidden="true">
        <View className="offer-stock-gone" style={{ width: `${gone}%` }} />
      </View>
      <Text kind="note" tone="third" className="offer-stock-text">
        {couponWords().left(left)}
      </Text>
    </Row>
  )
})
