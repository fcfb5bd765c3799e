import type { WatchHeights } from './ports'

/**
 * Measures whenever one of the elements changes its size: a page is rendered before it is visible, Taro's elements render later, and
 * pictures and larger type change heights. An old browser without ResizeObserver measures once.
 */
export const watchHeights: WatchHeights = (className, onHeights) => {
  const elements = document.getElementsByClassName(className)
  const tell = () => onHeights(Array.from(elements, (element) => element.getBoundingClientRect().height))
  if (!('ResizeObserver' in window)) {
    tell()
    return () => undefined
  }
  const observer = new ResizeObserver(tell)
  for (const element of Array.from(elements)) observer.observe(element)
  return () => observer.disconnect()
}
