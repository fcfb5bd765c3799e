import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { PayHereSheet } from '@/domain/cashier/here/PayHereSheet'
import { ClaimedSheet } from '@/domain/rights/ClaimedSheet'
import { membershipWords } from '@/i18n/membership'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { Dialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import type { PlacedOrder } from './buyStore'
import { BuyBar } from './BuyBar'
import { ComplaintGuide } from './ComplaintGuide'
import { ConfirmSheet } from './ConfirmSheet'
import { ExpectedList } from './ExpectedList'
import { MemberHeader } from './MemberHeader'
import { type MemberLink, MemberLinks } from './MemberLinks'
import type { MembershipStore } from './membershipStore'
import './MembershipScreen.scss'
import { PriceCards } from './PriceCards'
import { RightsTabs } from './RightsTabs'
import { UnpaidCard } from './UnpaidCard'
import { useService } from './useService'

interface MembershipScreenProps {
  store: MembershipStore
  links: readonly MemberLink[]
  /** What this membership alone shows, between its links and its prices. */
  children?: ReactNode
}

/** The screen of a membership: its card, the customer's orders and benefits, the prices, the rights, and how it is bought. */
export const MembershipScreen = observer(function MembershipScreen({ store, links, children }: MembershipScreenProps) {
  const words = membershipWords()
  const { buying, chosen, popup, membership, rights } = store
  const service = useService(store.service)
  const page = store.page.value
  const { source } = membership
  const pay = (order: PlacedOrder) => {
    const { orderId } = order
    if (order.isPaid) go(routes.orderDetail, { orderId })
    else if (order.paysInCashier) go(routes.pay, { orderId, source })
    else buying.openPayment(order)
  }
  useEnd(buying.placing, { done: pay })
  const orderId = buying.payHere?.pay.target.orderId ?? ''
  const endPayment = () => {
    if (buying.payHere?.pay.state === 'paid') go(routes.payCardResult, { orderId, source })
    else void store.load()
  }
  return (
    <Screen
      bar="header"
      remote={store.page}
      onRetry={store.load}
      skeleton="detail"
      footer={chosen && <BuyBar store={store} price={chosen} />}
      popups={
        <>
          <ConfirmSheet store={store} />
          <ClaimedSheet store={rights.claims} />
          {buying.payHere && <PayHereSheet store={buying.payHere} onOver={endPayment} />}
          <Dialog
            open={popup !== undefined}
            title={popup?.title ?? ''}
            text={popup?.text ?? ''}
            confirmText={words.seeOrder}
            cancelText={words.later}
            onConfirm={() => {
              store.closePopup()
              if (popup) go(routes.orderDetail, { orderId: popup.vipOrderNo })
            }}
            onCancel={store.closePopup}
          />
        </>
      }
    >
      {page && (
        <>
          <MemberHeader page={page} />
          <View className="membership">
            <UnpaidCard store={store} />
            <MemberLinks links={links} />
            {children}
            {page.guide && <ComplaintGuide guide={page.guide} busy={store.service.busy} onContact={service} />}
            {chosen ? <Prices store={store} /> : <EmptyState icon="crown" text={words.noPrices} hint={words.noPricesHint} />}
            <ExpectedList expected={page.expected} />
            <RightsTabs store={rights} onService={service} />
          </View>
        </>
      )}
    </Screen>
  )
})

const Prices = observer(function Prices({ store }: { store: MembershipStore }) {
  const words = membershipWords()
  const { prices, chosen, page, choose } = store
  const cards = prices.map(({ contractType, contractTypeName, salePrice, originalPrice, saveTip }) => ({
    key: contractType,
    name: contractTypeName,
    price: salePrice,
    was: originalPrice,
    note: saveTip,
  }))
  return (
    <PriceCards
      title={page.value?.info.isVip ? words.pricesMember : words.prices}
      prices={cards}
      chosen={chosen?.contractType}
      tip={chosen?.payTip}
      onChoose={(key) => {
        const price = prices.find(({ contractType }) => contractType === key)
        if (price) choose(price)
      }}
    />
  )
})
