import { plans } from '../../sandbox/areas/activity/custom/plans/plans'
import { banners } from '../../sandbox/areas/mall/catalogue/banners'
import { brands } from '../../sandbox/areas/mall/catalogue/brands'
import { categories } from '../../sandbox/areas/mall/catalogue/categories'
import { goods } from '../../sandbox/areas/mall/catalogue/goods'
import { gridEntries } from '../../sandbox/areas/mall/catalogue/grid'
import { allowances, carnivalGoods } from '../../sandbox/areas/mall/catalogue/promotions'
import { hotWords } from '../../sandbox/areas/mall/catalogue/search'
import type { CataloguePrice } from '../../sandbox/areas/mall/catalogue/types'

const children = categories.flatMap((category) => category.children)
const links = [
  ...banners,
  ...hotWords,
  ...gridEntries.flatMap(({ url }) => [{ url: url.zh }, { url: url.en }]),
].flatMap(({ url }) => (url ? [url] : []))

/** Every object with a Chinese and an English text, wherever it stands. */
function bilinguals(value: unknown): { zh: unknown; en: unknown }[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(bilinguals)
  return 'zh' in value || 'en' in value ? [value as { zh: unknown; en: unknown }, ...below] : below
}

const isWhole = (price: CataloguePrice) => Object.values(price).every((fen) => Number.isInteger(fen) && fen > 0)

describe('catalogue', () => {
  it('has three categories of four children, eight brands and at least 60 goods, with ids of their own', () => {
    expect(categories.map((category) => category.children.length)).toEqual([4, 4, 4])
    expect(brands).toHaveLength(8)
    expect(goods.length).toBeGreaterThanOrEqual(72)
    const idLists = [
      goods.map((one) => one.goodsId),
      brands.map((one) => one.brandId),
      [...categories, ...children].map((one) => one.categoryId),
      banners.map((one) => one.bannerId),
      gridEntries.map((one) => one.entryId),
    ]
    for (const ids of idLists) expect(new Set(ids).size).toBe(ids.length)
  })

  it('has no item whose title another item bears in the same language', () => {
    for (const language of ['zh', 'en'] as const) {
      const titles = goods.map((one) => one.title[language])
      expect(new Set(titles).size).toBe(titles.length)
    }
  })

  it('every item names a brand of the mall and the ways it is recharged', () => {
    const brandIds = brands.map((one) => one.brandId)
    for (const one of goods) {
      expect(brandIds).toContain(one.brandId)
      expect(one.rechargeTypes.length).toBeGreaterThan(0)
      expect(new Set(one.rechargeTypes).size).toBe(one.rechargeTypes.length)
    }
    expect(new Set(goods.map((one) => one.brandId)).size).toBe(brands.length)
  })

  it('has goods in every child category, and none elsewhere', () => {
    const ids = children.map((one) => one.categoryId)
    expect(new Set(goods.map((one) => one.categoryId))).toEqual(new Set(ids))
    for (const id of ids) expect(goods.filter((one) => one.categoryId === id).length).toBeGreaterThanOrEqual(6)
  })

  it('prices are whole fen, and price and subsidy make the original price', () => {
    for (const price of goods.flatMap((one): CataloguePrice[] => [one, ...(one.denominations ?? [])])) {
      const { priceFen, subsidyFen, originalPriceFen } = price
      expect(isWhole({ priceFen, subsidyFen, originalPriceFen })).toBe(true)
      expect(priceFen + subsidyFen).toBe(originalPriceFen)
    }
  })

  it('an item with denominations costs what one of them costs', () => {
    const several = goods.flatMap(({ goodsId, priceFen, originalPriceFen, denominations }) =>
      denominations ? [{ goodsId, priceFen, originalPriceFen, denominations }] : [],
    )
    expect(several.length).toBeGreaterThan(10)
    for (const { priceFen, originalPriceFen, denominations } of several) {
      expect(denominations).toContainEqual(expect.objectContaining({ priceFen, originalPriceFen }))
    }
  })

  it('every text is there in Chinese and in English', () => {
    const texts = bilinguals({ goods, brands, categories, banners, gridEntries, hotWords })
    expect(texts.length).toBeGreaterThan(goods.length * 8)
    for (const { zh, en } of texts) {
      expect(zh).toMatch(/\S/)
      expect(en).toMatch(/[A-Za-z0-9]/)
      expect(en).not.toMatch(/[\u3400-\u9fff]/)
    }
  })

  it('every item is described, noted, tagged and in stock', () => {
    for (const one of goods) {
      expect(one.description.length).toBeGreaterThan(1)
      expect(one.notes.length).toBeGreaterThan(0)
      expect(one.tags.length).toBeGreaterThan(0)
      expect(one.stock).toBeGreaterThan(0)
    }
  })

  it('links are addresses of screens, and name categories, brands and activities that exist', () => {
    expect(links.length).toBeGreaterThan(18)
    for (const link of links) {
      const { pathname, searchParams, href } = new URL(link, 'http://app.test')
      expect(href).toBe(`http://app.test${link}`)
      expect(pathname).toMatch(/^\/(pages|subPackages|center)(\/[\w-]+)+$/)
      const known = {
        categoryId: children.map((one) => one.categoryId),
        keyword: children.flatMap(({ name }) => [name.zh, name.en]),
        brandId: brands.map((one) => one.brandId),
        code: plans.map((one) => one.code),
      }
      for (const [name, id] of searchParams)
        expect(Object.entries(known)).toContainEqual([name, expect.arrayContaining([id])])
    }
  })

  it('suggested words are searched, but for those with an address, and each finds goods', () => {
    expect(hotWords.filter(({ url }) => url)).toHaveLength(1)
    for (const language of ['zh', 'en'] as const) {
      for (const { word } of hotWords.filter(({ url }) => !url)) {
        const found = goods.filter((one) => one.title[language].toLowerCase().includes(word[language].toLowerCase()))
        expect([word[language], found.length > 0]).toEqual([word[language], true])
      }
    }
  })

  it('home and mall have banners, home has ten entries, which fill two rows', () => {
    for (const place of ['home', 'mall'] as const) {
      expect(banners.filter(({ places }) => places.includes(place)).length).toBeGreaterThanOrEqual(5)
    }
    expect(gridEntries).toHaveLength(10)
  })

  it('promotions sell goods of the catalogue, and prices that fall stay above zero', () => {
    const byId = new Map(goods.map((one) => [one.goodsId, one]))
    expect(new Set(carnivalGoods).size).toBe(carnivalGoods.length)
    for (const id of carnivalGoods) expect(byId.has(id)).toBe(true)
    for (const { goodsId, steps } of allowances) {
      const item = byId.get(goodsId)
      expect(steps[0]).toEqual({ fromHour: 0, subsidyFen: item?.subsidyFen })
      const falling = [...steps].sort((a, b) => a.fromHour - b.fromHour || a.subsidyFen - b.subsidyFen)
      expect(steps).toEqual(falling)
      expect(steps.map(({ subsidyFen }) => subsidyFen)).toEqual(
        steps.map((one) => one.subsidyFen).sort((a, b) => a - b),
      )
      expect(Math.max(...steps.map((one) => one.subsidyFen))).toBeLessThan(item?.originalPriceFen ?? 0)
    }
  })
})
