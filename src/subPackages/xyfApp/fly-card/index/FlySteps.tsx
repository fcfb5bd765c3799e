import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { rightsWords } from '@/i18n/rights'
import { Card } from '@/ui/display/Card'
import './FlySteps.scss'

/** How a fly card is used, step by step. @param days how long an activated card serves */
export const FlySteps = observer(function FlySteps({ days }: { days: number }) {
  const words = rightsWords()
  return (
    <Card title={words.howToUse}>
      <View className="fly-steps" role="list">
        {words.flySteps(days).map(({ title, text }, index) => (
          <View key={title} className="fly-steps-row" role="listitem">
            <Text className="fly-steps-number">{index + 1}</Text>
            <View className="fly-steps-words">
              <Text className="fly-steps-title">{title}</Text>
              <Text className="fly-steps-text">{text}</Text>
            </View>
          </View>
        ))}
      </View>
    </Card>
  )
})
