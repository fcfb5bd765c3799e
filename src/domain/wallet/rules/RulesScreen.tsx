import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { walletWords } from '@/i18n/wallet'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { HeaderSpread } from '@/ui/display/HeaderSpread'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import './RulesScreen.scss'
import { RulesStore } from './rulesStore'

/** The rules of withdrawals in both themes. */
export const RulesScreen = observer(function RulesScreen() {
  const store = useScreenStore(() => new RulesStore())
  const words = walletWords()
  const rules = store.page.value?.rules
  return (
    <Screen remote={store.page} onRetry={store.load} skeleton="form">
      <HeaderSpread />
      <View className="withdraw-rules">
        <Card>
          {rules && rules.paragraphs.length > 0 ? (
            <Stack gap={12} className="withdraw-rules-text">
              <Text kind="title" tone="main" role="heading" aria-level={2}>
                {rules.title}
              </Text>
              {rules.paragraphs.map((paragraph) => (
                <Text kind="reading" key={paragraph}>
                  {paragraph}
                </Text>
              ))}
            </Stack>
          ) : (
            <EmptyState illustration="empty" icon="document" text={words.rulesEmpty} />
          )}
        </Card>
      </View>
    </Screen>
  )
})
