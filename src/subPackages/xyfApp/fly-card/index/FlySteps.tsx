import { observer } from 'mobx-react'
import { rightsWords } from '@/i18n/rights'
import { Card } from '@/ui/display/Card'
import { StepNumber } from '@/ui/display/StepNumber'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'

/** How a fly card is used, step by step. @param days how long an activated card serves */
export const FlySteps = observer(function FlySteps({ days }: { days: number }) {
  const words = rightsWords()
  return (
    <Card title={words.howToUse}>
      <Stack gap={16} role="list">
        {words.flySteps(days).map(({ title, text }, index) => (
          <Row key={title} gap={12} align="stretch" role="listitem">
            <StepNumber number={index + 1} />
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
