import { HelpBar } from '@/domain/help/HelpBar'
import { CardBuyBar } from '@/domain/rights/CardBuyBar'
import { CardFace } from '@/domain/rights/CardFace'
import { CardRights } from '@/domain/rights/CardRights'
import { CardSteps } from '@/domain/rights/CardSteps'
import { CompareLink } from '@/domain/rights/CompareLink'
import { healthWords } from '@/i18n/health'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Card } from '@/ui/display/Card'
import { Stack } from '@/ui/layout/Stack'
import { ListRow } from '@/ui/list/ListRow'
import { CodeSheet } from './index/CodeSheet'
import { HealthStore } from './index/store'

/** The health card: its rights with their codes, and the way to the cashier. */
export default page(routes.health, function Health() {
  const store = useScreenStore(() => new HealthStore())
  const words = healthWords()
  const { card } = store
  return (
    <Screen
      remote={store.page}
      onRetry={store.load}
      skeleton="detail"
      footer={card && store.order.isOffered && <CardBuyBar card={card} order={store.order} source="member-health" />}
      popups={<CodeSheet store={store} />}
    >
      {card && (
        <>
          <CardFace card={card} />
          <Stack gap={12} page="over" className="health">
            <CardRights
              rights={store.rights}
              shows="uses"
              actions={{
                texts: { can_receive: words.getCode, received: words.showCode },
                isBusy: store.isOpening,
                onTap: store.open,
              }}
            />
            <CardSteps title={words.stepsTitle} steps={words.steps} />
            <Card flush>
              <ListRow id="health-rule" icon="document" title={words.ruleLink} onTap={() => go(routes.healthRule)} />
            </Card>
            <CompareLink />
            <HelpBar about={{ about: 'membership' }} />
          </Stack>
        </>
      )}
    </Screen>
  )
})
