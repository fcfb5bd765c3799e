import { View } from '@tarojs/components'
import { freeWords } from '@/i18n/free'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { RuleList } from '@/ui/list/RuleList'
import './rule/rule.scss'
import { FreeRuleStore } from './rule/store'

/** The rules of the goods that groups get for free, in the words of their operator. */
export default page(routes.freeRule, function FreeRule() {
  const store = useScreenStore(() => new FreeRuleStore())
  const words = freeWords()
  const activity = store.page.value?.activity
  return (
    <Screen remote={store.page} onRetry={store.load}>
      {activity && activity.rules.length > 0 && (
        <View className="free-rule">
          <Card>
            <RuleList isMain title={activity.title} rules={activity.rules} />
          </Card>
        </View>
      )}
      {activity && activity.rules.length === 0 && (
        <EmptyState illustration="empty" icon="document" text={words.noRules}>
          <Button id="free-items" text={words.toItems} onTap={() => go(routes.free)} />
        </EmptyState>
      )}
    </Screen>
  )
})
