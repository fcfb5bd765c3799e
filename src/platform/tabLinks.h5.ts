import type { TakeTabTaps } from './tabLinksPort'

/**
 * Taro's tab bar marks a tab as selected before its page is there, and stays so when the page does not come. It draws its tabs as
 * links to `javascript:;` besides, which the content security policy reports when one is followed. So its taps are taken before it.
 */
export const takeTabTaps: TakeTabTaps = (onTap) => {
  const take = (event: MouseEvent) => {
    const tab = event.target instanceof Element ? event.target.closest('.weui-tabbar__item') : null
    if (!tab) return
    event.preventDefault()
    event.stopPropagation()
    onTap(Array.from(tab.parentElement?.children ?? []).indexOf(tab))
  }
  document.addEventListener('click', take, true)
}
