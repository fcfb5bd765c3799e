import { useState } from 'react'
import { ConfirmBar } from '@/domain/order/confirm/ConfirmBar'
import { ConfirmPopups } from '@/domain/order/confirm/ConfirmPopups'
import { topupWords } from '@/i18n/topup'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Card } from '@/ui/display/Card'
import { Stack } from '@/ui/layout/Stack'
import { ListRow } from '@/ui/list/ListRow'
import { RuleList } from '@/ui/list/RuleList'
import { AmountCard } from './index/AmountCard'
import { NumberCard } from './index/NumberCard'
import { SavingsCard } from './index/SavingsCard'
import { TopupStore } from './index/store'

/** Tops a phone up: a number, an amount of its operator, and the cashier. */
export default page(routes.topup, function Topup() {
  const store = useScreenStore(() => new TopupStore())
  const [couponsOpen, showCoupons] = useState(false)
  const words = topupWords()
  const { confirm } = store
  const notes = store.goods.value?.notes ?? []
  return (
    <Screen
      remote={store.own}
      onRetry={store.load}
      skeleton="form"
      footer={confirm?.offer.amounts && <ConfirmBar store={confirm} source="topup" submit={words.submit} />}
      popups={
        confirm && <ConfirmPopups store={confirm} couponsOpen={couponsOpen} onCloseCoupons={() => showCoupons(false)} />
      }
    >
      <Stack gap={12} page className="topup">
        <NumberCard store={store} />
        <AmountCard store={store} />
        {confirm && <SavingsCard store={confirm} onOpenCoupons={() => showCoupons(true)} />}
        <Card flush>
          <ListRow id="topup-records" icon="document" title={words.records} onTap={() => go(routes.orderList, {})} />
          <ListRow id="topup-fraud" icon="warning" title={words.fraud} onTap={() => go(routes.fraudTips, {})} />
        </Card>
        {notes.length > 0 && <RuleList title={words.notes} rules={notes} />}
      </Stack>
    </Screen>
  )
})
