import type { Frame, Page } from 'playwright-core'
import { classOfTextSize, type TextSize, textSizes } from '@/theme/textSizes'
import { inTallWindow } from './photograph'

/** The least side of what is tapped, in CSS px, by the size of texts. */
const targets = { standard: 44, large: 50, largest: 60 } as const satisfies Record<TextSize, number>

/** What of a screen does not fit: texts that are cut, stand over each other or out of the window, lines that are too close, targets that are too small. */
export async function misfits(page: Page, size: TextSize): Promise<string[]> {
  return inTallWindow(page, undefined, () => misfitsNow(page, size))
}

/** How long a carousel moves to its next picture at most, in milliseconds. */
const moves = 800

/** The same where the window is tall already. A picture of a carousel that moves is cut meanwhile, so that what is found is measured again. */
export async function misfitsNow(page: Page | Frame, size: TextSize): Promise<string[]> {
  const measure = () => page.evaluate(misfitsIn, { target: targets[size] })
  const found = await measure()
  if (found.length === 0) return []
  await new Promise((resolve) => setTimeout(resolve, moves))
  return measure()
}

/** Enlarges the texts of the open screen as the setting does; the next page that is loaded has the customer's size again. */
export async function enlarge(page: Page | Frame, size: TextSize): Promise<void> {
  const names = textSizes.map(classOfTextSize).filter(Boolean)
  await page.evaluate(
    ({ names, chosen }) => {
      for (const one of document.querySelectorAll('body, .screen'))
        for (const name of names) one.classList.toggle(name, name === chosen)
    },
    { names, chosen: classOfTextSize(size) },
  )
}

/** Runs in the browser. */
function misfitsIn({ target }: { target: number }): string[] {
  interface Line {
    text: string
    element: Element
    rect: DOMRect
  }
  const found = new Set<string>()
  const isShown = (element: Element): boolean => {
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { visibility, display, opacity } = getComputedStyle(one)
      if (visibility === 'hidden' || display === 'none' || Number(opacity) < 0.05) return false
      if (one.getAttribute('aria-hidden') === 'true') return false
    }
    return true
  }
  /** The boxes that cut an element off, up to one that scrolls to it. */
  const framesOf = (element: Element) => {
    const boxes: DOMRect[] = []
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const overflows = ['overflowX', 'overflowY'].map((side) => getComputedStyle(one as Element)[side as 'overflowX'])
      if (overflows.every((value) => value === 'visible')) continue
      if (overflows.some((value) => value === 'auto' || value === 'scroll')) return { boxes, isScrolled: true }
      boxes.push(one.getBoundingClientRect())
    }
    return { boxes, isScrolled: false }
  }
  const lines: Line[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (
      !element ||
      !text ||
      element.closest('script, style, svg, .taro-tabbar__tabbar, .notice-bar') ||
      !isShown(element)
    )
      continue
    const style = getComputedStyle(element)
    const height = Number.parseFloat(style.lineHeight)
    const size = Number.parseFloat(style.fontSize)
    if (height && height / size < 1.29) found.add(`line height ${(height / size).toFixed(2)}: ${text.slice(0, 30)}`)
    const range = document.createRange()
    // Letters alone: a number of an order or a card may be longer than a line, and a date continues after its hyphen.
    for (const { 0: word, index } of node.textContent?.matchAll(/(?<![\w-])[A-Za-z’]{3,}(?![\w-])/g) ?? []) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (tops.size > 1) found.add(`parted: ${word} of ${text.slice(0, 30)}`)
    }
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue
      const { boxes, isScrolled } = framesOf(element)
      // What is beside its frame is another slide.
      if (boxes.some((box) => rect.left >= box.right - 1 || rect.right <= box.left + 1)) continue
      const isCut = boxes.some(
        (box) =>
          rect.right > box.right + 1 ||
          rect.left < box.left - 1 ||
          rect.bottom > box.bottom + 3 ||
          rect.top < box.top - 3,
      )
      if (isCut) found.add(`cut: ${text.slice(0, 30)}`)
      else if (!isScrolled && (rect.right > window.innerWidth + 1 || rect.left < -1))
        found.add(`out of the window: ${text.slice(0, 30)}`)
      else lines.push({ text, element, rect })
    }
  }
  for (const page of document.querySelectorAll('.taro_page'))
    if (page.scrollWidth > page.clientWidth + 1) found.add(`the page is ${page.scrollWidth} px wide`)
  const pen = document.createElement('canvas').getContext('2d')
  for (const field of document.querySelectorAll('input')) {
    // A mini-program's host draws a placeholder with a class, which the host for tests does not.
    if (field.closest('wx-input')) continue
    if (!pen || field.value || !field.placeholder || !isShown(field)) continue
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field, '::placeholder')
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    if (pen.measureText(field.placeholder).width > room + 1) found.add(`cut: ${field.placeholder}`)
  }
  // What a sheet or a bar covers is not read; a part of a text that another text covers is.
  const isOnTop = ({ element, rect }: Line) =>
    [rect.left + 1, rect.left + rect.width / 2, rect.right - 1].some((x) => {
      const top = document.elementFromPoint(x, rect.top + rect.height / 2)
      return top !== null && (top.contains(element) || element.contains(top))
    })
  const drawn = lines.filter(isOnTop)
  for (const [at, one] of drawn.entries())
    for (const other of drawn.slice(at + 1)) {
      if (one.element === other.element) continue
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
      const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top)
      // The box of a line is higher than its letters.
      if (across > 2 && down > Math.min(one.rect.height, other.rect.height) * 0.3)
        found.add(`over each other: ${one.text.slice(0, 20)} | ${other.text.slice(0, 20)}`)
    }
  /** Width and height of what takes taps: a part that is laid out around an element belongs to it. */
  const targetOf = (element: Element): [number, number] => {
    const { width, height } = element.getBoundingClientRect()
    const after = getComputedStyle(element, '::after')
    if (after.content === 'none' || after.position !== 'absolute') return [width, height]
    return [Number.parseFloat(after.width), Number.parseFloat(after.height)].map((side, at) =>
      Math.max(side || 0, at === 0 ? width : height),
    ) as [number, number]
  }
  // A mini-program of WeChat or Douyin calls a role `aria-role`.
  const roleOf = (element: Element) => element.getAttribute('role') ?? element.getAttribute('aria-role') ?? ''
  const tapped = ['button', 'link', 'tab', 'radio', 'checkbox', 'switch']
  for (const element of document.querySelectorAll('[role], [aria-role], button, input, select')) {
    const role = roleOf(element)
    if (role && !tapped.includes(role) && !element.matches('button, input, select')) continue
    if (!isShown(element) || element.closest('.taro-tabbar__tabbar')) continue
    const [width, height] = targetOf(element)
    // A link within a sentence is as high as its line (WCAG 2.5.8).
    const isInline = getComputedStyle(element).display.startsWith('inline') && role === 'link'
    if (width > 0 && height > 0 && !isInline && Math.min(width, height) < target - 0.5)
      found.add(
        `target ${Math.round(width)} × ${Math.round(height)}: ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}`,
      )
  }
  return [...found]
}
