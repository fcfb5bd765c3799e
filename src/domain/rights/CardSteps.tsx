import { Text, View } from '@tarojs/components'
import { Card } from '@/ui/display/Card'
import './CardSteps.scss'

/** How a card is used, as numbered steps side by side. */
export function CardSteps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <Card title={title}>
      <View className="card-steps" role="list">
        {steps.map((step, index) => (
          <View key={step} className="card-steps-one" role="listitem">
            <Text className="card-steps-number">{index + 1}</Text>
            <Text className="card-steps-text">{step}</Text>
          </View>
        ))}
      </View>
    </Card>
  )
}
