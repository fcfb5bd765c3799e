import { sandboxTest } from '@tests/sandbox/startSandbox'
import { WalletPlay } from '@tests/sandbox/wallet/walletPlay'
import { newRequestId } from '@tests/sandbox/wireClient'
import { preExchange } from '@/contract/coin/exchange'
import { exchangeGoods } from '@/contract/coin/shop'
import { getExtInfo } from '@/contract/session'
import { bonusList } from '@/contract/wallet/movements'
import { CoinPlay } from './coinPlay'

const sandbox = sandboxTest()
let play: CoinPlay
beforeAll(async () => {
  play = await CoinPlay.of(sandbox, '13800138008')
})

describe('the goods of the coin shop', () => {
  it('R-118 come 10 a page, by kind where asked, each with a picture', async () => {
    const list = async (page: number, kind?: 'card') =>
      (await sandbox.call(exchangeGoods, { page, ...(kind && { kind }) }, { token: play.token, lang: 'en' })).data
        .goodsList
    const [first, second] = [await list(1), await list(2)]
    expect([first.length, second.length > 0, (await list(3)).length]).toEqual([10, true, 0])
    expect((await list(1, 'card')).every(({ kind }) => kind === 'card')).toBe(true)
    const [picture] = first.map((one) => one.picture)
    expect((await fetch(picture ?? '')).headers.get('content-type')).toMatch(/^image\//)
  })

  it('R-118 that are not offered are refused by name', async () => {
    const { code, message } = await sandbox.call(
      exchangeGoods,
      { page: 1, goodsId: 'x' },
      { token: play.token, lang: 'en' },
    )
    expect([code, message]).toEqual(['GOODS_GONE', 'This is not offered any more. Have a look at the rest.'])
  })
})

describe('an exchange', () => {
  it('R-118 takes nothing while it is prepared, and the coins, a piece and a place of the limit when it is made', async () => {
    const before = { balance: await play.balance(), goods: await play.goods('coffee') }
    const prepared = await play.prepare({ goodsId: 'coffee' })
    expect(prepared.data).toMatchObject({ coins: 900, balance: before.balance, title: 'Coffee card', kind: 'card' })
    expect(await play.balance()).toBe(before.balance)
    const { data } = await play.exchange({ exchangeNo: prepared.data.exchangeNo })
    expect(await play.balance()).toBe(before.balance - 900)
    expect(await play.goods('coffee')).toMatchObject({ stock: (before.goods?.stock ?? 0) - 1, taken: 1 })
    expect(await play.order(data.orderId)).toMatchObject({
      kind: 'card',
      coins: 900,
      cardNo: expect.stringMatching(/^8\d{3}( \d{4}){3}$/),
      password: expect.stringMatching(/^.{4}-.{4}-.{4}$/),
    })
    expect((await play.logs())[0]).toMatchObject({
      title: 'Coffee card',
      coins: 900,
      direction: 'out',
      orderId: data.orderId,
    })
    expect((await play.prepare({ goodsId: 'coffee' })).code).toBe('LIMIT_REACHED')
  })

  it('R-118 of a coupon puts it into the coupons, and one of a red packet its cash into the wallet', async () => {
    const counts = async () => (await sandbox.call(getExtInfo, {}, { token: play.token })).data
    const { couponCount } = await counts()
    expect(await play.get({ goodsId: 'coupon-5' })).toMatchObject({
      couponId: expect.any(String),
      endTime: expect.any(Number),
    })
    expect((await counts()).couponCount).toBe(couponCount + 1)
    const purse = await WalletPlay.of(sandbox, '13800138008')
    const { balance } = await purse.balance()
    expect(await play.get({ goodsId: 'packet-1' })).toMatchObject({ amount: 100, coins: 150 })
    expect((await purse.balance()).balance).toBe(balance + 100)
    const { bonusList: rows } = (await sandbox.call(bonusList, { page: 1 }, { token: play.token, lang: 'en' })).data
    expect(rows[0]).toMatchObject({ title: 'Redeemed: Red packet of ¥1', amount: 100 })
    expect((await counts()).goldCoins).toBe(await play.balance())
  })

  it('R-118 of a fly card gives one', async () => {
    expect(await play.get({ goodsId: 'fly' })).toMatchObject({ kind: 'flyCard', cardNo: expect.stringMatching(/^F/) })
  })

  it('P1 P3 sent again is made once, under the same request id and under another one', async () => {
    const { exchangeNo } = (await play.prepare({ goodsId: 'coupon-2' })).data
    const before = await play.balance()
    const requestId = newRequestId()
    const answers = await Promise.all([
      play.exchange({ exchangeNo }, requestId),
      play.exchange({ exchangeNo }, requestId),
      ...Array.from({ length: 5 }, () => play.exchange({ exchangeNo })),
    ])
    expect(new Set(answers.map(({ code, data }) => `${code} ${data?.orderId}`)).size).toBe(1)
    expect(await play.balance()).toBe(before - 80)
  })

  it('P3 whose answer is lost is asked about under its id and answers the first order', async () => {
    const { exchangeNo } = (await play.prepare({ goodsId: 'coupon-2' })).data
    const before = await play.balance()
    const requestId = newRequestId()
    await sandbox.fault({ path: '/xbt-gold/exchange', kind: 'drop-after' })
    await expect(play.exchange({ exchangeNo }, requestId)).rejects.toThrow()
    expect(await play.balance()).toBe(before - 80)
    const again = await play.exchange({ exchangeNo }, requestId)
    expect((await play.order(again.data.orderId)).coins).toBe(80)
    expect(await play.balance()).toBe(before - 80)
  })

  it('R-118 that costs more than the customer has is refused with what is missing, and so is what is sold out', async () => {
    const poor = await CoinPlay.of(sandbox, '13800138002')
    const missing = 2_600 - (await poor.balance())
    const { code, message } = await poor.prepare({ goodsId: 'packet-20' })
    expect([code, message]).toEqual(['COINS_SHORT', `You need ${missing} more coins for this.`])
    expect((await play.prepare({ goodsId: 'cake' })).code).toBe('SOLD_OUT')
    expect((await play.prepare({ goodsId: 'none' })).code).toBe('GOODS_GONE')
  })

  it('R-118 whose coins fell short since it was prepared takes nothing', async () => {
    const poor = await CoinPlay.of(sandbox, '13800138002')
    const first = (await poor.prepare({ goodsId: 'packet-5' })).data.exchangeNo
    const second = (await poor.prepare({ goodsId: 'coffee' })).data.exchangeNo
    await poor.exchange({ exchangeNo: first })
    const balance = await poor.balance()
    const stock = (await poor.goods('coffee'))?.stock
    const refused = await poor.exchange({ exchangeNo: second })
    expect([refused.code, refused.message]).toEqual(['COINS_SHORT', 'You need 320 more coins for this.'])
    expect(await poor.balance()).toBe(balance)
    expect((await poor.goods('coffee'))?.stock).toBe(stock)
  })

  it('R-118 of another customer, an unknown one, and one prepared long ago are refused', async () => {
    const { exchangeNo } = (await play.prepare({ goodsId: 'coupon-2' })).data
    const other = await CoinPlay.of(sandbox, '13800138002')
    expect((await other.exchange({ exchangeNo })).code).toBe('EXCHANGE_ENDED')
    expect((await other.exchange({ exchangeNo: 'X1' })).code).toBe('EXCHANGE_ENDED')
    await sandbox.fault({ kind: 'clock', ms: 16 * 60_000 })
    expect((await play.exchange({ exchangeNo })).code).toBe('EXCHANGE_ENDED')
    await sandbox.clearFaults()
  })

  it('R-118 cannot be prepared without a login', async () => {
    expect((await sandbox.call(preExchange, { goodsId: 'coffee' })).code).toBe('300000')
  })
})
