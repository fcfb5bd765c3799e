import { View } from '@tarojs/components'
import { useState } from 'react'
import { AccountCard } from '@/domain/order/AccountCard'
import { ConfirmAmounts } from '@/domain/order/ConfirmAmounts'
import { ConfirmBar } from '@/domain/order/ConfirmBar'
import { ConfirmGoods } from '@/domain/order/ConfirmGoods'
import { ConfirmPopups } from '@/domain/order/ConfirmPopups'
import { CouponRow } from '@/domain/order/CouponRow'
import { ConfirmStore } from '@/domain/order/confirmStore'
import { MemberStrip } from '@/domain/order/MemberStrip'
import { PayWayCard } from '@/domain/order/PayWayCard'
import { PayWayStore } from '@/domain/order/payWayStore'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import './confirm/confirm.scss'

/** Fills in an order before it is made; amounts and coupon stand together in one card. */
export default page(routes.orderConfirm, function OrderConfirm(query) {
  const store = useScreenStore(() => new ConfirmStore(query))
  const payWays = useScreenStore(() => new PayWayStore())
  const [couponsOpen, showCoupons] = useState(false)
  return (
    <Screen
      remote={store.info}
      onRetry={store.load}
      skeleton="form"
      footer={store.amounts && <ConfirmBar store={store} />}
      popups={<ConfirmPopups store={store} couponsOpen={couponsOpen} onCloseCoupons={() => showCoupons(false)} />}
    >
      <View className="order-confirm">
        <ConfirmGoods store={store} />
        <AccountCard store={store} />
        <ConfirmAmounts store={store} coupon={<CouponRow store={store} onOpen={() => showCoupons(true)} />} />
        <MemberStrip tip={store.memberTip} />
        <PayWayCard store={payWays} />
      </View>
    </Screen>
  )
})
