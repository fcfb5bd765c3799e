import { View } from '@tarojs/components'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import './CardSteps.scss'

/** How a card is used, as numbered steps side by side. */
export function CardSteps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <Card title={title}>
      <View className="card-steps" role="list">
        {steps.map((step, index) => (
          <Stack key={step} gap={8} align="center" className="card-steps-one" role="listitem">
            <Text kind="body" strong tone="brand" className="card-steps-number">
              {index + 1}
            </Text>
            <Text kind="note" tone="second">
              {step}
            </Text>
          </Stack>
        ))}
      </View>
    </Card>
  )
}
