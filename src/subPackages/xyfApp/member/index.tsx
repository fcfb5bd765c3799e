import { HelpBar } from '@/domain/help/HelpBar'
import { pricingOfTerm } from '@/domain/member/offer/pricing'
import { RightsTabs } from '@/domain/member/offer/RightsTabs'
import { WaitingSheet } from '@/domain/member/offer/WaitingSheet'
import { ClaimedSheet } from '@/domain/rights/ClaimedSheet'
import { CompareLink } from '@/domain/rights/CompareLink'
import { membershipWords } from '@/i18n/membership'
import { saleWords } from '@/i18n/sale'
import { formatDate } from '@/lib/date'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { EmptyState } from '@/ui/display/EmptyState'
import { OfferCard } from '@/ui/display/OfferCard'
import { Stack } from '@/ui/layout/Stack'
import { RuleList } from '@/ui/list/RuleList'
import { OlderBuyBar } from './index/OlderBuyBar'
import { OlderPrices } from './index/OlderPrices'
import { OlderMemberStore } from './index/store'

/** The first membership, which is sold by expire types. */
export default page(routes.olderMember, function OlderMember() {
  const store = useScreenStore(() => new OlderMemberStore())
  const words = membershipWords()
  const { info, chosen, waiting } = store
  useEnd(store.ordering, { done: ({ orderId }) => go(routes.pay, { orderId, source: 'member' }) })
  const payWaiting = () => {
    store.closeWaiting()
    if (waiting) go(routes.pay, { orderId: waiting.unpaidOrder, source: 'member' })
  }
  const day = info?.vipInfo && formatDate(info.vipInfo.endTime, 'yyyy-MM-dd')
  const offer = info && words.benefits(info.rightsInfo.count, info.rightsInfo.worth)
  return (
    <Screen
      remote={store.page}
      onRetry={store.load}
      skeleton="detail"
      footer={chosen && <OlderBuyBar store={store} price={chosen} />}
      popups={
        <>
          <WaitingSheet order={waiting} onPay={payWaiting} onAnew={store.order} onClose={store.closeWaiting} />
          <ClaimedSheet store={store.rights.claims} />
        </>
      }
    >
      {info && (
        <>
          <OfferCard
            title={info.vipIntro.title}
            subtitle={info.vipIntro.subtitle}
            picture={info.vipIntro.card}
            hero={info.isVip || !chosen ? '' : saleWords().saves(pricingOfTerm(chosen).saved)}
            note={day ? (info.isVip ? words.until(day) : words.endedOn(day)) : (offer ?? '')}
          />
          <Stack gap={12} page>
            {!chosen && (
              <EmptyState illustration="empty" icon="crown" text={words.noPrices} hint={words.noPricesHint} />
            )}
            {chosen && <OlderPrices store={store} info={info} chosen={chosen} />}
            <RightsTabs store={store.rights} isMember={info.isVip} />
            <RuleList title={words.links.rules} rules={info.vipIntro.rules} />
            <CompareLink />
            <HelpBar about={{ about: 'membership' }} />
          </Stack>
        </>
      )}
    </Screen>
  )
})
