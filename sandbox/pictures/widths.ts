/**
 * Width in pixels of the pictures of each kind: between two and three pixels for each CSS pixel where the app shows the kind largest, on a
 * screen of 390 CSS pixels. Fewer look blurred on a phone; more cost bytes and look the same.
 */
export const widths = {
  /** The product screen, 390 CSS pixels. */
  product: 780,
  /** Cards of a list, 178 CSS pixels. */
  goods: 440,
  /** Rows of an order, a promotion or a result, 112 CSS pixels. */
  thumb: 256,
  item: 440,
  /** The carousels, 365 CSS pixels. */
  banner: 1029,
  /** A picture of a low-code page, and the preview of it, 390 CSS pixels. */
  wide: 1029,
  /** The membership card, 357 CSS pixels. */
  card: 1029,
  /** The head of a brand's list, 67 CSS pixels. */
  brand: 160,
  avatar: 160,
  /** The category screen, 62 CSS pixels. */
  category: 144,
  /** The entries of home, 46 CSS pixels. */
  grid: 132,
  /** Benefits of a membership, 37 CSS pixels. */
  icon: 108,
} as const

/** The first part of a picture's address. */
export type PictureKind = keyof typeof widths
