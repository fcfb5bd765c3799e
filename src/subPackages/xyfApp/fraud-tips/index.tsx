import { unwarned } from '@/domain/wallet/withdraw/unwarned'
import { fraudWords } from '@/i18n/fraud'
import { back, returnTo } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { HeaderSpread } from '@/ui/display/HeaderSpread'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { RuleList } from '@/ui/list/RuleList'
import { Icon } from '@/ui/media/Icon'
import { FraudStore } from './index/store'
import './index/index.scss'

/** The anti-fraud reminder: its end must be reached before the customer goes on to `next`, or back where they came from. */
export default page(routes.fraudTips, function FraudTips({ next }) {
  const store = useScreenStore(() => new FraudStore())
  const words = fraudWords()
  const goOn = () => {
    unwarned.clear()
    if (!next || !returnTo(next)) back()
  }
  return (
    <Screen
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
      <Stack gap={12} page className="fraud-tips">
        <Card>
          <Row gap={12} className="fraud-tips-head">
            <Icon name="shield" size={32} />
            <Text kind="headline" tone="main" role="heading" aria-level={2}>
              {words.lead}
            </Text>
          </Row>
          <Text kind="large" tone="second" block>
            {words.intro}
          </Text>
        </Card>
        {words.tricks.map(({ title, text, answer }) => (
          <Card key={title} title={title}>
            <Text kind="large" tone="second" block>
              {text}
            </Text>
            <Text kind="body" tone="brand" block className="fraud-tips-answer">
              {answer}
            </Text>
          </Card>
        ))}
        <Card>
          <RuleList title={words.helpTitle} rules={words.help} isMain />
        </Card>
        <Text kind="small" tone="third" center className="fraud-tips-end" id="fraud-end">
          {words.end}
        </Text>
      </Stack>
    </Screen>
  )
})
