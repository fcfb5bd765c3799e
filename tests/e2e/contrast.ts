import { contrastOf } from '@tests/theme/colour'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { inTallWindow } from './photograph'

/** One line of a text: its place in the window in whole CSS px, its colour, and how opaque it is. */
interface Line {
  text: string
  left: number
  top: number
  width: number
  height: number
  /** Red, green and blue, each from 0 to 1. */
  colour: number[]
  alpha: number
  /** From 24 px on, or 18.66 px in bold, WCAG asks for less. */
  isLarge: boolean
}

/** The share of a line's ground that may be fainter than allowed: edges of icons and rounded corners beside the letters. */
const edge = 0.03

/** Contrast of a text with one pixel of its ground; a translucent text is mixed with the pixel. */
function contrastOn(ground: number[], { colour, alpha }: Line): number {
  const drawn = colour.map((part, at) => part * alpha + (ground[at] ?? 0) * (1 - alpha))
  return contrastOf(drawn, ground)
}

/** Contrast of a line where its ground is worst, but for the edge. The picture has three bytes for each pixel. */
function worstContrast(picture: Buffer, columns: number, line: Line): number {
  const counts = new Map<number, number>()
  for (let row = line.top; row < line.top + line.height; row += 1)
    for (let column = line.left; column < line.left + line.width; column += 1) {
      const pixel = picture.readUIntBE((row * columns + column) * 3, 3)
      counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
    }
  const ratios = [...counts]
    .map(([pixel, count]) => {
      const ground = [pixel >> 16, (pixel >> 8) & 255, pixel & 255].map((part) => part / 255)
      return { ratio: contrastOn(ground, line), count }
    })
    .sort((one, other) => one.ratio - other.ratio)
  let passed = 0
  for (const { ratio, count } of ratios) {
    passed += count
    if (passed > edge * line.width * line.height) return ratio
  }
  return 0
}

/**
 * The texts of the page as it is that are too faint on their ground, one line each. The ground is measured in a picture without texts, since axe
 * cannot compute gradients and pictures, and skips Chinese in a browser without Chinese fonts. Disabled controls are exempt in WCAG, and the
 * colours of the tab bar are specified. A screen may change between its texts and its picture, such as a button that becomes busy: what is
 * found once is measured again.
 */
export async function faintTexts(page: Page): Promise<string[]> {
  const first = await measured(page)
  if (first.length === 0) return []
  const second = await measured(page)
  return first.filter((one) => second.includes(one))
}

function measured(page: Page): Promise<string[]> {
  return inTallWindow(page, undefined, async () => {
    const lines = await page.evaluate(linesOfTexts)
    await page.evaluate(hideTexts)
    const picture = await page.screenshot({ animations: 'disabled' })
    await page.evaluate(showTexts)
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    return lines.flatMap((line) => {
      const ratio = worstContrast(data, info.width, line)
      return ratio < (line.isLarge ? 3 : 4.5) ? [`contrast ${ratio.toFixed(2)}: ${line.text}`] : []
    })
  })
}

/** Runs in the browser: the lines of all texts, values and placeholders that are in the window and not behind something else. */
function linesOfTexts(): Line[] {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
  const isOnTop = (element: Element, { left, top, width, height }: DOMRect): boolean => {
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    return found !== null && (found.contains(element) || element.contains(found))
  }
  const linesOf = (text: string, element: Element, rects: Iterable<DOMRect>, style: CSSStyleDeclaration): Line[] => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (style.color.match(/[\d.]+/g) ?? []).map(Number)
    const size = Number.parseFloat(style.fontSize)
    return [...rects].flatMap((rect) => {
      // The box of a line is higher than its letters.
      const inset = Math.min(rect.height * 0.15, (rect.height - size * 0.9) / 2)
      const left = Math.max(0, Math.ceil(rect.left))
      const top = Math.max(0, Math.ceil(rect.top + inset))
      const width = Math.min(window.innerWidth, Math.floor(rect.right)) - left
      const height = Math.min(window.innerHeight, Math.floor(rect.bottom - inset)) - top
      if (width < 2 || height < 2 || !isOnTop(element, rect)) return []
      const colour = [red / 255, green / 255, blue / 255]
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
      return [{ text: text.slice(0, 40), left, top, width, height, colour, alpha: alpha * opacityOf(element), isLarge }]
    })
  }
  const lines: Line[] = []
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement
    if (!element || element.closest('.taro-tabbar__tabbar, [aria-disabled=true], :disabled, svg, style, script'))
      continue
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      const shown = element.value || element.placeholder
      const style = getComputedStyle(element, element.value ? undefined : '::placeholder')
      if (shown) lines.push(...linesOf(shown, element, [element.getBoundingClientRect()], style))
    } else if (!(node instanceof Element) && node.textContent?.trim()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      lines.push(...linesOf(node.textContent.trim(), element, range.getClientRects(), getComputedStyle(element)))
    }
  }
  return lines
}

/** Runs in the browser: texts keep their room but are not drawn. A constructed sheet is no inline style, which the policy forbids. */
function hideTexts(): void {
  const sheet = new CSSStyleSheet()
  const none = 'color: transparent !important; -webkit-text-fill-color: transparent !important;'
  sheet.replaceSync(
    `* { ${none} text-shadow: none !important; transition: none !important } ::placeholder { ${none} opacity: 0 !important }`,
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Runs in the browser: takes `hideTexts` back. */
function showTexts(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
}
