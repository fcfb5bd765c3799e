import type { TakeTabTaps } from './ports'

const tabs = '.weui-tabbar__item'

/**
 * Taro's tab bar marks a tab as selected before its page is loaded, and keeps the mark when the page fails to load. It also renders its
 * tabs as links to `javascript:;`, which the content security policy reports when one is followed. So taps on it are handled before they
 * reach it.
 */
export const takeTabTaps: TakeTabTaps = (onTap) => {
  const take = (event: MouseEvent) => {
    const tab = event.target instanceof Element ? event.target.closest(tabs) : null
    if (!tab) return
    event.preventDefault()
    event.stopPropagation()
    onTap(Array.from(document.querySelectorAll(tabs)).indexOf(tab))
  }
  document.addEventListener('click', take, true)
}
