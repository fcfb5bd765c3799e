import type { Motif } from './glyphs/glyph'
import type { PaletteName } from './palettes'

/** The thing that carries the motif in a goods picture. */
export type Carrier = 'card' | 'ticket' | 'tile' | 'phone' | 'box' | 'disc'

/** A picture of one goods item. */
export interface GoodsPicture {
  motif: Motif
  carrier: Carrier
  palette: PaletteName
}

/** A glyph in the colours of a palette: grid entries, categories, banners, brand logos. */
export interface EmblemPicture {
  motif: Motif
  palette: PaletteName
}
