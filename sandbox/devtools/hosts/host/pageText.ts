const INLINE = new Set(['wx-text', 'wx-label', 'wx-icon', 'span', 'b', 'i', 'em', 'strong', 'a'])

/** The text of an element that a user can read: without hidden parts, with block elements on lines of their own. */
export function readableText(root: Element): string {
  const parts: string[] = []
  const visit = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) {
      parts.push(node.nodeValue ?? '')
      return
    }
    if (node.nodeType !== Node.ELEMENT_NODE || isHidden(node as HTMLElement)) return
    const inline = INLINE.has((node as Element).localName)
    if (!inline) parts.push('\n')
    for (const child of node.childNodes) visit(child)
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
