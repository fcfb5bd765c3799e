import './toast.scss'
import type { KeepToasts, ShowToast } from './ports'

let box: HTMLElement | undefined
let timer: number | undefined
let closing: string | undefined

export const keepToasts: KeepToasts = (close) => {
  closing = close
}

/** An element of our own: Taro's toast disappears with the page it was shown on, and its dialogs, icons and font add 8 KB gz. */
export const toast: ShowToast = (text, duration = 2000) => {
  if (!text) return
  const line = box ?? makeBox()
  box = line
  line.textContent = text
  line.classList.add('is-shown')
  window.clearTimeout(timer)
  const hide = () => line.classList.remove('is-shown')
  if (closing) line.append(makeButton(closing, hide))
  else timer = window.setTimeout(hide, duration)
}

function makeButton(text: string, onClick: () => void): HTMLElement {
  const button = document.createElement('button')
  button.className = 'app-toast-close'
  button.textContent = text
  button.addEventListener('click', onClick)
  return button
}

function makeBox(): HTMLElement {
  const line = document.createElement('div')
  line.className = 'app-toast'
  line.setAttribute('role', 'status')
  document.body.append(line)
  return line
}
