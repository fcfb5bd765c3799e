import './toast.scss'
import type { ShowToast } from './ports'

let box: HTMLElement | undefined
let timer: number | undefined

/** An element of our own: Taro's toast disappears with the page it was shown on, and its dialogs, icons and font add 8 KB gz. */
export const toast: ShowToast = (text, duration = 2000) => {
  if (!text) return
  const line = box ?? makeBox()
  box = line
  line.textContent = text
  line.classList.add('is-shown')
  window.clearTimeout(timer)
  timer = window.setTimeout(() => line.classList.remove('is-shown'), duration)
}

function makeBox(): HTMLElement {
  const line = document.createElement('div')
  line.className = 'app-toast'
  line.setAttribute('role', 'status')
  document.body.append(line)
  return line
}
