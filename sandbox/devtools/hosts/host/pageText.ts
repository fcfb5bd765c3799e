const CONTROLS = new Set(['button', 'link', 'tab', 'radio', 'checkbox', 'switch'])

const INLINE = new Set(['wx-text', 'wx-label', 'wx-icon', 'span', 'b', 'i', 'em', 'strong', 'a'])

/** The text of an element that a user can read: without hidden parts, with block elements on lines of their own. */
export const readableText = (root: Element): string => textOf(root, () => undefined)

/** The text of an element as a screen reader says it: without what is hidden from it, with the label of a part that has one. A timer is no part of a name. */
export const spokenText = (root: Element): string =>
  textOf(root, (part) => {
    if (part === root) return undefined
    if (part.getAttribute('aria-hidden') === 'true' || roleOf(part) === 'timer') return ''
    return part.getAttribute('aria-label') || undefined
  })

/** Whether an element is hidden from screen readers, or belongs to the name of a control around it. */
export function isPart(element: Element): boolean {
  if (element.closest('[aria-hidden=true]')) return true
  for (let one = element.parentElement; one; one = one.parentElement) if (CONTROLS.has(roleOf(one))) return true
  return false
}

/** @param inPlace text in place of an element's own; undefined keeps that */
function textOf(root: Element, inPlace: (element: Element) => string | undefined): string {
  const parts: string[] = []
  const visit = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) {
      parts.push(node.nodeValue ?? '')
      return
    }
    if (node.nodeType !== Node.ELEMENT_NODE || isHidden(node as HTMLElement)) return
    const inline = INLINE.has((node as Element).localName)
    const said = inPlace(node as Element)
    if (!inline) parts.push('\n')
    if (said !== undefined) parts.push(said)
    else for (const child of node.childNodes) visit(child)
    if (!inline) parts.push('\n')
  }
  visit(root)
  return parts
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}

/** Hidden by attribute or by its own style; style sheets are not evaluated, because jsdom would be slow at it. */
export function isHidden(element: HTMLElement): boolean {
  return Boolean(element.hidden) || element.hasAttribute('hidden') || element.style?.display === 'none'
}

/** The role that a screen reader gets; WeChat's attribute for it has a name of its own. */
export const roleOf = (element: Element | undefined): string =>
  element?.getAttribute('aria-role') || element?.getAttribute('role') || ''
