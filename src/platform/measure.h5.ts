import type { WatchHeights } from './measurePort'

/**
 * Measures whenever the element around the rows changes its size: a page is rendered before it is visible, Taro's elements render later,
 * and pictures and larger type change heights. An old browser without ResizeObserver measures once.
 */
export const watchHeights: WatchHeights = (className, onHeights) => {
  const elements = document.getElementsByClassName(className)
  const tell = () => onHeights(Array.from(elements, (element) => element.getBoundingClientRect().height))
  const around = elements[0]?.parentElement
  if (!around || !('ResizeObserver' in window)) {
    tell()
    return () => undefined
  }
  const observer = new ResizeObserver(tell)
  observer.observe(around)
  return () => observer.disconnect()
}
