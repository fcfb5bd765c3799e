import { rightsWords } from '@/i18n/rights'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { Card } from '@/ui/display/Card'
import { HeaderSpread } from '@/ui/display/HeaderSpread'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Icon, type IconName } from '@/ui/media/Icon'
import './rule/rule.scss'

const sections: readonly { word: 'claiming' | 'partners' | 'using' | 'support'; icon: IconName }[] = [
  { word: 'claiming', icon: 'gift' },
  { word: 'partners', icon: 'shield' },
  { word: 'using', icon: 'ticket' },
  { word: 'support', icon: 'headset' },
]

/** How rights packs are claimed and used. It opens without a login, so the texts are ours. */
export default page(routes.rightsPackRule, function RightsPackRule() {
  const { packRules } = rightsWords()
  return (
    <Screen>
      <HeaderSpread />
      <Stack gap={12} page className="pack-rule">
        {sections.map(({ word, icon }) => (
          <Card key={word}>
            <Row gap={8} className="pack-rule-head">
              <Icon name={icon} size={20} />
              <Text kind="title" tone="main" role="heading" aria-level={2}>
                {packRules[word].title}
              </Text>
            </Row>
            {packRules[word].rules.map((rule) => (
              <Text key={rule} kind="reading" tone="second" block above={4}>
                {rule}
              </Text>
            ))}
          </Card>
        ))}
      </Stack>
    </Screen>
  )
})
