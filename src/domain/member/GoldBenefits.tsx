import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GoldBenefit } from '@/contract/member/gold'
import { memberWords } from '@/i18n/member'
import { useFollowing } from '@/ui/hooks/useFollowing'
import { Picture } from '@/ui/media/Picture'
import './GoldBenefits.scss'

/** What a gold member gets, two in a row. */
export const GoldBenefits = observer(function GoldBenefits(given: { benefits: readonly GoldBenefit[] }) {
  const benefits = useFollowing(given.benefits)
  return (
    <View className="gold-benefits">
      <Text className="gold-benefits-title" role="heading" aria-level={2}>
        {memberWords().benefits(benefits.length)}
      </Text>
      <View className="gold-benefits-grid" role="list">
        {benefits.map(({ benefitId, title, text, picture }) => (
          <View key={benefitId} className="gold-benefits-item" role="listitem">
            <Picture className="gold-benefits-picture" src={picture} mode="aspectFit" />
            <View className="gold-benefits-words">
              <Text className="gold-benefits-name">{title}</Text>
              <Text className="gold-benefits-text">{text}</Text>
            </View>
          </View>
        ))}
      </View>
    </View>
  )
})
