import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { HelpBar } from '@/domain/help/HelpBar'
import { ClaimedSheet } from '@/domain/rights/ClaimedSheet'
import { CompareLink } from '@/domain/rights/CompareLink'
import { membershipWords } from '@/i18n/membership'
import { saleWords } from '@/i18n/sale'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'
import { EmptyState } from '@/ui/display/EmptyState'
import { Dialog } from '@/ui/layer/Dialog'
import { Stack } from '@/ui/layout/Stack'
import { Gradual } from '@/ui/list/Gradual'
import { BuyBar } from './BuyBar'
import { BuyPopups } from './BuyPopups'
import { ComplaintGuide } from './ComplaintGuide'
import { ExpectedList } from './ExpectedList'
import { MemberHeader } from './MemberHeader'
import { MemberLinks } from './MemberLinks'
import type { MembershipStore } from './membershipStore'
import { OfferedPrices } from './OfferedPrices'
import { pricingOfPlan } from './pricing'
import { RightsTabs } from './RightsTabs'
import { UnpaidCard } from './UnpaidCard'

interface MembershipScreenProps {
  store: MembershipStore
  /** What this membership alone shows, between its links and its prices. */
  children?: ReactNode
}

/** The screen of a membership: its card, the customer's orders and benefits, the prices, the rights, and how it is bought. */
export const MembershipScreen = observer(function MembershipScreen({ store, children }: MembershipScreenProps) {
  const words = membershipWords()
  const { chosen, popup, rights } = store
  const page = store.page.value
  return (
    <Screen
      remote={store.page}
      onRetry={store.load}
      skeleton="detail"
      footer={chosen && <BuyBar store={store} price={chosen} />}
      popups={
        <>
          <BuyPopups store={store} />
          <ClaimedSheet store={rights.claims} />
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
          <MemberHeader page={page} saves={chosen ? saleWords().saves(pricingOfPlan(chosen).saved) : ''} />
          <Stack gap={12} page className="membership">
            <Gradual size={2}>
              <UnpaidCard store={store} />
              <MemberLinks store={store} />
              {children ? <Stack gap={12}>{children}</Stack> : null}
              {page.guide && <ComplaintGuide guide={page.guide} />}
              {chosen ? (
                <OfferedPrices store={store} />
              ) : (
                <EmptyState illustration="empty" icon="crown" text={words.noPrices} hint={words.noPricesHint} />
              )}
              <ExpectedList expected={page.expected} />
              <RightsTabs store={rights} isMember={page.info.isVip} />
              <CompareLink />
              <HelpBar about={{ about: 'membership' }} />
            </Gradual>
          </Stack>
        </>
      )}
    </Screen>
  )
})
