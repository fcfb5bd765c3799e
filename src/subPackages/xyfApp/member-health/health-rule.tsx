import { CardFace } from '@/domain/rights/CardFace'
import { healthWords } from '@/i18n/health'
import { ownCardWords } from '@/i18n/ownCard'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { Stack } from '@/ui/layout/Stack'
import { RuleList } from '@/ui/list/RuleList'
import { HealthRuleStore } from './health-rule/store'

/** The rules of the health card; they are read without a login. */
export default page(routes.healthRule, function HealthRule() {
  const store = useScreenStore(() => new HealthRuleStore())
  const words = healthWords()
  const { rules } = store
  const card = store.card.value
  return (
    <Screen remote={store.card} onRetry={store.load} skeleton="detail">
      {card && <CardFace card={card} />}
      <Stack page="over" className="health-rule">
        {rules.length > 0 ? (
          <Card>
            <RuleList title={ownCardWords().rules} rules={rules} />
          </Card>
        ) : (
          <EmptyState illustration="empty" icon="document" text={words.noRules} hint={words.noRulesHint} />
        )}
      </Stack>
    </Screen>
  )
})
