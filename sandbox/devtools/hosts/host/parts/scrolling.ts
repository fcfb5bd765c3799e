import { collect, elementOf, fire } from '../framework'
import type { BuiltinNode, Part } from './definition'

/** Shows one item of a swiper; marks it for the style sheet and for the reading of the page's text. */
function showSlide(node: BuiltinNode): void {
  collect(node, 'swiper-item').forEach((item, index) => {
    elementOf(item)?.toggleAttribute('data-current', index === Number(node.chosen ?? 0))
  })
}

/** Moves a swiper as a finger (`touch`) or its timer (`autoplay`) does, and notifies the app. */
export function moveSwiper(node: BuiltinNode, current: number, source: 'touch' | 'autoplay'): void {
  node.chosen = current
  showSlide(node)
  const detail = { current, currentItemId: '', source }
  fire(node, 'change', detail)
  fire(node, 'animationfinish', detail)
}

/** Components that scroll: `scroll-view` reports positions and its ends, `swiper` shows one item of several. */
export const scrollingParts: Record<string, Part> = {
  'scroll-view': {
    attached(node) {
      const host = elementOf(node)
      host?.addEventListener('scroll', () => {
        const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = host
        fire(node, 'scroll', { scrollTop, scrollLeft, scrollHeight, scrollWidth, deltaX: 0, deltaY: 0 })
        const threshold = Number(node.data.lowerThreshold ?? 50)
        const rest = node.data.scrollX
          ? scrollWidth - scrollLeft - clientWidth
          : scrollHeight - scrollTop - clientHeight
        if (rest <= threshold) fire(node, 'scrolltolower', { direction: node.data.scrollX ? 'right' : 'bottom' })
      })
    },
    updated(node) {
      const host = elementOf(node)
      if (host && typeof node.data.scrollTop === 'number') host.scrollTop = node.data.scrollTop
    },
  },
  swiper: {
    attached(node) {
      node.chosen = Number(node.data.current ?? 0)
      showSlide(node)
    },
    updated(node) {
      if (node.data.current !== undefined) node.chosen = Number(node.data.current)
      showSlide(node)
    },
  },
  'swiper-item': {
    attached(node) {
      let parent = node.parentNode
      while (parent && parent.is !== 'builtin/swiper') parent = parent.parentNode
      if (parent) showSlide(parent as BuiltinNode)
    },
  },
}
