import type { Keypad, KeypadProps } from './keypadPort'

/** A browser empties a number field that holds spaces, and a phone number is shown with them; hence text with number keys. */
export const keypadProps = (keypad: Keypad): KeypadProps => ({
  type: 'text',
  native: keypad === 'number' ? { inputMode: 'numeric' } : {},
})
