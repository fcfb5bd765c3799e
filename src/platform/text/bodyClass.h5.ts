import type { SetBodyClass } from './ports'

let last = ''

/** The tabs and toasts are outside of the screens. Taro has classes of its own there. */
export const setBodyClass: SetBodyClass = (name) => {
  if (last) document.body.classList.remove(last)
  if (name) document.body.classList.add(name)
  last = name
}
