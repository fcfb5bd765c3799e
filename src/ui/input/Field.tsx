import { Input, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { uiWords } from '@/i18n/ui'
import { keypadProps } from '@/platform/page/keypad'
import type { Keypad } from '@/platform/page/keypadPort'
import { fieldProps } from './fieldProps'
import './Field.scss'
import { Tappable } from '@/ui/action/Tappable'
import { Icon } from '@/ui/media/Icon'

interface FieldProps {
  id: string
  label: string
  value: string
  onInput(text: string): void
  onBlur?: () => void
  placeholder?: string
  keypad?: Keypad
  /** What is wrong with the text; shown under the field in place of the hint. */
  error?: string
  /** A line under the field while there is no error. */
  hint?: string
  maxLength?: number
  /** Content at the end of the field, such as a button that sends a code. */
  trailing?: ReactNode
  /** Shows a button that empties the field while it has text. */
  clears?: boolean
}

/** A text field with a label, and an error or a hint under it. An error never changes the entered text. */
export const Field = observer(function Field(props: FieldProps) {
  const { id, label, value, onInput, onBlur, placeholder, keypad = 'text', error, hint, maxLength = 140 } = props
  const { trailing, clears = false } = props
  const keys = keypadProps(keypad)
  return (
    <View className={`field ${error ? 'has-error' : ''}`} id={id}>
      <Text className="field-label">{label}</Text>
      <View className="field-row">
        <Input
          className="field-input"
          placeholderClass="field-placeholder"
          type={keys.type}
          value={value}
          placeholder={placeholder}
          maxlength={maxLength}
          {...fieldProps({ label, isInvalid: Boolean(error), autoComplete: 'off', keypad: keys.native })}
          onInput={(event) => onInput(event.detail.value)}
          onBlur={onBlur}
        />
        {clears && value !== '' && (
          <Tappable className="field-clear" label={`${uiWords().clear} ${label}`} onTap={() => onInput('')}>
            <Icon name="close" size={16} />
          </Tappable>
        )}
        {trailing}
      </View>
      {error ? (
        <Text className="field-error" role="alert">
          {error}
        </Text>
      ) : (
        hint && (
          <Text className="field-hint" role="status">
            {hint}
          </Text>
        )
      )}
    </View>
  )
})
