import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useState } from 'react'
import type { OrderChoice } from '@/routes'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { AccountCard } from './AccountCard'
import { ConfirmAmounts } from './ConfirmAmounts'
import { ConfirmBar } from './ConfirmBar'
import { ConfirmGoods } from './ConfirmGoods'
import './ConfirmPage.scss'
import { Card } from '@/ui/display/Card'
import { ConfirmPopups } from './ConfirmPopups'
import { CouponRow } from './CouponRow'
import { ConfirmStore } from './confirmStore'
import { MemberStrip } from './MemberStrip'
import { PayWayCard } from './PayWayCard'
import { PayWayStore } from './payWayStore'

/** A block of the confirm screen; without one for the coupon, the coupon is chosen among the amounts. */
type ConfirmBlock = 'member' | 'goods' | 'account' | 'coupon' | 'payWay' | 'amounts'

interface ConfirmPageProps {
  choice: OrderChoice
  /** What stands on the screen, from top to bottom. */
  blocks: readonly ConfirmBlock[]
}

/** Fills in an order before it is made. */
export const ConfirmPage = observer(function ConfirmPage({ choice, blocks }: ConfirmPageProps) {
  const store = useScreenStore(() => new ConfirmStore(choice))
  const payWays = useScreenStore(() => new PayWayStore())
  const [couponsOpen, showCoupons] = useState(false)
  const coupon = <CouponRow store={store} onOpen={() => showCoupons(true)} />
  const drawn: Record<ConfirmBlock, ReactNode> = {
    member: <MemberStrip key="member" tip={store.offer.info.value?.memberStatus.tip ?? ''} />,
    goods: <ConfirmGoods key="goods" store={store} />,
    account: <AccountCard key="account" store={store} />,
    coupon: <Card key="coupon">{coupon}</Card>,
    payWay: <PayWayCard key="payWay" store={payWays} />,
    amounts: <ConfirmAmounts key="amounts" store={store} coupon={blocks.includes('coupon') ? undefined : coupon} />,
  }
  return (
    <Screen
      remote={store.offer.info}
      onRetry={store.load}
      skeleton="form"
      footer={store.offer.amounts && <ConfirmBar store={store} tool={payWays.current?.assetType} />}
      popups={<ConfirmPopups store={store} couponsOpen={couponsOpen} onCloseCoupons={() => showCoupons(false)} />}
    >
      <View className="confirm-page">{blocks.map((block) => drawn[block])}</View>
    </Screen>
  )
})
