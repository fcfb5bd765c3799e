import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { couponWords } from '@/i18n/coupon'
import { TabbedList } from '@/shell/list/TabbedList'
import { EmptyState } from '@/ui/display/EmptyState'
import './CouponRows.scss'
import { CouponTicket } from './CouponTicket'
import { type CouponStore, couponTabs } from './couponStore'

interface CouponRowsProps {
  store: CouponStore
  /** Where an empty list of usable ones leads. */
  way: ReactNode
}

/** The coupons of the open tab, under the tabs with the number of each. */
export const CouponRows = observer(function CouponRows({ store, way }: CouponRowsProps) {
  const words = couponWords()
  const { tab, counts } = store
  return (
    <TabbedList
      label={words.tabsLabel}
      tabs={couponTabs.map((id) => ({ id, text: words.tab(words.tabs[id], counts?.[id] ?? 0) }))}
      active={tab}
      onChoose={store.choose}
      list={store.list}
      keyOf={({ couponId }) => couponId}
      render={(row) => <CouponTicket row={row} onOpen={store.open} />}
      gap={12}
      estimate={158}
      className="coupon-rows"
      empty={
        <EmptyState illustration="empty" icon="ticket" text={words.none[tab].text} hint={words.none[tab].hint}>
          {tab === 'usable' && way}
        </EmptyState>
      }
    />
  )
})
