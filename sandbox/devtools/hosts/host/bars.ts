import type { Machine } from './machine'

/** Tells a person what the bars around the page in front show. Alipay is not asked for the colour of its texts: it chooses it by itself. */
export function tellBars({ person, pages, pkg, tabBar }: Machine): void {
  const { top, stack } = pages
  if (!top) return
  const { route, query, title, isTextWhite } = top
  const colour = pkg.platform === 'alipay' ? {} : { isTextWhite }
  person.tell('page', { route, query, title, depth: stack.length, ...colour })
  person.tell('tabs', tabBar.tabs, tabBar.visible && tabBar.has(route))
}
