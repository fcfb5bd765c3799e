/** The one element that a selector finds in the page's own markup. */
export function element<Kind extends Element>(selector: string, within: ParentNode = document): Kind {
  const found = within.querySelector<Kind>(selector)
  if (!found) throw new Error(`the page has no ${selector}`)
  return found
}

/** A new element with a class and a text. */
export function make(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}
