import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { TermsCheck } from '@/domain/member/TermsSheet'
import { pricingOf } from '@/domain/rights/pricing'
import { Sold } from '@/domain/rights/Sold'
import { memberWords } from '@/i18n/member'
import { Button } from '@/ui/action/Button'
import { Price } from '@/ui/display/Price'
import { useReminder } from '@/ui/hooks/useReminder'
import { Row } from '@/ui/layout/Row'
import './BuyBar.scss'
import type { GoldMemberStore } from './store'

/** The tick at the terms, the price, and the button that orders the chosen level. */
export const BuyBar = observer(function BuyBar({ store }: { store: GoldMemberStore }) {
  const words = memberWords()
  const { level, member, goesOn } = store
  const [isMissing, remind] = useReminder(store.terms.agreed)
  if (!level) return null
  const { today, usual } = pricingOf({ today: level.price, usual: level.originalPrice })
  const order = () => {
    if (!store.buy()) remind()
  }
  const buy = member?.isGold ? words.renew : words.buy
  return (
    <Sold>
      <View className="gold-buy">
        <TermsCheck store={store.terms} isMissing={isMissing} />
        <Row gap={16} justify="between">
          <Price fen={today} size="large" was={usual} />
          <Button
            id="gold-buy"
            kind="detail"
            text={goesOn ? words.goOn : buy}
            busy={store.ordering.busy}
            onTap={order}
          />
        </Row>
      </View>
    </Sold>
  )
})
