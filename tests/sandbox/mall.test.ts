import { type GoodsCard, getTransactionPrice, goods } from '@/contract/mall/goods'
import { preSearch, type SearchReq, shopSearch, shopSearchClear, shopSearchList } from '@/contract/mall/search'
import { brandGoods, category, goodsList, shop } from '@/contract/mall/shelf'
import { sandboxTest } from './startSandbox'

const sandbox = sandboxTest()

const hourMs = 3_600_000
const beijingHour = () => ((Date.now() + 8 * hourMs) % (24 * hourMs)) / hourMs

/** All goods of the mall, page by page. */
async function allGoods(categoryId?: string): Promise<GoodsCard[]> {
  const rows: GoodsCard[] = []
  for (let page = 1, more = true; more; page++) {
    const { goodList, isNext } = (await sandbox.call(shop, { page, ...(categoryId ? { categoryId } : {}) })).data
    rows.push(...goodList)
    more = isNext
  }
  return rows
}

const search = async (keyword: string, more: Partial<SearchReq> = {}, lang: 'zh-CN' | 'en' = 'zh-CN') =>
  (await sandbox.call(shopSearch, { keyword, page: 1, pageSize: 10, sort: 'default', ...more }, { lang })).data
    .goodsList

describe('the mall', () => {
  it('R-60 brings banner, broadcast and category with page 1 only, and goods page by page until isNext is false', async () => {
    const first = (await sandbox.call(shop, { page: 1 })).data
    expect(first.mall?.banner.length).toBeGreaterThan(2)
    expect(first.mall?.broadcast.length).toBeGreaterThan(0)
    expect(first.mall?.category).toHaveLength(3)
    expect(first.goodList).toHaveLength(10)
    expect((await sandbox.call(shop, { page: 2 })).data.mall).toBeUndefined()
    const goodsIds = (await allGoods()).map((one) => one.goodsId)
    expect(goodsIds.length).toBeGreaterThanOrEqual(60)
    expect(new Set(goodsIds).size).toBe(goodsIds.length)
    expect((await sandbox.call(shop, { page: 99 })).data).toEqual({ goodList: [], isNext: false })
  })

  it('R-62 has a two-level tree, whose children together hold what their parent holds', async () => {
    const tree = (await sandbox.call(category, {})).data.category
    const parent = tree[0]
    expect(parent?.children).toHaveLength(4)
    const ofChildren = await Promise.all((parent?.children ?? []).map((child) => allGoods(child.categoryId)))
    const ofParent = await allGoods(parent?.categoryId)
    expect(
      ofChildren
        .flat()
        .map((one) => one.goodsId)
        .sort(),
    ).toEqual(ofParent.map((one) => one.goodsId).sort())
    expect(ofParent.length).toBeLessThan((await allGoods()).length)
  })

  it('shows every price as original price less subsidy, with a picture that opens', async () => {
    const [one] = (await sandbox.call(shop, { page: 1 })).data.goodList
    for (const card of await allGoods()) expect(card.price).toBe(card.originalPrice - card.subsidy)
    const picture = await fetch(one?.picture ?? '')
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect(picture.headers.get('cache-control')).toContain('immutable')
  })
})

describe('search', () => {
  it('R-61 comes in pages of 10; the first with fewer rows is the last, and no row comes twice', async () => {
    const rows: GoodsCard[] = []
    let page = 0
    let size = 10
    while (size === 10) {
      page += 1
      const found = await search('卡', { page })
      size = found.length
      rows.push(...found)
    }
    expect(page).toBeGreaterThan(1)
    expect(size).toBeLessThan(10)
    expect(await search('卡', { page: page + 1 })).toEqual([])
    expect(new Set(rows.map((one) => one.goodsId)).size).toBe(rows.length)
    expect(rows).toHaveLength((page - 1) * 10 + size)
  })

  it('finds by title, brand and category in both languages, and by several words', async () => {
    const byBrand = await search('lumideer')
    expect(byBrand.length).toBeGreaterThan(0)
    expect((await search('鹿影视界')).map((one) => one.goodsId)).toEqual(byBrand.map((one) => one.goodsId))
    expect((await search('coffee and tea')).length).toBeGreaterThan(0)
    expect((await search('LUMIDEER 月')).length).toBeLessThan(byBrand.length)
    expect(await search("100% of nothing' or 1=1")).toEqual([])
  })

  it('answers in the caller’s language', async () => {
    const [zh] = await search('lumideer')
    const [en] = await search('lumideer', {}, 'en')
    expect(zh?.title).toMatch(/[\u4e00-\u9fff]/)
    expect(en?.title).not.toMatch(/[\u4e00-\u9fff]/)
    expect(en?.goodsId).toBe(zh?.goodsId)
  })

  it('sorts by price and by pieces sold', async () => {
    const up = (await search('卡', { sort: 'priceUp' })).map((one) => one.price)
    const down = (await search('卡', { sort: 'priceDown' })).map((one) => one.price)
    const sold = (await search('卡', { sort: 'sold' })).map((one) => one.sold)
    expect(up).toEqual([...up].sort((a, b) => a - b))
    expect(down).toEqual([...down].sort((a, b) => b - a))
    expect(sold).toEqual([...sold].sort((a, b) => b - a))
  })

  it('keeps each customer’s words, newest first, until cleared, and none of a visitor', async () => {
    const [mine, other] = [await sandbox.login('13800138001'), await sandbox.login('13800138005')]
    const wordsOf = async (token?: string) => (await sandbox.call(shopSearchList, {}, { token })).data.history
    for (const keyword of ['拿铁', '话费', '拿铁']) {
      await sandbox.call(shopSearch, { keyword, page: 1, sort: 'default' }, { token: mine })
    }
    await search('火锅')
    expect(await wordsOf(mine)).toEqual(['拿铁', '话费'])
    expect(await wordsOf(other)).toEqual([])
    expect(await wordsOf()).toEqual([])
    await sandbox.call(shopSearchClear, {}, { token: mine })
    expect(await wordsOf(mine)).toEqual([])
  })

  it('a category brings its own goods and appears in no customer’s history', async () => {
    const token = await sandbox.login('13800138001')
    await sandbox.call(shopSearchClear, {}, { token })
    const categoryId = '301'
    const found = (await sandbox.call(shopSearch, { categoryId, page: 1, sort: 'default' }, { token })).data.goodsList
    expect(found.map((one) => one.goodsId)).toEqual((await allGoods(categoryId)).map((one) => one.goodsId))
    expect((await sandbox.call(shopSearchList, {}, { token })).data.history).toEqual([])
  })

  it('refuses an empty keyword in the caller’s language', async () => {
    const answer = await sandbox.call(shopSearch, { keyword: '  ', page: 1, sort: 'default' }, { lang: 'en' })
    expect(answer).toMatchObject({ status: 200, code: 'KEYWORD_EMPTY', message: 'Type what you are looking for.' })
  })

  it('R-63 suggests words, of which those with urlStatus 1 carry the address they open', async () => {
    const { words } = (await sandbox.call(preSearch, {})).data
    expect(words.some((one) => one.urlStatus === 1)).toBe(true)
    for (const one of words) expect(Boolean(one.url)).toBe(one.urlStatus === 1)
  })
})

describe('one product', () => {
  it('R-64 carries its brand and recharge types, and the default type costs what the list says', async () => {
    const cards = await allGoods()
    expect.assertions(cards.length * 3 + 1)
    const kinds = new Set<string>()
    for (const card of cards) {
      const product = (await sandbox.call(goods, { goodsId: card.goodsId })).data
      const chosen = product.rechargeTypes.find((one) => one.type === product.defaultType)
      for (const one of product.rechargeTypes) kinds.add(one.kind)
      expect(product.brand.name).toBeTruthy()
      expect(chosen?.price).toBe(card.price)
      expect(new Set(product.rechargeTypes.map((one) => one.type)).size).toBe(product.rechargeTypes.length)
    }
    expect([...kinds].sort()).toEqual(['account', 'card', 'phone'])
  })

  it('that is not on sale is refused', async () => {
    expect((await sandbox.call(goods, { goodsId: '0' })).code).toBe('GOODS_GONE')
    expect((await sandbox.call(getTransactionPrice, { goodsId: '0' })).code).toBe('GOODS_GONE')
  })

  it('has a price that falls over the day, the same in list, product and price call at every hour', async () => {
    const asMember = { token: await sandbox.login('13800138002') }
    const [offer] = (await sandbox.call(goodsList, { page: 1, promotion: 'allowance-down' }, asMember)).data.goodsList
    const goodsId = offer?.goodsId ?? ''
    const { steps } = (await sandbox.call(getTransactionPrice, { goodsId }, asMember)).data
    expect((await sandbox.call(getTransactionPrice, { goodsId })).data).toMatchObject({ subsidy: 0, steps: [] })
    expect(steps.length).toBeGreaterThan(2)
    const prices = steps.map((step) => step.price)
    expect(prices).toEqual([...prices].sort((a, b) => b - a))
    for (const hour of [0.5, 12.5, 23.5]) {
      await sandbox.clearFaults()
      await sandbox.fault({ kind: 'clock', ms: Math.round((hour - beijingHour()) * hourMs) })
      const answer = (await sandbox.call(getTransactionPrice, { goodsId }, asMember)).data
      const inForce = answer.steps.filter((step) => step.at <= answer.now).at(-1)
      const product = (await sandbox.call(goods, { goodsId }, asMember)).data
      const listed = (await sandbox.call(goodsList, { page: 1, promotion: 'allowance-down' }, asMember)).data
        .goodsList[0]
      expect(answer.price).toBe(inForce?.price)
      expect(product.rechargeTypes.find((one) => one.type === product.defaultType)?.price).toBe(answer.price)
      expect(listed?.price).toBe(answer.price)
    }
  })
})

describe('promotions and brands', () => {
  it('list the carnival’s goods in its own order', async () => {
    const first = (await sandbox.call(goodsList, { page: 1, promotion: 'carnival' })).data.goodsList
    expect(first).toHaveLength(10)
    expect(first[0]?.goodsId).toBe('10203')
  })

  it.each(['none', 'constructor', '__proto__', 'toString'])(
    'have no goods for %j, which is none of them',
    async (promotion) => {
      const { status, data } = await sandbox.call(goodsList, { page: 1, promotion })
      expect([status, data?.goodsList]).toEqual([200, []])
    },
  )

  it('count a brand’s goods', async () => {
    const { brand, goodsList: rows } = (await sandbox.call(brandGoods, { brandId: 'heron', page: 1 }, { lang: 'en' }))
      .data
    expect(brand).toMatchObject({ name: 'Heronlink', slogan: 'Credit and data in seconds' })
    expect(brand?.goodsCount).toBeGreaterThanOrEqual(rows.length)
    expect((await sandbox.call(brandGoods, { brandId: 'none', page: 1 })).code).toBe('BRAND_UNKNOWN')
  })
})
