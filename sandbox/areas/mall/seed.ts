import type { Seeding } from '../../area'
import type { Db } from '../../db/client'
import { brands } from './catalogue/brands'
import { categories } from './catalogue/categories'
import { goods } from './catalogue/goods'
import type { CatalogueGoods } from './catalogue/types'
import { optionsOf } from './options'
import { goodsTable, rechargeOptions } from './tables'

/** Puts the catalogue on sale. */
export const seedGoods = ({ db }: Seeding): Promise<void> => sell(db, goods)

/** Puts these items on sale, in this order. */
export async function sell(db: Db, items: readonly CatalogueGoods[]): Promise<void> {
  await db.insert(goodsTable).values(
    items.map((one, position) => ({
      goodsId: one.goodsId,
      position,
      brandId: one.brandId,
      categoryId: one.categoryId,
      title: one.title,
      subtitle: one.subtitle,
      tags: [...one.tags],
      description: [...one.description],
      notes: [...one.notes],
      searchText: searchTextOf(one),
      sold: one.sold,
    })),
  )
  await db.insert(rechargeOptions).values(items.flatMap(optionsOf))
}

function searchTextOf({ title, brandId, categoryId }: CatalogueGoods): string {
  const brand = brands.find((one) => one.brandId === brandId)
  const parent = categories.find(({ children }) => children.some((child) => child.categoryId === categoryId))
  const category = parent?.children.find((child) => child.categoryId === categoryId)
  return [title, brand?.name, parent?.name, category?.name]
    .flatMap((text) => (text ? [text.zh, text.en] : []))
    .join(' ')
    .toLowerCase()
}
