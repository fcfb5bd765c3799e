import type { Brand } from '@/contract/mall/goods'
import type { SearchWord } from '@/contract/mall/search'
import type { Banner, Category } from '@/contract/mall/shelf'
import { inLanguage } from '../../language'
import { pictureOf, type Viewer } from '../../viewer'
import { banners } from './catalogue/banners'
import { brands } from './catalogue/brands'
import { categories } from './catalogue/categories'
import { hotWords } from './catalogue/search'
import type { CatalogueBrand, CatalogueChildCategory } from './catalogue/types'

/** What stands around the goods, in the viewer's language. */

export const bannersFor = (place: 'home' | 'mall', { lang, origin }: Viewer): Banner[] =>
  banners
    .filter((one) => one.places.includes(place))
    .map((one) => ({
      id: one.bannerId,
      title: inLanguage(one.title, lang),
      subtitle: inLanguage(one.subtitle, lang),
      picture: pictureOf('banner', one.bannerId, origin),
      url: one.url,
    }))

export const brandFor = (one: CatalogueBrand, { lang, origin }: Viewer): Brand => ({
  brandId: one.brandId,
  name: inLanguage(one.name, lang),
  picture: pictureOf('brand', one.brandId, origin),
})

export const brandsFor = (viewer: Viewer): Brand[] => brands.map((one) => brandFor(one, viewer))

/** The two-level tree. */
export const categoriesFor = (viewer: Viewer): Category[] =>
  categories.map((one) => ({
    ...categoryFor(one, viewer),
    children: one.children.map((child) => categoryFor(child, viewer)),
  }))

const categoryFor = (one: CatalogueChildCategory, { lang, origin }: Viewer): Category => ({
  categoryId: one.categoryId,
  name: inLanguage(one.name, lang),
  picture: pictureOf('category', one.categoryId, origin),
  children: [],
})

/** Suggested words; one with a url opens it in place of a search. */
export const wordsFor = ({ lang }: Viewer): SearchWord[] =>
  hotWords.map(({ word, url }) => ({
    word: inLanguage(word, lang),
    ...(url ? { urlStatus: 1, url } : { urlStatus: 0 }),
  }))
