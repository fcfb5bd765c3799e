import { make } from './dom'
import { sheet } from './sheets'
import { say } from './texts'

/** A picker as the host is asked for it. */
export interface PickerOptions {
  mode?: string
  range?: (string | string[])[]
  value?: unknown
  start?: string
  end?: string
  fields?: string
}

/** A wheel that was turned, or what was chosen; nothing of both where it was cancelled. */
export interface PickerAnswer {
  turned?: { column: number; value: number; all: number[] }
  chosen?: unknown
}

/** The columns of a picker with one or several wheels, and what each shows first. */
export function columnsOf({ mode, range = [], value }: PickerOptions): { rows: string[]; at: number }[] {
  const lists = mode === 'multiSelector' ? (range as string[][]) : [range as string[]]
  const places = Array.isArray(value) ? (value as unknown[]) : [value]
  return lists.map((rows, column) => {
    const at = Number(places[column] ?? 0)
    return { rows, at: at >= 0 && at < rows.length ? at : 0 }
  })
}

/** The host's picker: a list for each wheel, or the field of a date or a time. */
export function pick(options: PickerOptions): Promise<PickerAnswer> {
  if (options.mode === 'date' || options.mode === 'time') return pickTime(options, options.mode)
  const columns = columnsOf(options)
  const isMulti = options.mode === 'multiSelector'
  return sheet<PickerAnswer>('is-bottom', {}, (answer) => {
    const wheels = columns.map(({ rows, at }, column) => {
      const wheel = make(
        'select',
        { size: '7', 'aria-label': `${say('column')} ${column + 1}`, change: () => turn(column) },
        ...rows.map((row) => make('option', {}, row)),
      )
      wheel.selectedIndex = at
      return wheel
    })
    const places = (): number[] => wheels.map(({ selectedIndex }) => Math.max(0, selectedIndex))
    const turn = (column: number): void => {
      // A wheel that others depend on is told at once; the sheet is drawn anew with their rows.
      if (isMulti && column < wheels.length - 1)
        answer({ turned: { column, value: places()[column] ?? 0, all: places() } })
    }
    return pickerSheet(
      wheels,
      () => answer({ chosen: isMulti ? places() : places()[0] }),
      () => answer({}),
    )
  })
}

const pickTime = ({ value, start, end, fields }: PickerOptions, mode: 'date' | 'time'): Promise<PickerAnswer> =>
  sheet<PickerAnswer>('is-bottom', {}, (answer) => {
    const type = mode === 'date' && fields === 'month' ? 'month' : mode
    const field = make('input', { type, min: start, max: end, value: String(value ?? ''), 'aria-label': say('choose') })
    return pickerSheet(
      [field],
      () => answer(field.value ? { chosen: field.value } : {}),
      () => answer({}),
    )
  })

const pickerSheet = (wheels: HTMLElement[], confirm: () => void, cancel: () => void): HTMLElement =>
  make(
    'div',
    { class: 'picker', role: 'dialog', 'aria-modal': 'true', 'aria-label': say('choose') },
    make(
      'div',
      { class: 'picker-bar' },
      make('button', { click: cancel }, say('cancel')),
      make('button', { class: 'is-main', click: confirm }, say('confirm')),
    ),
    make('div', { class: 'wheels' }, ...wheels),
  )
