import { CompareLink } from '@/domain/rights/CompareLink'
import { FlyPopups } from '@/domain/rights/FlyPopups'
import { FlyTicket } from '@/domain/rights/FlyTicket'
import { FlyCardStore } from '@/domain/rights/flyCardStore'
import { rightsWords } from '@/i18n/rights'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Card } from '@/ui/display/Card'
import { Stack } from '@/ui/layout/Stack'
import { ListRow } from '@/ui/list/ListRow'
import { RuleList } from '@/ui/list/RuleList'
import { FlyHead } from './index/FlyHead'
import { FlySteps } from './index/FlySteps'
import { NoFlyCard } from './index/NoFlyCard'
import './index/index.scss'

/** The fly card: what it is, the customer's best one, and how it is used at the partner. */
export default page(routes.flyCard, function FlyCard() {
  const store = useScreenStore(() => new FlyCardStore())
  const words = rightsWords()
  const [best] = store.cards
  return (
    <Screen remote={store.page} onRetry={store.load} skeleton="detail" popups={<FlyPopups store={store} />}>
      <FlyHead days={store.days} />
      <Stack gap={12} className="fly-card">
        {best ? <FlyTicket card={best} store={store} /> : <NoFlyCard />}
        <Card flush>
          <ListRow
            id="fly-airline"
            icon="shield"
            title={words.airline}
            detail={words.airlineDetail}
            onTap={() => go(routes.southAir, {})}
          />
          {store.cards.length > 1 && (
            <ListRow
              id="fly-all"
              icon="ticket"
              title={words.allFlyCards}
              value={words.cardCount(store.cards.length)}
              onTap={() => go(routes.flyCards)}
            />
          )}
        </Card>
        <CompareLink />
        <FlySteps days={store.days} />
        <RuleList title={words.goodToKnow} rules={store.page.value?.rules ?? []} />
      </Stack>
    </Screen>
  )
})
