/** One column of a picker. */
export interface PickerColumn {
  /** What the column chooses, such as the city; for screen readers. */
  name: string
  /** Empty while they are loading. */
  options: readonly string[]
  /** Place of the chosen option; undefined where nothing is chosen. */
  at: number | undefined
}

export interface ColumnPickerProps {
  id: string
  /** Accessible name of the field. */
  label: string
  columns: readonly PickerColumn[]
  /** The choice as a text; empty where nothing is chosen. */
  value: string
  placeholder: string
  isInvalid: boolean
  /** A column was turned to another option: the options of the columns after it may change. */
  onTurn?: (column: number, index: number) => void
  /** The customer has chosen, one place for each column. */
  onChoose(places: readonly number[]): void
}
