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
  turned?: { column: number; value: number }
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

/** The picker that is on the screen: its wheels stay while the app changes their rows. */
interface OpenPicker {
  isShown(): boolean
  show(options: PickerOptions): void
  next(): Promise<PickerAnswer>
}

let open: OpenPicker | undefined

/** The host's picker: a list for each wheel, or the field of a date or a time. A picker that is still open answers its next turn. */
export function pick(options: PickerOptions): Promise<PickerAnswer> {
  if (options.mode === 'date' || options.mode === 'time') return pickTime(options, options.mode)
  if (!open?.isShown()) open = openPicker(options)
  return open.next()
}

/** Shows other rows in the picker on the screen: those of a column may load once the column before it was turned. */
export const showRows = (options: PickerOptions): void => open?.show(options)

function openPicker(first: PickerOptions): OpenPicker {
  const isMulti = first.mode === 'multiSelector'
  let give = (_answer: PickerAnswer): void => undefined
  const wheels = columnsOf(first).map((_column, column) =>
    make('select', { size: '7', 'aria-label': `${say('column')} ${column + 1}`, change: () => turn(column) }),
  )
  const places = (): number[] => wheels.map(({ selectedIndex }) => Math.max(0, selectedIndex))
  const turn = (column: number): void => {
    const all = places()
    if (isMulti && column < wheels.length - 1) give({ turned: { column, value: all[column] ?? 0 } })
  }
  const show = (options: PickerOptions): void =>
    columnsOf(options).forEach(({ rows, at }, column) => {
      const wheel = wheels[column]
      if (!wheel || isSame(rows, wheel)) return
      wheel.replaceChildren(...rows.map((row) => make('option', {}, row)))
      wheel.selectedIndex = at
    })
  show(first)
  void sheet<PickerAnswer>('is-bottom', {}, (answer) =>
    pickerSheet(
      wheels,
      () => answer({ chosen: isMulti ? places() : places()[0] }),
      () => answer({}),
    ),
  ).then((answer) => give(answer))
  return {
    isShown: () => wheels.some(({ isConnected }) => isConnected),
    show,
    next: () =>
      new Promise((resolve) => {
        give = resolve
      }),
  }
}

const isSame = (rows: readonly string[], { options }: HTMLSelectElement): boolean =>
  rows.length === options.length && rows.every((row, index) => options[index]?.text === row)

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
