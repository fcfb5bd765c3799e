import { OfferList } from '@/domain/coupon/OfferList'
import { couponWords } from '@/i18n/coupon'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { ListRow } from '@/ui/list/ListRow'
import './indexXyf/indexXyf.scss'
import { saleStore } from './indexXyf/store'

/** The coupon centre: coupons for goods that can be taken now, some of them limited or for members. */
export default page(routes.couponSale, function CouponSale() {
  const store = useScreenStore(saleStore)
  const words = couponWords()
  return (
    <Screen remote={store.page} onRetry={store.load}>
      <Stack gap={2} className="coupon-sale-head">
        <Text kind="figure">{words.saleTitle}</Text>
        <Text kind="small" className="coupon-sale-text">
          {words.saleText(store.open)}
        </Text>
      </Stack>
      <Stack gap={12} className="coupon-sale">
        <Card flush>
          <ListRow id="my-coupons" icon="ticket" title={words.mine} onTap={() => go(routes.couponList)} />
          <ListRow id="member-coupons" icon="crown" title={words.memberTitle} onTap={() => go(routes.memberCoupons)} />
        </Card>
        <OfferList offers={store.offers} store={store.taking} />
      </Stack>
    </Screen>
  )
})
