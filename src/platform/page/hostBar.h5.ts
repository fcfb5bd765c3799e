import { windowTop } from '@/platform/host/frame.h5'
import type { NameHostBar } from './hostBarPort'

/**
 * Taro's bar for browsers has pictures for buttons: they are named here, and reached by keyboard. It takes the title of the page by itself.
 * Its height is in px of the screen, as the room that the page leaves for it, which a style sheet cannot say. The native app's bar takes its place.
 */
export const nameHostBar: NameHostBar = ({ back, home, isHidden }) => {
  const bar = document.getElementById('taro-navigation-bar')
  if (bar) {
    bar.style.height = windowTop
    bar.style.visibility = isHidden ? 'hidden' : ''
  }
  nameButton(bar?.querySelector('.taro-navigation-bar-back'), back)
  nameButton(bar?.querySelector('.taro-navigation-bar-home'), home)
  name(bar?.querySelector('.taro-navigation-bar-title'), { role: 'heading', 'aria-level': '1' })
}

function nameButton(button: HTMLElement | null | undefined, label: string): void {
  name(button, { role: 'button', tabindex: '0', 'aria-label': label })
  if (!button) return
  button.onkeydown = ({ key }) => {
    if (key === 'Enter' || key === ' ') button.click()
  }
}

function name(element: Element | null | undefined, attributes: Record<string, string>): void {
  for (const [key, value] of Object.entries(attributes)) element?.setAttribute(key, value)
}
