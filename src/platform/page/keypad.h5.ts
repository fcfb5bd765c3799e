import type { Keypad, KeypadProps } from './keypadPort'

const modes = { text: {}, number: { inputMode: 'numeric' }, digit: { inputMode: 'decimal' } } as const

/** A browser empties a number field that contains spaces, and a phone number is displayed with spaces; so the field is a text field with number keys. */
export const keypadProps = (keypad: Keypad): KeypadProps => ({
  type: 'text',
  native: modes[keypad],
})
