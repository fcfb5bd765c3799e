/** What a picture is about: the glyph that is drawn on it. */
export type Motif =
  | 'phone'
  | 'signal'
  | 'film'
  | 'music'
  | 'book'
  | 'mic'
  | 'gamepad'
  | 'diamond'
  | 'cup'
  | 'tea'
  | 'burger'
  | 'cake'
  | 'noodle'
  | 'fuel'
  | 'bolt'
  | 'car'
  | 'bus'
  | 'train'
  | 'plane'
  | 'bike'
  | 'bag'
  | 'gift'
  | 'cart'
  | 'drop'
  | 'flame'
  | 'home'
  | 'wrench'
  | 'broom'
  | 'washer'
  | 'heart'
  | 'tooth'
  | 'dumbbell'
  | 'balloon'
  | 'crown'
  | 'coin'
  | 'wallet'
  | 'ticket'
  | 'star'
  | 'shield'
  | 'card'
  | 'percent'
  | 'users'
  | 'clock'
  | 'grid'
  | 'leaf'
  | 'deer'
  | 'whale'
  | 'island'
  | 'box'
  | 'person'
  | 'search'
  | 'document'
  | 'bank'
  | 'headset'
  | 'bell'

/** The thing that carries the motif in a goods picture. */
export type Carrier = 'card' | 'ticket' | 'tile' | 'phone' | 'box' | 'disc'

/** A named set of colours; every brand has its own. */
export type PaletteName =
  | 'jade'
  | 'ocean'
  | 'violet'
  | 'rose'
  | 'amber'
  | 'coral'
  | 'teal'
  | 'indigo'
  | 'sky'
  | 'gold'
  | 'plum'
  | 'graphite'

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
