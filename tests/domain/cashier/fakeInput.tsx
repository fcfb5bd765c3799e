import { act, type ChangeEvent } from 'react'
import { components as plain } from '../../ui/hostComponents'

interface InputGiven {
  value: string
  disabled?: boolean
  onInput(event: { detail: { value: string } }): void
}

/** The host's components with its text field, which tells what was typed in `detail`. */
export const components = {
  ...plain,
  Input: ({ value, disabled, onInput }: InputGiven) => (
    <input
      value={value}
      disabled={disabled}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => onInput({ detail: { value: target.value } })}
    />
  ),
}

/** Types a whole text into a field, as pasting does. */
export function type(field: HTMLInputElement | null, text: string): void {
  act(() => {
    // React listens to the setter of the element, so the value goes in behind its back.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
