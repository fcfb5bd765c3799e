import { observer } from 'mobx-react'
import { rightsWords } from '@/i18n/rights'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './FlySteps.scss'

/** How a fly card is used, step by step. @param days how long an activated card serves */
export const FlySteps = observer(function FlySteps({ days }: { days: number }) {
  const words = rightsWords()
  return (
    <Card title={words.howToUse}>
      <Stack gap={16} role="list">
        {words.flySteps(days).map(({ title, text }, index) => (
          <Row key={title} gap={12} align="stretch" role="listitem">
            <Text kind="reading" strong tone="brand" center className="fly-steps-number">
              {index + 1}
            </Text>
            <Stack grow>
              <Text kind="reading" strong>
                {title}
              </Text>
              <Text kind="note" tone="second">
                {text}
              </Text>
            </Stack>
          </Row>
        ))}
      </Stack>
    </Card>
  )
})
