/** Which keys a field needs. `number` is digits only. */
export type Keypad = 'text' | 'number'

/** Type of the field for the host. */
export interface KeypadProps {
  type: 'text' | 'number'
  /** Attributes of the input itself; H5 only. */
  native: { inputMode?: 'numeric' }
}
