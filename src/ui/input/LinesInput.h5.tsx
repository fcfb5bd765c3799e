import './LinesInput.scss'
import type { LinesInputProps } from './linesInputPort'

/** Browsers: their own field. Taro's element for it would be part of every first load. */
export function LinesInput(props: LinesInputProps) {
  const { label, value, placeholder, maxLength, isInvalid, onInput, onBlur } = props
  return (
    <textarea
      className="lines-input"
      aria-label={label}
      aria-invalid={isInvalid}
      autoComplete="off"
      value={value}
      placeholder={placeholder}
      maxLength={maxLength}
      onChange={({ target }) => onInput(target.value)}
      onBlur={onBlur}
    />
  )
}
