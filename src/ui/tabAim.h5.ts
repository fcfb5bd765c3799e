import { useEffect } from 'react'
import type { UseTabAim } from './tabAimPort'

/**
 * Taro's ScrollView has the browser bring the tab into view, which scrolls the page as well; here the row alone moves. It does so when
 * the tab gets its size, since a page is drawn before it is shown, and a page that comes back has forgotten where its row stood.
 */
export const useTabAim: UseTabAim = (id) => {
  useEffect(() => {
    // Pages below this one in the stack may have a tab of the same name.
    const named = id ? Array.from(document.querySelectorAll<HTMLElement>(`[id="${id}"]`)) : []
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) centre(target)
    })
    for (const tab of named) observer.observe(tab)
    return () => observer.disconnect()
  }, [id])
  return {}
}

function centre(tab: Element): void {
  const row = tab.closest('.tabs')
  if (!row || tab.getClientRects().length === 0) return
  const [tabBox, rowBox] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += tabBox.left + tabBox.width / 2 - (rowBox.left + rowBox.width / 2)
}
