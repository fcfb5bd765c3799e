import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { walletWords } from '@/i18n/wallet'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { HeaderSpread } from '@/ui/display/HeaderSpread'
import './RulesScreen.scss'
import { RulesStore } from './rulesStore'

/** The rules of withdrawals in both themes; the colour of a `header` runs on behind the card. */
export const RulesScreen = observer(function RulesScreen({ bar }: { bar: 'plain' | 'header' }) {
  const store = useScreenStore(() => new RulesStore())
  const words = walletWords()
  const rules = store.page.value?.rules
  return (
    <Screen bar={bar} remote={store.page} onRetry={store.load} skeleton="form">
      {bar === 'header' && <HeaderSpread />}
      <View className={`withdraw-rules is-${bar}`}>
        <Card>
          {rules && rules.paragraphs.length > 0 ? (
            <View className="withdraw-rules-text">
              <Text className="withdraw-rules-title" role="heading" aria-level={2}>
                {rules.title}
              </Text>
              {rules.paragraphs.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
            </View>
          ) : (
            <EmptyState icon="document" text={words.rulesEmpty} />
          )}
        </Card>
      </View>
    </Screen>
  )
})
