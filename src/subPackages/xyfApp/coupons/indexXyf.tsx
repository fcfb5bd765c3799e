import { Text, View } from '@tarojs/components'
import { OfferList } from '@/domain/coupon/OfferList'
import { couponWords } from '@/i18n/coupon'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Card } from '@/ui/display/Card'
import { ListRow } from '@/ui/list/ListRow'
import './indexXyf/indexXyf.scss'
import { saleStore } from './indexXyf/store'

/** The coupon centre: coupons for goods that can be taken now, some of them limited or for members. */
export default page(routes.couponSale, function CouponSale() {
  const store = useScreenStore(saleStore)
  const words = couponWords()
  return (
    <Screen bar="header" remote={store.page} onRetry={store.load}>
      <View className="coupon-sale-head">
        <Text className="coupon-sale-title">{words.saleTitle}</Text>
        <Text className="coupon-sale-text">{words.saleText(store.open)}</Text>
      </View>
      <View className="coupon-sale">
        <Card flush>
          <ListRow id="my-coupons" icon="ticket" title={words.mine} onTap={() => go(routes.couponList)} />
          <ListRow id="member-coupons" icon="crown" title={words.memberTitle} onTap={() => go(routes.memberCoupons)} />
        </Card>
        <OfferList offers={store.offers} store={store.taking} />
      </View>
    </Screen>
  )
})
