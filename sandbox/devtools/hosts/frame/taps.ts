import type { MirroredTap } from '../page/messages'

/** What can be tapped: controls, everything with a role or a label, and elements of the app that hold a text. */
const TAPPABLE = 'button, a, input, select, label, [role], [aria-role], [aria-label]'

/** The name under which a tapped element is found again: its label, else its text. */
export const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') || element.textContent || element.getAttribute('placeholder') || '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120)

const isShown = (element: Element): boolean => element.getClientRects().length > 0

/** Elements that are shown and have this name; of nested ones only the innermost, or the control among them. */
function elementsNamed(root: ParentNode, name: string): HTMLElement[] {
  const fitting = [...root.querySelectorAll<HTMLElement>('body *')].filter(
    (one) => isShown(one) && nameOf(one) === name,
  )
  return fitting.filter((one) => !fitting.some((other) => other !== one && one.contains(other)))
}

/** How a tap is told to other frames; undefined where the tapped element has no name. */
export function tapOf(target: Element): MirroredTap | undefined {
  const tapped = target.closest(TAPPABLE) ?? target
  const name = nameOf(tapped)
  if (!name) return undefined
  const all = elementsNamed(target.ownerDocument, name)
  const nth = all.findIndex((one) => tapped.contains(one) || one.contains(tapped))
  return { name, nth: Math.max(0, nth) }
}

/** The element that a tap of another frame means. */
export const elementOfTap = (root: ParentNode, { name, nth }: MirroredTap): HTMLElement | undefined =>
  elementsNamed(root, name)[nth]

/** Taps an element as a finger does: with the events that the framework of mini-programs hears, and those of browsers. */
export function tapElement(element: HTMLElement): void {
  element.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const view = element.ownerDocument.defaultView
  if (!view) return
  const place = {
    bubbles: true,
    cancelable: true,
    composed: true,
    view,
    button: 0,
    clientX: left + width / 2,
    clientY: top + height / 2,
  }
  // `view` makes the events those of the element's own window.
  const { MouseEvent } = view as unknown as { MouseEvent: typeof window.MouseEvent }
  element.dispatchEvent(new MouseEvent('mousedown', place))
  element.dispatchEvent(new MouseEvent('mouseup', place))
  element.click()
}
