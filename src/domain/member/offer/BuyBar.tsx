import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PriceOption } from '@/contract/member/info'
import { openBlockLink } from '@/domain/config/blocks/LinkArea'
import { membershipWords } from '@/i18n/membership'
import { formatDate } from '@/lib/date'
import { toast } from '@/platform/toast'
import { Alarm } from '@/ui/Alarm'
import { Button } from '@/ui/Button'
import { Check } from '@/ui/Check'
import { Price } from '@/ui/Price'
import './BuyBar.scss'
import type { MembershipStore } from './membershipStore'
import { intervalOf } from './rules'

interface BuyBarProps {
  store: MembershipStore
  price: PriceOption
}

/**
 * The ticks, the price, and the button that buys. What renews says beside the button what is charged, from when and how often, and needs a
 * tick of its own, which is never set beforehand. A refusal of the order stands here too.
 */
export const BuyBar = observer(function BuyBar({ store, price }: BuyBarProps) {
  const words = membershipWords()
  const { buying, nextCharge, discountTip } = store
  const info = store.page.value?.info
  if (!info) return null
  if (!store.isSold) return <NotSold />
  const buy = () => {
    const missing = buying.missingTick(price)
    if (missing) toast(missing === 'renewal' ? words.tickRenewal : words.tickTerms)
    else store.buy()
  }
  const links = info.contractInfo.map(({ name, url }) => ({ code: url, title: `《${name}》` }))
  return (
    <View className="member-buy">
      {buying.refusal && <Alarm text={buying.refusal} />}
      {nextCharge !== undefined && (
        <>
          <Text className="member-buy-renewal">
            {words.renewal(formatDate(nextCharge, 'yyyy-MM-dd'), price.contractPrice, intervalOf(price.contractType))}
          </Text>
          <Check
            id="member-agree-renewal"
            checked={buying.agreedRenewal}
            text={words.agreeRenewal}
            onChange={buying.agreeRenewal}
          />
        </>
      )}
      <Check
        id="member-agree"
        checked={buying.agreed}
        text={words.agree}
        links={links}
        onChange={buying.agree}
        onLink={openBlockLink}
      />
      <View className="member-buy-row">
        <View className="member-buy-price">
          <Price fen={price.salePrice} size="large" was={price.originalPrice} />
          {discountTip && <Text className="member-buy-tip">{discountTip}</Text>}
        </View>
        <Button
          id="member-buy"
          kind="detail"
          text={info.isVip ? words.renew : words.buy}
          busy={buying.placing.busy}
          onTap={buy}
        />
      </View>
    </View>
  )
})

/** Says why nothing is sold here. */
export const NotSold = observer(function NotSold() {
  const words = membershipWords()
  return (
    <View className="member-buy" role="status">
      <Text className="member-buy-title">{words.notSoldTitle}</Text>
      <Text className="member-buy-renewal">{words.notSold}</Text>
    </View>
  )
})
