import { index } from '@/contract/home'
import { shopSearch } from '@/contract/mall/search'
import { shop } from '@/contract/mall/shelf'
import { sandboxTest } from './startSandbox'

const sandbox = sandboxTest()

/** The goods of home, of the mall's first page and of a search, in their order. */
async function goodsFor(token?: string) {
  const options = { ...(token ? { token } : {}), headers: { recommendation: 'general' } }
  const ids = (goods: readonly { goodsId: string }[]) => goods.map(({ goodsId }) => goodsId)
  const home = (await sandbox.call(index, {}, options)).data.goods
  const mall = (await sandbox.call(shop, { page: 1 }, options)).data.goodList
  const search = { keyword: '会员', page: 1, pageSize: 10, sort: 'default' } as const
  const found = (await sandbox.call(shopSearch, search, options)).data.goodsList
  return { home: ids(home), mall: ids(mall), found: ids(found) }
}

it('with personal recommendations off, home, mall and search show two customers and a visitor the same goods in the same order', async () => {
  const visitor = await goodsFor()
  for (const goods of Object.values(visitor)) expect(goods.length).toBeGreaterThan(1)
  for (const mobile of ['13800138005', '13800138006'])
    expect(await goodsFor(await sandbox.login(mobile))).toEqual(visitor)
})
