import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { LinesInput } from './LinesInput'
import './TextArea.scss'

interface TextAreaProps {
  id: string
  label: string
  value: string
  onInput(text: string): void
  onBlur?: () => void
  placeholder: string
  /** Most characters; the field takes no more, and counts them. */
  maxLength: number
  /** What is wrong with the text; shown under the field. */
  error?: string
}

/** A text of several lines with a label, a counter, and an error under it. An error never changes the entered text. */
export const TextArea = observer(function TextArea(props: TextAreaProps) {
  const { id, label, value, onInput, onBlur, placeholder, maxLength, error } = props
  return (
    <View className={`text-area ${error ? 'has-error' : ''}`} id={id}>
      <Text className="text-area-label">{label}</Text>
      <View className="text-area-box">
        <LinesInput
          label={label}
          value={value}
          placeholder={placeholder}
          maxLength={maxLength}
          isInvalid={Boolean(error)}
          onInput={onInput}
          onBlur={onBlur}
        />
      </View>
      <View className="text-area-foot">
        <Text className="text-area-error" role="alert">
          {error}
        </Text>
        <Text className="text-area-count">{`${value.length} / ${maxLength}`}</Text>
      </View>
    </View>
  )
})
