import type { Motif } from '../glyphs/glyph'
import type { Palette } from '../palettes'

/** Draws an object around the middle of a 600 × 600 sheet, its gradients being those of the sheet. */
export type DrawCarrier = (motif: Motif, palette: Palette) => string
