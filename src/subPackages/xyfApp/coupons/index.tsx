import { Text, View } from '@tarojs/components'
import { CouponRows } from '@/domain/coupon/CouponRows'
import { faceAmount } from '@/domain/coupon/couponState'
import { CouponStore } from '@/domain/coupon/couponStore'
import { couponWords } from '@/i18n/coupon'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { ListRow } from '@/ui/list/ListRow'
import { Icon } from '@/ui/media/Icon'
import './index/index.scss'

/** The coupons that the membership brought, on the card of the membership, with the way to more of its benefits. */
export default page(routes.memberCoupons, function MemberCoupons() {
  const store = useScreenStore(() => new CouponStore('member'))
  const words = couponWords()
  const { counts, saving } = store
  const toMember = () => go(routes.member)
  return (
    <Screen bar="header">
      <View className="member-coupons-head">
        <View className="member-coupons-card">
          <View className="member-coupons-line">
            <Icon name="crown" size={20} />
            <Text className="member-coupons-title" role="heading" aria-level={2}>
              {words.memberTitle}
            </Text>
          </View>
          <Text className="member-coupons-sum">{counts ? words.memberSaving(faceAmount(saving)) : '--'}</Text>
          <Text className="member-coupons-note">{words.memberHint}</Text>
        </View>
      </View>
      <View className="member-coupons-more">
        <Card flush>
          <ListRow
            id="member-more"
            icon="gift"
            title={words.memberMore}
            detail={words.memberMoreDetail}
            onTap={toMember}
          />
        </Card>
      </View>
      <CouponRows store={store} way={<Button text={words.toMember} onTap={toMember} />} />
    </Screen>
  )
})
