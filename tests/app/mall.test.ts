import { pageOf } from '@tests/domain/mall/fakeMall'
import { until } from '@tests/fixtures/until'
import { type GoodsRes, goods } from '@/contract/mall/goods'
import { shop } from '@/contract/mall/shelf'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { app, back, pullDown, reopen, scrollToEnd, seen, sees, tap } from './customer'
import { answer, forgetCalls, headersTo, sentTo } from './fakeServer'

const product = (goodsId: string): GoodsRes => ({
  goodsId,
  title: `goods ${goodsId}`,
  subtitle: '快充',
  pictures: [],
  brand: { brandId: 'heron', name: '鹭讯', picture: '' },
  rechargeTypes: [
    { type: 'f100', name: '100 元', kind: 'phone', price: 9580, originalPrice: 10_000, subsidy: 420, stock: 9 },
  ],
  defaultType: 'f100',
  sold: 1,
  tags: [],
  description: [],
  notes: [],
  maxQuantity: 10,
})

answer(shop).with(({ page }) => ({ goodList: pageOf(12, page), isNext: page === 1 }))
answer(goods).with(({ goodsId }) => product(goodsId))

beforeAll(async () => {
  await app.createApp('/pages/mall/index')
  await sees('补贴商城', 'goods 1', 'goods 10')
  tap('不同意，仅浏览')
})
beforeEach(async () => {
  forgetCalls()
  await reopen('/pages/mall/index')
  await sees('补贴商城', 'goods 1', 'goods 10')
})

it('R-15 R-64 a visitor goes from the mall to a product and Back to the same goods', async () => {
  tap('goods 3')
  await sees('商品详情', 'goods 3', '100 元', '鹭讯')
  expect(window.location.pathname + window.location.search).toBe('/subPackages/pdp/index?goodsId=3')
  back()
  await sees('补贴商城', 'goods 1', 'goods 10')
  expect(seen()).not.toContain('鹭讯')
  expect(sentTo(shop)).toEqual([{ page: 1 }])
  expect(window.location.pathname).toBe('/pages/mall/index')
})

it('R-06 R-60 the end of the page brings the next goods, and pulling it down begins again', async () => {
  scrollToEnd()
  await sees('补贴商城', 'goods 10', 'goods 12')
  expect(sentTo(shop)).toEqual([{ page: 1 }, { page: 2 }])
  pullDown()
  await until(
    () => !seen().includes('goods 12'),
    () => `the first page alone in: ${seen()}`,
  )
  expect(sentTo(shop)).toEqual([{ page: 1 }, { page: 2 }, { page: 1 }])
})

it('R-40 a call names the inner app of the theme in front: xbt in the older one, xyf in the newer one', async () => {
  const named = () => headersTo(goods).map((headers) => headers['inner-app'])
  go(routes.pdp, { goodsId: '5' })
  await sees('商品详情', 'goods 5')
  expect(named()).toEqual(['xbt'])
  go(routes.xyfPdp, { goodsId: '4' })
  await sees('商品详情', 'goods 4')
  expect(named()).toEqual(['xbt', 'xyf'])
})
