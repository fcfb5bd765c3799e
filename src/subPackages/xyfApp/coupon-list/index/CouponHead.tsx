import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CouponStore } from '@/domain/coupon/couponStore'
import { couponWords } from '@/i18n/coupon'
import { shortAmount } from '@/lib/money'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Icon, type IconName } from '@/ui/media/Icon'
import './CouponHead.scss'

/** Other places with coupons. */
const places = [
  { id: 'sale', icon: 'gift', route: routes.couponSale },
  { id: 'member', icon: 'crown', route: routes.memberCoupons },
  { id: 'loan', icon: 'wallet', route: routes.loanCoupons },
  { id: 'exchange', icon: 'ticket', route: routes.exchangeCoupon },
] as const satisfies readonly { id: string; icon: IconName; route: object }[]

/** What the best usable coupon takes off, large on the header; on a card over its edge the other places with coupons. */
export const CouponHead = observer(function CouponHead({ store }: { store: CouponStore }) {
  const words = couponWords()
  const { counts, saving } = store
  return (
    <>
      <Stack align="center" className="coupon-head">
        <Text kind="small">{words.savingLabel}</Text>
        <Text kind="amount" tabular className="coupon-head-sum">
          {counts ? shortAmount(saving) : '--'}
        </Text>
        <Text kind="small" center>
          {words.listHint}
        </Text>
      </Stack>
      <Row align="stretch" className="coupon-head-places">
        {places.map(({ id, icon, route }) => (
          <Tappable key={id} id={`to-${id}`} className="coupon-head-place" role="link" onTap={() => go(route)}>
            <View className="coupon-head-icon">
              <Icon name={icon} size={22} />
            </View>
            <Text kind="note">{words.places[id]}</Text>
          </Tappable>
        ))}
      </Row>
    </>
  )
})
