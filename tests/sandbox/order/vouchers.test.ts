import { Journey, sessionOf } from '@tests/sandbox/cashier/journey'
import { ALIPAY, ProviderPlay } from '@tests/sandbox/provider/providerPlay'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { logoffInfo } from '@/contract/deregistration'
import { orderList } from '@/contract/order/list'
import { order } from '@/contract/order/place'

const dayMs = 86_400_000
const validMs = 90 * dayMs
/** A burger meal, which a shop hands out for a code. */
const voucher = { goodsId: '20201', rechargeType: 'card', rechargeAccount: '', quantity: 1, transAmount: 7_900 }

const sandbox = sandboxTest()

/** A new customer with a paid voucher. */
async function bought(mobile: string) {
  const token = await sandbox.login(mobile)
  const journey = new Journey(sandbox, token)
  const placed = (await sandbox.call(order, voucher, { token })).data
  const { redirectActionForm } = (await journey.pay(placed, ALIPAY)).data
  await new ProviderPlay(sandbox, journey).play(sessionOf(redirectActionForm?.redirectUrl), 'approve')
  const detail = async (now = journey) => (await now.detail(placed.orderId)).orderDetail
  return { token, detail, ...placed }
}

const till = async (code = '') => (await fetch(`${sandbox.url}/sandbox/vouchers/${code}`, { method: 'POST' })).status

it('a voucher that is paid and unused is to be used until its day, not completed, and does not keep an account open', async () => {
  const { token, detail } = await bought('13920000301')
  const shown = await detail()
  expect(shown).toMatchObject({ state: 'paid', stateText: '待使用', voucherCode: expect.stringMatching(/^\d{16}$/) })
  expect(shown.validUntil).toBe((shown.paidAt ?? 0) + validMs)
  const { orders } = (await sandbox.call(orderList, { page: 1, state: 'finished' }, { token })).data
  expect(orders).toEqual([])
  expect((await sandbox.call(logoffInfo, {}, { token })).data.blockers).toEqual([])
})

it('a voucher is taken by a shop once, also of ten tills at once, and its order is then completed for good', async () => {
  const { detail } = await bought('13920000302')
  const { voucherCode } = await detail()
  const answers = await Promise.all(Array.from({ length: 10 }, () => till(voucherCode)))
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
  expect(await till('8000000000000000')).toBe(404)
  await sandbox.fault({ kind: 'clock', ms: validMs + dayMs })
  const later = new Journey(sandbox, await sandbox.login('13920000302'))
  const shown = await detail(later)
  expect([shown.state, shown.validUntil, shown.refusal]).toEqual(['finished', undefined, undefined])
})

it('a voucher that ends unused is refunded by itself: its code ends, its money is back, and a message says so', async () => {
  const mobile = '13920000303'
  const { detail } = await bought(mobile)
  const { voucherCode, paidAt = 0 } = await detail()
  const at = async (moment: number) => {
    await sandbox.fault({ kind: 'clock', at: moment })
    return detail(new Journey(sandbox, await sandbox.login(mobile)))
  }
  expect((await at(paidAt + validMs - 60_000)).state).toBe('paid')
  const ended = await at(paidAt + validMs)
  expect(ended).toMatchObject({ state: 'refunding', cardCodes: [], refusal: '到期未使用。¥79.00 正原路退回支付宝' })
  expect(await till(voucherCode)).toBe(404)
  const back = await at(paidAt + validMs + 11 * 60_000)
  expect(back).toMatchObject({
    state: 'refunded',
    refusal: '到期未使用。¥79.00 已退回支付宝',
    refundedAt: expect.any(Number),
  })
  const told = (await sandbox.inbox(mobile)).filter(({ text }) => text.includes('已退回支付宝'))
  expect(told).toHaveLength(1)
})
