import { Input, Text, View } from '@tarojs/components'
import { keypadProps } from '@/platform/keypad'
import './CodeInput.scss'

interface CodeInputProps {
  id: string
  label: string
  value: string
  length?: number
  disabled?: boolean
  hasError?: boolean
  onInput(text: string): void
}

/** Boxes for a code of digits: one field lies over all of them, so that pasting and filling in from a message work. */
export function CodeInput({ id, label, value, length = 6, disabled, hasError, onInput }: CodeInputProps) {
  const keys = keypadProps('number')
  return (
    <View className={`code-input ${hasError ? 'has-error' : ''}`} id={id}>
      {Array.from({ length }, (_, place) => (
        <View
          key={place}
          className={`code-input-box ${place === Math.min(value.length, length - 1) ? 'is-next' : ''}`}
          aria-hidden="true"
        >
          <Text>{value.charAt(place)}</Text>
        </View>
      ))}
      <Input
        className="code-input-field"
        type={keys.type}
        value={value}
        maxlength={length}
        disabled={disabled}
        focus
        aria-label={label}
        nativeProps={{
          ...keys.native,
          autoComplete: 'one-time-code',
          'aria-label': label,
          'aria-invalid': hasError ? 'true' : 'false',
        }}
        onInput={(event) => onInput(event.detail.value.replace(/\D/g, '').slice(0, length))}
      />
    </View>
  )
}
