import type { Text } from '../../../language'
import { accountNotes, cardNotes } from './notes'
import type { CatalogueGoods } from './types'

/** What goods of a category may have in common. */
type Shareable = Pick<CatalogueGoods, 'brandId' | 'categoryId' | 'rechargeTypes' | 'notes'>

/** An item as its shelf lists it: what it is, and how it is used where that differs from the rest of the shelf. */
type ShelfItem = Omit<CatalogueGoods, keyof Shareable | 'description'> &
  Partial<Shareable> & { about: Text; use?: Text }

/** The goods of one category, with what they have in common, such as how they are used; what they do not share, each item says. */
export const shelf = <Shared extends keyof Shareable>(
  shared: Pick<Shareable, Shared>,
  use: Text,
  items: readonly (ShelfItem & Pick<Shareable, Exclude<keyof Shareable, NoInfer<Shared>>>)[],
): readonly CatalogueGoods[] =>
  items.map(({ about, use: own = use, ...item }: ShelfItem) => {
    return { ...(shared as Shareable), ...item, description: [about, own] }
  })

/** Goods that come as a card code, or that are sent to an account of the brand or to the phone number of one. */
export const asCode: Pick<CatalogueGoods, 'rechargeTypes' | 'notes'> = { rechargeTypes: ['card'], notes: cardNotes }
export const toAccount: typeof asCode = { rechargeTypes: ['account'], notes: accountNotes }
export const toPhone: typeof asCode = { rechargeTypes: ['phone'], notes: accountNotes }
