import { Input, Text, View } from '@tarojs/components'
import { keypadProps } from '@/platform/page/keypad'
import { fieldProps } from './fieldProps'
import './CodeInput.scss'

interface CodeInputProps {
  id: string
  label: string
  value: string
  length?: number
  disabled?: boolean
  hasError?: boolean
  /** The entered code was refused: the next digit, or a pasted code, replaces it. */
  isSpent?: boolean
  onInput(text: string): void
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The digits that were inserted into a text, at any position. */
function addedTo(before: string, after: string): string {
  const place = [...before].findIndex((digit, index) => after.charAt(index) !== digit)
  const start = place === -1 ? before.length : place
  return after.slice(start, start + after.length - before.length)
}

/** Boxes for a code of digits. One invisible field covers all of them, so that pasting and autofill from a text message work. */
export function CodeInput({ id, label, value, length = 6, disabled, hasError, isSpent, onInput }: CodeInputProps) {
  const keys = keypadProps('number')
  const nextPlace = isSpent ? 0 : Math.min(value.length, length - 1)
  const read = (digits: string) =>
    (isSpent && digits.length > value.length ? addedTo(value, digits) : digits).slice(0, length)
  return (
    <View className={`code-input ${hasError ? 'has-error' : ''}`} id={id}>
      {Array.from({ length }, (_, index) => (
        <View key={index} className={`code-input-box ${index === nextPlace ? 'is-next' : ''}`} aria-hidden="true">
          <Text>{value.charAt(index)}</Text>
        </View>
      ))}
      <Input
        className="code-input-field"
        type={keys.type}
        value={value}
        // A field at its maximum length accepts no input, so a refused code leaves room for a new one.
        maxlength={isSpent ? 2 * length : length}
        disabled={disabled}
        focus
        {...fieldProps({ label, isInvalid: hasError === true, autoComplete: 'one-time-code', keypad: keys.native })}
        onInput={(event) => onInput(read(digitsOf(event.detail.value)))}
      />
    </View>
  )
}
