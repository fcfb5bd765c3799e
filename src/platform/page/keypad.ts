import type { Keypad, KeypadProps } from './keypadPort'

/** Mini-programs choose the keys by the type of the field. */
export const keypadProps = (keypad: Keypad): KeypadProps => ({ type: keypad, native: {} })
