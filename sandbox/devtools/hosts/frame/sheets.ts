import { make } from './dom'
import { say } from './texts'

/** Where the phone draws its sheets: over the app, under nothing. */
const layer = (): HTMLElement => document.querySelector<HTMLElement>('.sheets') ?? document.body

/** Shows a sheet until it is answered, and gives it the focus; `content` gets the function that answers it. Escape answers `without`. */
export function sheet<T>(look: string, without: T, content: (answer: (value: T) => void) => HTMLElement): Promise<T> {
  return new Promise((resolve) => {
    const before = document.activeElement
    const answer = (value: T): void => {
      shade.remove()
      if (before instanceof HTMLElement) before.focus()
      resolve(value)
    }
    const shade = make('div', { class: `shade ${look}` })
    const inside = content(answer)
    shade.append(inside)
    shade.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') answer(without)
    })
    layer().append(shade)
    ;(inside.querySelector<HTMLElement>('[autofocus], button, select, input') ?? inside).focus()
  })
}

interface ModalTexts {
  title: string
  content: string
  confirm: string
  /** None for a dialog that is only confirmed. */
  cancel?: string
}

/** A dialog of the host; answers whether it was confirmed. */
export const modal = ({ title, content, confirm, cancel }: ModalTexts): Promise<boolean> =>
  sheet('is-middle', false, (answer) =>
    make(
      'div',
      { class: 'modal', role: 'alertdialog', 'aria-modal': 'true', 'aria-label': title || content },
      ...(title ? [make('h2', {}, title)] : []),
      ...(content ? [make('p', {}, content)] : []),
      make(
        'div',
        { class: 'modal-buttons' },
        ...(cancel ? [make('button', { click: () => answer(false) }, cancel)] : []),
        make('button', { class: 'is-main', autofocus: true, click: () => answer(true) }, confirm),
      ),
    ),
  )

/** A list of actions; answers the place of the chosen one, -1 for none. */
export const actionSheet = (actions: readonly string[], title = ''): Promise<number> =>
  sheet('is-bottom', -1, (answer) =>
    make(
      'div',
      { class: 'actions', role: 'dialog', 'aria-modal': 'true', 'aria-label': title || say('choose') },
      ...(title ? [make('h2', {}, title)] : []),
      ...actions.map((action, index) => make('button', { click: () => answer(index) }, action)),
      make('button', { class: 'is-cancel', click: () => answer(-1) }, say('cancel')),
    ),
  )

/** A message that disappears by itself. */
export function toast(text: string, ms = 1500): void {
  for (const shown of layer().querySelectorAll('.toast')) shown.remove()
  if (!text) return
  const shown = make('div', { class: 'toast', role: 'status' }, text)
  layer().append(shown)
  setTimeout(() => shown.remove(), ms)
}

/** Shows or ends the host's wait sign. */
export function loading(text: string | undefined): void {
  for (const shown of layer().querySelectorAll('.wait')) shown.remove()
  if (text !== undefined)
    layer().append(make('div', { class: 'wait', role: 'status' }, make('i', { class: 'turning' }), text))
}

/** Removes every sheet, as the end of the app does; what they would answer is never answered. */
export function closeSheets(): void {
  layer().replaceChildren()
}
