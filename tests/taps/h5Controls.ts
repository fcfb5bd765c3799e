import type { Control } from '@tests/minihost/controlTaps'
import type { Locator, Page } from 'playwright-core'

/** What is tapped: by its role, or as an element that has one by itself. */
const tappable = [
  ...['button', 'link', 'tab', 'switch', 'radio', 'checkbox', 'textbox'].map((role) => `[role=${role}]`),
  ...['a[href]', 'button', 'input:not([type=file])', 'textarea'],
].join()

const shown = (page: Page): Locator => page.locator(tappable).filter({ visible: true })

/** The controls of the screen in front that can be tapped; `nth` counts the visible ones. */
export const controlsOn = (page: Page): Promise<Control[]> => shown(page).evaluateAll(listed)

/**
 * Runs in the browser: the controls that are not switched off, with what they are called and the classes around them. A function with a name
 * inside would need the compiler's own helper there.
 */
function listed(elements: Element[]): Control[] {
  return elements.flatMap((element, nth) => {
    if (element.matches('[aria-disabled=true], :disabled')) return []
    const role = element.getAttribute('role') ?? ({ a: 'link', button: 'button' }[element.localName] || 'textbox')
    const told = element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? element.textContent ?? ''
    const name = told.replace(/\s+/g, ' ').trim().slice(0, 30)
    let kind = ''
    for (let one: Element | null = element; one; one = one.parentElement)
      kind = `${one.classList.item(0) ?? ''} ${kind}`
    return [{ role, name, nth, kind: `${role} ${kind}` }]
  })
}

/** The middle of a control in CSS pixels, scrolled into the window; nothing where something else is in front of it there. */
export const middleOf = (page: Page, { nth }: Control): Promise<{ x: number; y: number } | undefined> =>
  shown(page)
    .nth(nth)
    .evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      const middle = { x: x + width / 2, y: y + height / 2 }
      const front = document.elementFromPoint(middle.x, middle.y)
      return front && (element.contains(front) || front.contains(element)) ? middle : undefined
    })
