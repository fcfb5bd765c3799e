import { View } from '@tarojs/components'
import { CouponRows } from '@/domain/coupon/CouponRows'
import { CouponStore } from '@/domain/coupon/couponStore'
import { couponWords } from '@/i18n/coupon'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
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
    <Screen>
      <View className="member-coupons-head">
        <Stack gap={4} className="member-coupons-card">
          <Row gap={8}>
            <Icon name="crown" size={20} />
            <Text kind="large" strong role="heading" aria-level={2}>
              {words.memberTitle}
            </Text>
          </Row>
          <Text kind="figure" tabular className="member-coupons-sum">
            {counts ? words.memberSaving(saving) : '--'}
          </Text>
          <Text kind="note">{words.memberHint}</Text>
        </Stack>
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
