import { CardBuyBar } from '@/domain/rights/CardBuyBar'
import { CardFace } from '@/domain/rights/CardFace'
import { CardRights } from '@/domain/rights/CardRights'
import { CardSteps } from '@/domain/rights/CardSteps'
import { CompareLink } from '@/domain/rights/CompareLink'
import { ownCardWords } from '@/i18n/ownCard'
import { quotaWords } from '@/i18n/quota'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Stack } from '@/ui/layout/Stack'
import { RuleList } from '@/ui/list/RuleList'
import { GainCard } from './index/GainCard'
import { MineRow } from './index/MineRow'
import { QuotaLandingStore } from './index/store'

/** What the quota-raising card brings, and the way to buy it; a customer who has it is shown the way to their card. */
export default page(routes.quotaLanding, function QuotaLanding() {
  const store = useScreenStore(() => new QuotaLandingStore())
  const words = quotaWords()
  const { offer } = store
  return (
    <Screen
      remote={store.page}
      onRetry={store.load}
      skeleton="detail"
      footer={
        offer && store.order.isOffered && <CardBuyBar card={offer.card} order={store.order} source="rise-quota" />
      }
    >
      {offer && (
        <>
          <CardFace card={offer.card} />
          <Stack gap={12} page="over">
            <MineRow isActive={offer.card.isActive} endTime={offer.card.endTime} />
            <GainCard quota={offer.quota} raise={offer.raise} />
            <CardSteps title={words.stepsTitle} steps={words.steps} />
            <CardRights rights={offer.rights} shows="result" />
            <CompareLink />
            <RuleList title={ownCardWords().rules} rules={offer.card.rules} />
          </Stack>
        </>
      )}
    </Screen>
  )
})
