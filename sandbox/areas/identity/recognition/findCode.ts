import jsQR from 'jsqr'
import { CARD, type CardContent, CODE_PLACE, contentOf } from '../samples/cardCode'
import type { Grey } from './measure'

/** A card that was found in a picture. */
export interface FoundCard {
  content: CardContent
  /** Whether all four corners of the card are in the picture. */
  isWhole: boolean
}

interface Point {
  x: number
  y: number
}

/** Four bytes for each pixel, as the decoder takes them; it ignores the fourth. */
function coloured({ pixels }: Grey): Uint8ClampedArray {
  const words = new Uint32Array(pixels.length)
  pixels.forEach((value, at) => {
    words[at] = value * 0x1010101
  })
  return new Uint8ClampedArray(words.buffer)
}

/** Part of the card's width that a corner may seem to be outside, since the place of the code is not found exactly. */
const TOLERANCE = 0.01

/** Reads the code of a card. Undefined where there is none that can be read. */
export function findCard(grey: Grey): FoundCard | undefined {
  const code = jsQR(coloured(grey), grey.width, grey.height, { inversionAttempts: 'dontInvert' })
  const content = code && contentOf(code.binaryData)
  if (!content) return undefined
  const { topLeftCorner: origin, topRightCorner: right, bottomLeftCorner: down } = code.location
  // The card lies in the plane of its code: what is `x` along the code's upper edge and `y` along its left one is at this point.
  const pointOf = (x: number, y: number): Point => ({
    x: origin.x + ((right.x - origin.x) * x + (down.x - origin.x) * y) / CODE_PLACE.side,
    y: origin.y + ((right.y - origin.y) * x + (down.y - origin.y) * y) / CODE_PLACE.side,
  })
  const { left, top } = CODE_PLACE
  const corners = [0, CARD.width].flatMap((x) => [0, CARD.height].map((y) => pointOf(x - left, y - top)))
  const slack = TOLERANCE * grey.width
  const isInside = ({ x, y }: Point) =>
    x >= -slack && y >= -slack && x <= grey.width + slack && y <= grey.height + slack
  return { content, isWhole: corners.every(isInside) }
}

/** Whether a run of light and dark is the middle of a corner mark of a QR code: dark, light, dark, light, dark as 1 : 1 : 3 : 1 : 1. */
function isMark(runs: readonly number[]): boolean {
  const unit = runs.reduce((sum, run) => sum + run, 0) / 7
  return unit >= 2 && runs.every((run, at) => Math.abs(run - unit * (at === 2 ? 3 : 1)) <= unit * 0.5)
}

/** Rows without a break that must show the same mark, so that a chance likeness counts for nothing. */
const ROWS = 5

/** Pixels by which a mark may seem to move from one row to the next. */
const STEP = 3

/** Middles of the corner marks that one row of pixels crosses. */
function marksIn({ width, pixels }: Grey, y: number): number[] {
  const marks: number[] = []
  let runs: number[] = []
  let start = 0
  for (let x = 1; x <= width; x += 1) {
    const isDark = (pixels[y * width + x - 1] ?? 0) < 128
    if (x < width && isDark === (pixels[y * width + x] ?? 0) < 128) continue
    runs = [...runs, x - start].slice(-5)
    if (isDark && runs.length === 5 && isMark(runs)) marks.push(x - runs.reduce((sum, run) => sum + run, 0) / 2)
    start = x
  }
  return marks
}

/** Whether a picture shows at least a corner mark of a code: then there is a card, and a part of its code is missing. */
export function hasPartOfCode(grey: Grey): boolean {
  let before: { x: number; rows: number }[] = []
  for (let y = 0; y < grey.height; y += 1) {
    before = marksIn(grey, y).map((x) => {
      const above = before.find((mark) => Math.abs(mark.x - x) <= STEP)
      return { x, rows: (above?.rows ?? 0) + 1 }
    })
    if (before.some(({ rows }) => rows >= ROWS)) return true
  }
  return false
}
