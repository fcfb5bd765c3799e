import { HelpBar } from '@/domain/help/HelpBar'
import { Broadcast } from '@/domain/mall/Broadcast'
import { GoldBenefits } from '@/domain/member/GoldBenefits'
import { TermsSheet } from '@/domain/member/TermsSheet'
import { CompareLink } from '@/domain/rights/CompareLink'
import { memberWords } from '@/i18n/member'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { showFailure } from '@/shell/showFailure'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { Stack } from '@/ui/layout/Stack'
import { ListRow } from '@/ui/list/ListRow'
import { RuleList } from '@/ui/list/RuleList'
import { BuyBar } from './index/BuyBar'
import { EarningsSheet } from './index/EarningsSheet'
import { Levels } from './index/Levels'
import { MemberState } from './index/MemberState'
import { GoldMemberStore } from './index/store'

/** The gold membership: what others save with it, its levels and benefits, and the way to the cashier. */
export default page(routes.goldMember, function GoldMember() {
  const store = useScreenStore(() => new GoldMemberStore())
  const words = memberWords()
  const { level, offer } = store
  useEnd(store.ordering, {
    done: (order) => {
      store.leave(order)
      go(routes.pay, { orderId: order.orderId, source: 'gold-member' })
    },
    refused: (refusal) => {
      showFailure(refusal)
      // The level or its price is another one now.
      void store.load()
    },
  })
  return (
    <Screen
      remote={store.page}
      onRetry={store.load}
      skeleton="detail"
      footer={level && store.canBuy && <BuyBar store={store} />}
      popups={
        <>
          <EarningsSheet store={store} />
          <TermsSheet store={store.terms} />
        </>
      }
    >
      <MemberState store={store} />
      <Stack gap={12} page className="gold-member">
        <Broadcast rows={store.broadcastList} mode="vertical" onAll={store.openEarnings} />
        {!level && <EmptyState illustration="empty" icon="crown" text={words.noLevels} hint={words.noLevelsHint} />}
        {level && <Levels store={store} />}
        {level && <GoldBenefits benefits={level.benefits} />}
        <Card flush>
          <ListRow
            id="gold-poster"
            icon="gift"
            title={words.invite}
            detail={words.inviteHint}
            onTap={() => go(routes.posterShare)}
          />
        </Card>
        {level && offer && <RuleList title={words.rules} rules={offer.rules} />}
        <CompareLink />
        <HelpBar about={{ about: 'membership' }} />
      </Stack>
    </Screen>
  )
})
