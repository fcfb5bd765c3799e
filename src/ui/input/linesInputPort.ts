export interface LinesInputProps {
  /** Accessible name of the field. */
  label: string
  value: string
  placeholder: string
  /** Most characters; the field takes no more. */
  maxLength: number
  isInvalid: boolean
  onInput(text: string): void
  onBlur?: () => void
}
