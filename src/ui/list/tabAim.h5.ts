import { useEffect } from 'react'
import type { UseTabAim } from './tabAimPort'

/**
 * Scrolls the row alone. Taro's ScrollView uses `scrollIntoView`, which also scrolls the page. The row is scrolled whenever the tab gets a
 * size: a page is rendered before it is visible, and a page that becomes visible again has lost the scroll position of its row.
 */
export const useTabAim: UseTabAim = (id) => {
  useEffect(() => {
    // Pages below this one in the stack may have a tab of the same id.
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
