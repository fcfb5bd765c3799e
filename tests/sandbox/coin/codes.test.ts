import { moveClock } from '@tests/sandbox/member/memberPlay'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { WalletPlay } from '@tests/sandbox/wallet/walletPlay'
import { getExtInfo } from '@/contract/session'
import { CoinPlay } from './coinPlay'

const sandbox = sandboxTest()

const minuteMs = 60_000
/** How long a seeded code can be redeemed. */
const codeMs = 365 * 24 * 60 * minuteMs

it('R-118 a code of a red packet costs no coins and pays its cash, once, to one customer', async () => {
  const mobile = '13800138001'
  const play = await CoinPlay.of(sandbox, mobile)
  const other = await CoinPlay.of(sandbox, '13800138003')
  const code = 'hb05 k7m3-q2wx'
  const { data } = await play.prepare({ code, kind: 'redPacket' })
  expect(data).toMatchObject({ coins: 0, title: 'Red packet of ¥5', kind: 'redPacket' })
  const later = (await other.prepare({ code, kind: 'redPacket' })).data.exchangeNo
  const made = await play.exchange({ exchangeNo: data.exchangeNo })
  expect(await play.order(made.data.orderId)).toMatchObject({ amount: 500, coins: 0 })
  expect((await (await WalletPlay.of(sandbox, mobile)).balance()).balance).toBe(500)
  expect((await other.exchange({ exchangeNo: later })).code).toBe('CODE_USED')
  expect((await play.prepare({ code, kind: 'redPacket' })).message).toBe('This code has been used already.')
  expect(await play.logs()).toEqual([])
})

it('R-118 a code of a coupon puts it into the coupons', async () => {
  const play = await CoinPlay.of(sandbox, '13800138001')
  const count = async () => (await sandbox.call(getExtInfo, {}, { token: play.token })).data.couponCount
  const before = await count()
  expect(await play.get({ code: 'YH10G5J8K2MN', kind: 'coupon' })).toMatchObject({ title: 'Mall coupon of ¥10' })
  expect(await count()).toBe(before + 1)
})

it.each([
  ['HB05XXXXXXXX', 'CODE_WRONG', 'This code is incorrect. Please check it.'],
  ['YH10L8N5P2QR', 'CODE_OTHER_KIND', 'This code is for a coupon. Redeem it on that page.'],
  ['HB08D4F7H3JK', 'CODE_ENDED', 'This code has expired.'],
])('R-118 the code %s is refused as %s', async (code, refusal, text) => {
  const play = await CoinPlay.of(sandbox, '13800138004')
  const { code: answered, message } = await play.prepare({ code, kind: 'redPacket' })
  expect([answered, message]).toEqual([refusal, text])
})

describe('a code that ends while its exchange waits for the customer', () => {
  afterEach(async () => {
    await sandbox.clearFaults()
    await sandbox.reset()
  })

  it('R-118 gives nothing', async () => {
    await sandbox.reset()
    const seededAt = Date.now()
    await moveClock(sandbox, seededAt + codeMs - 5 * minuteMs)
    const play = await CoinPlay.of(sandbox, '13900000590')
    const { exchangeNo } = (await play.prepare({ code: 'HB05R4T8N6PA', kind: 'redPacket' })).data
    await moveClock(sandbox, seededAt + codeMs + 5 * minuteMs)
    const { code, message } = await play.exchange({ exchangeNo })
    expect([code, message]).toEqual(['CODE_ENDED', 'This code has expired.'])
  })
})

it('R-118 a code of a red packet is refused where coupons are redeemed', async () => {
  const play = await CoinPlay.of(sandbox, '13800138004')
  const { message } = await play.prepare({ code: 'HB08V3X6Y9BF', kind: 'coupon' })
  expect(message).toBe('This code is for a red packet. Redeem it on that page.')
})

it('R-118 after ten wrong codes no further one is read that day', async () => {
  const play = await CoinPlay.of(sandbox, '13800138005')
  for (let tries = 0; tries < 10; tries++) {
    expect((await play.prepare({ code: `WRONG${tries}`, kind: 'coupon' })).code).toBe('CODE_WRONG')
  }
  expect((await play.prepare({ code: 'YH03W6Z9A2CE', kind: 'coupon' })).code).toBe('CODE_TRIES')
})

it('the page of codes lists each with what it gives and how it stands', async () => {
  const text = await (await fetch(`${sandbox.url}/sandbox/codes?lang=en`)).text()
  expect(text).toContain('HB08-V3X6-Y9BF')
  expect(text).toContain('Red packet of ¥8')
  expect(text).toContain('expired')
  expect(text).toContain('used')
})
