import './ColumnPicker.scss'
import type { ColumnPickerProps } from './columnPickerPort'

/**
 * Browsers: their own pickers, one for each column, which keyboards and screen readers can use. A column is open once something is chosen
 * in those before it; a choice counts at once.
 */
export function ColumnPicker(props: ColumnPickerProps) {
  const { id, label, columns, placeholder, isInvalid, onTurn, onChoose } = props
  const choose = (column: number, index: number) => {
    onTurn?.(column, index)
    onChoose(columns.map(({ at = 0 }, one) => (one === column ? index : one < column ? at : 0)))
  }
  const isOpen = (column: number) =>
    columns[column]?.options.length !== 0 && columns.slice(0, column).every(({ at }) => at !== undefined)
  return (
    <div id={id} className={`column-picker ${isInvalid ? 'is-invalid' : ''}`}>
      {columns.map(({ name, options, at }, column) => (
        <select
          key={name}
          className={`column-picker-select ${at === undefined ? 'is-empty' : ''}`}
          aria-label={name === label ? label : `${label} ${name}`}
          aria-invalid={isInvalid}
          disabled={!isOpen(column)}
          value={at === undefined || !isOpen(column) ? '' : String(at)}
          onChange={({ target }) => choose(column, Number(target.value))}
        >
          <option value="" disabled>
            {columns.length > 1 ? name : placeholder}
          </option>
          {options.map((option, index) => (
            <option key={index} value={String(index)}>
              {option}
            </option>
          ))}
        </select>
      ))}
    </div>
  )
}
