import { logoff, sendLogoffCode } from '@/contract/deregistration'
import { confirmOrderInfo, order } from '@/contract/order/place'
import { userInfo } from '@/contract/session'
import { goodsOf } from '../cashier/journey'
import { type Pair, startPair } from './twoProcesses'

let pair: Pair
beforeAll(async () => {
  pair = await startPair()
}, 120_000)
afterAll(() => pair.close())

const goods = { ...goodsOf.card, quantity: 1 }

/** A customer who is signed in twice and has the code to close the account. */
async function leaver(mobile: string): Promise<{ token: string; other: string; code: string; transAmount: number }> {
  const token = await pair.one.login(mobile)
  const other = await pair.other.login(mobile)
  await pair.one.call(sendLogoffCode, {}, { token })
  const code = (await pair.one.inbox(mobile)).find(({ scene }) => scene === 'cancel-account')?.code ?? ''
  const { goodsId, rechargeType, quantity } = goods
  const info = await pair.one.call(confirmOrderInfo, { goodsId, rechargeType, quantity }, { token })
  return { token, other, code, transAmount: info.data.order.transAmount }
}

describe('an account that is closed in one process while it is used in another', () => {
  it('R-54 an order is either placed, and refuses the close, or finds the account closed', async () => {
    const ends = new Set<string>()
    for (let round = 0; round < 12; round++) {
      const mobile = `139600000${String(round).padStart(2, '0')}`
      const { token, other, code, transAmount } = await leaver(mobile)
      const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
      const [closed, placed] = await Promise.all([
        wait(round % 3).then(() => pair.one.call(logoff, { code, reason: 'seldom' }, { token })),
        wait(round % 2).then(() => pair.other.call(order, { ...goods, transAmount }, { token: other })),
      ])
      ends.add(`${closed.code} ${placed.code}`)
    }
    expect([...ends].filter((end) => !['000000 300000', 'OPEN_ORDERS 000000'].includes(end))).toEqual([])
  })

  it('R-54 closed on two devices at once, it is closed once, and both are signed out', async () => {
    for (let round = 0; round < 5; round++) {
      const { token, other, code } = await leaver(`139700000${String(round).padStart(2, '0')}`)
      const answers = await Promise.all([
        pair.one.call(logoff, { code, reason: 'seldom' }, { token }),
        pair.other.call(logoff, { code, reason: 'seldom' }, { token: other }),
      ])
      expect(answers.map((answer) => answer.code).sort()).toEqual(['000000', '300000'])
      const states = [
        await pair.one.call(userInfo, {}, { token }),
        await pair.other.call(userInfo, {}, { token: other }),
      ]
      expect(states.map((answer) => answer.code)).toEqual(['300000', '300000'])
    }
  })
})
