import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CouponStore } from '@/domain/coupon/couponStore'
import { faceAmount } from '@/domain/coupon/rules'
import { couponWords } from '@/i18n/coupon'
import { Tappable } from '@/ui/Tappable'
import './SavingCard.scss'

/** What the usable coupons take off together, on a card in the theme's colour, with the way to new ones. */
export const SavingCard = observer(function SavingCard({ store, onSale }: { store: CouponStore; onSale(): void }) {
  const words = couponWords()
  const { counts, saving } = store
  return (
    <View className="saving-card">
      <View className="saving-card-line">
        <View className="saving-card-words">
          <Text className="saving-card-label">{words.savingLabel}</Text>
          <Text className="saving-card-sum">{counts ? faceAmount(saving) : '--'}</Text>
        </View>
        <Tappable id="to-sale" className="saving-card-action" role="link" onTap={onSale}>
          <Text>{words.toSale}</Text>
        </Tappable>
      </View>
      <Text className="saving-card-note">{words.listHint}</Text>
    </View>
  )
})
