import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CouponStore } from '@/domain/coupon/couponStore'
import { couponWords } from '@/i18n/coupon'
import { shortAmount } from '@/lib/money'
import { SumHead } from '@/ui/display/SumHead'
import { Text } from '@/ui/display/Text'
import './SavingCard.scss'

/** What the best usable coupon takes off, on a card in the theme's colour, with the way to new ones. */
export const SavingCard = observer(function SavingCard({ store, onSale }: { store: CouponStore; onSale(): void }) {
  const words = couponWords()
  const { counts, saving } = store
  return (
    <View className="saving-card">
      <SumHead
        onCard
        label={words.savingLabel}
        sum={counts ? shortAmount(saving) : '--'}
        action={{ id: 'to-sale', text: words.toSale, onTap: onSale }}
      >
        <Text kind="small">{words.listHint}</Text>
      </SumHead>
    </View>
  )
})
