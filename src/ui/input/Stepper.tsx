import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { uiWords } from '@/i18n/ui'
import './Stepper.scss'
import { Tappable } from '@/ui/action/Tappable'

interface StepperProps {
  value: number
  min?: number
  max: number
  onChange(value: number): void
  /** Accessible name: what is counted. */
  label: string
}

/** Two buttons that change a whole number by one, between a minimum and a maximum. */
export const Stepper = observer(function Stepper({ value, min = 1, max, onChange, label }: StepperProps) {
  const words = uiWords()
  return (
    <View className="stepper" role="group" aria-label={label}>
      <Tappable
        className="stepper-button"
        label={words.oneLess}
        disabled={value <= min}
        onTap={() => onChange(Math.max(min, value - 1))}
      >
        <Text className={`stepper-sign ${value <= min ? 'is-off' : ''}`}>−</Text>
      </Tappable>
      <Text className="stepper-value" aria-live="polite">
        {value}
      </Text>
      <Tappable
        className="stepper-button"
        label={words.oneMore}
        disabled={value >= max}
        onTap={() => onChange(Math.min(max, value + 1))}
      >
        <Text className={`stepper-sign ${value >= max ? 'is-off' : ''}`}>+</Text>
      </Tappable>
    </View>
  )
})
