import type { WhyRefused } from '@/platform/host/hostPermission'

/** Where a part of a drawing stands, in px of the picture, from its top left. */
export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** A filled rectangle; two colours run from top to bottom. */
export interface DrawnBox extends Rect {
  kind: 'box'
  fill: string | readonly [string, string]
  /** Of the corners. */
  radius?: number
}

/** A picture, cut to its rectangle's corners. Where one that is `needed` does not load, nothing is drawn at all; others are left out. */
export interface DrawnPicture extends Rect {
  kind: 'picture'
  src: string
  radius?: number
  needed?: true
}

/** One line of text; `y` is its middle, and `x` its start or its middle. */
export interface DrawnText {
  kind: 'text'
  x: number
  y: number
  text: string
  size: number
  colour: string
  bold?: true
  align?: 'center'
}

/** A picture to be drawn: its parts in the order in which they cover each other. */
export interface Drawing {
  width: number
  height: number
  parts: readonly (DrawnBox | DrawnPicture | DrawnText)[]
}

/** How saving a picture ended. `denied`: the customer lets the app not into the album. */
export type SaveEnd = 'saved' | WhyRefused

/** Id of the element on which mini-programs draw. */
export const drawingCanvasId = 'drawing-canvas'

/** Draws a picture and gives it to the customer. */
export interface PosterPort {
  /** The address of the finished picture; undefined where the host has no canvas, or a needed picture did not load. Never rejects. */
  draw(drawing: Drawing): Promise<string | undefined>
  /** Whether a saved picture goes to the phone's album, or to the browser's downloads. */
  way: 'album' | 'download'
  /** Saves a finished picture. Never rejects. */
  save(address: string): Promise<SaveEnd>
  /** Opens the host's permissions; answers whether the album is allowed afterwards. Absent where the host has none. */
  openSettings?: () => Promise<boolean>
  /** Removes a finished picture, which names the customer (U3). */
  forget(address: string): void
}
