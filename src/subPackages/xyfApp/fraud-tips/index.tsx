import { Text, View } from '@tarojs/components'
import { fraudWords } from '@/i18n/fraud'
import { back, openAddress } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { HeaderSpread } from '@/ui/display/HeaderSpread'
import { RuleList } from '@/ui/list/RuleList'
import { Icon } from '@/ui/media/Icon'
import { FraudStore } from './index/store'
import './index/index.scss'

/** The anti-fraud reminder: its end must be reached before the customer goes on to `next`, or back where they came from. */
export default page(routes.fraudTips, function FraudTips({ next }) {
  const store = useScreenStore(() => new FraudStore())
  const words = fraudWords()
  const goOn = () => {
    if (!next || !openAddress(next, 'replace')) back()
  }
  return (
    <Screen
      bar="header"
      footer={
        <Button
          id="fraud-next"
          block
          text={store.isRead ? words.read : words.readFirst}
          disabled={!store.isRead}
          onTap={goOn}
        />
      }
    >
      <HeaderSpread />
      <View className="fraud-tips">
        <Card>
          <View className="fraud-tips-head">
            <Icon name="shield" size={32} />
            <Text className="fraud-tips-lead" role="heading" aria-level={2}>
              {words.lead}
            </Text>
          </View>
          <Text className="fraud-tips-text">{words.intro}</Text>
        </Card>
        {words.tricks.map(({ title, text, answer }) => (
          <Card key={title} title={title}>
            <Text className="fraud-tips-text">{text}</Text>
            <Text className="fraud-tips-answer">{answer}</Text>
          </Card>
        ))}
        <Card>
          <RuleList title={words.helpTitle} rules={words.help} isMain />
        </Card>
        <Text className="fraud-tips-end" id="fraud-end">
          {words.end}
        </Text>
      </View>
    </Screen>
  )
})
