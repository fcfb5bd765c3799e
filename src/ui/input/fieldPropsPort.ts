/** What a field tells the host besides its text. */
export interface FieldFacts {
  /** Accessible name. */
  label: string
  isInvalid: boolean
  /** What a browser may fill in by itself. */
  autoComplete?: 'off' | 'one-time-code'
  /** Attributes of a browser's field that choose its keypad. */
  keypad?: object
}

/** Props of an Input that tell its name and whether it is wrong, and in browsers what may be filled in. */
export type FieldProps = (facts: FieldFacts) => object
