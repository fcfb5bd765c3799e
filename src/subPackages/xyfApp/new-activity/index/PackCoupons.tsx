import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RookieCouponRes } from '@/contract/coupon/offers'
import { leadsSomewhere, openBlockLink } from '@/domain/remoteConfig/blocks/LinkArea'
import { newcomerWords } from '@/i18n/newcomer'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import './PackCoupons.scss'

/** The coupons of the pack; those that were received lead to where they are used. */
export const PackCoupons = observer(function PackCoupons({ pack }: { pack: RookieCouponRes }) {
  const words = newcomerWords()
  return (
    <Card title={words.coupons}>
      <View className="pack-coupons" role="list">
        {pack.coupons.map(({ name, amount, threshold, scope, jumpUrl }, index) => (
          <View key={`${index}-${name}`} className="pack-coupon" role="listitem">
            <View className="pack-coupon-worth">
              <Text className="pack-coupon-amount">{words.yuan(amount)}</Text>
              <Text className="pack-coupon-text">{words.from(threshold)}</Text>
            </View>
            <View className="pack-coupon-words">
              <Text className="pack-coupon-name">{name}</Text>
              <Text className="pack-coupon-text">{scope}</Text>
            </View>
            {pack.status === 'received' && leadsSomewhere(jumpUrl) && (
              <Button
                id={`pack-use-${index}`}
                size="small"
                kind="second"
                text={words.use}
                label={`${words.use} ${name}`}
                onTap={() => openBlockLink(jumpUrl)}
              />
            )}
          </View>
        ))}
      </View>
    </Card>
  )
})
