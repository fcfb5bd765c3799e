/** Which keys a field needs. `number` is digits only; `digit` has the point too, for amounts of money. */
export type Keypad = 'text' | 'number' | 'digit'

/** Type of the field for the host. */
export interface KeypadProps {
  type: Keypad
  /** Attributes of the input itself; H5 only. */
  native: { inputMode?: 'numeric' | 'decimal' }
}
