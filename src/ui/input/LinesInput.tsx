import { Textarea } from '@tarojs/components'
import { fieldProps } from './fieldProps'
import './LinesInput.scss'
import type { LinesInputProps } from './linesInputPort'

/** The part of a text of several lines in which the customer types. */
export function LinesInput(props: LinesInputProps) {
  const { label, value, placeholder, maxLength, isInvalid, onInput, onBlur } = props
  return (
    <Textarea
      className="lines-input"
      placeholderClass="lines-input-placeholder"
      value={value}
      placeholder={placeholder}
      maxlength={maxLength}
      {...fieldProps({ label, isInvalid, autoComplete: 'off' })}
      onInput={(event) => onInput(event.detail.value)}
      onBlur={onBlur}
    />
  )
}
