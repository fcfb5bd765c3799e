import { Text, Textarea, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { fieldProps } from './fieldProps'
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
        <Textarea
          className="text-area-input"
          placeholderClass="text-area-placeholder"
          value={value}
          placeholder={placeholder}
          maxlength={maxLength}
          {...fieldProps({ label, isInvalid: Boolean(error), autoComplete: 'off' })}
          onInput={(event) => onInput(event.detail.value)}
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
