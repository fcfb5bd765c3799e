import { useEffect } from 'react'
import type { UseTabAim } from './tabAimPort'

/** Taro's ScrollView has the browser bring the tab into view, which scrolls the page as well; here the row alone moves. */
export const useTabAim: UseTabAim = (id) => {
  useEffect(() => {
    // Pages below this one in the stack may have a tab of the same name.
    const named = id ? Array.from(document.querySelectorAll<HTMLElement>(`[id="${id}"]`)) : []
    const tab = named.find((one) => one.offsetParent)
    const row = tab?.closest('.tabs')
    if (!tab || !row) return
    const [tabBox, rowBox] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
    row.scrollLeft += tabBox.left + tabBox.width / 2 - (rowBox.left + rowBox.width / 2)
  }, [id])
  return {}
}
