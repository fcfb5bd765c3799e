import { CardRights } from '@/domain/rights/CardRights'
import { ClaimedSheet } from '@/domain/rights/ClaimedSheet'
import { CompareLink } from '@/domain/rights/CompareLink'
import { claimWords } from '@/i18n/claim'
import { quotaWords } from '@/i18n/quota'
import { routes } from '@/routes'
import { ListBody } from '@/shell/list/ListBody'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { QuotaHead } from './index/QuotaHead'
import { RaiseBar } from './index/RaiseBar'
import { RaiseCard } from './index/RaiseCard'
import { RaiseRow } from './index/RaiseRow'
import './index/index.scss'
import { QuotaCardStore } from './index/store'

/** The customer's quota, the raise of their card and its other rights, and the log of raises. */
export default page(routes.quotaCard, function QuotaCard() {
  const store = useScreenStore(() => new QuotaCardStore())
  const words = quotaWords()
  const { offer, claims } = store
  useEnd(store.raising)
  const actions = { texts: { can_receive: claimWords().claim }, isBusy: claims.isClaiming, onTap: store.claim }
  return (
    <Screen
      remote={store.page}
      onRetry={store.load}
      footer={offer && (store.canAsk || !offer.card.isActive) && <RaiseBar store={store} />}
      popups={<ClaimedSheet store={claims} />}
    >
      {offer && (
        <>
          <QuotaHead quota={offer.quota} card={offer.card} />
          <Stack gap={12} className="quota-card">
            <RaiseCard store={store} />
            <CardRights rights={offer.rights} actions={actions} shows="result" />
            <CompareLink />
            <Text kind="title" className="quota-card-heading" role="heading" aria-level={2}>
              {words.log}
            </Text>
            <ListBody
              list={store.log}
              keyOf={({ logId }) => logId}
              render={(row) => <RaiseRow row={row} />}
              gap={8}
              estimate={100}
              empty={<EmptyState illustration="empty" icon="chart" text={words.noLog} hint={words.noLogHint} />}
            />
          </Stack>
        </>
      )}
    </Screen>
  )
})
