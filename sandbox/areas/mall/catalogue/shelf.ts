import type { Text } from '../../../language'
import type { CatalogueGoods } from './types'

type Shared = 'brandId' | 'categoryId' | 'rechargeTypes' | 'notes'

/** An item as its shelf lists it. */
type ShelfItem = Omit<CatalogueGoods, Shared | 'description'> &
  Partial<Pick<CatalogueGoods, Shared>> & {
    /** What it is. */
    about: Text
    /** How it is used, where it differs from the rest of the shelf. */
    use?: Text
  }

/** The goods of one category, with what they have in common. */
export const shelf = (
  shared: Partial<Pick<CatalogueGoods, Shared>> & Pick<CatalogueGoods, 'categoryId' | 'brandId'> & { use: Text },
  items: readonly ShelfItem[],
): readonly CatalogueGoods[] =>
  items.map((item) => {
    const { about, use, ...goods } = { rechargeTypes: [], notes: [], ...shared, ...item }
    return { ...goods, description: [about, use] }
  })
