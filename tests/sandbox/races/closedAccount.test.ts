import { goodsOf } from '@tests/sandbox/cashier/journey'
import type { OwnSandbox } from '@tests/sandbox/startSandbox'
import { logoff, sendLogoffCode } from '@/contract/deregistration'
import { confirmOrderInfo, order } from '@/contract/order/place'
import { feedback, setUserInfo } from '@/contract/profile'
import { userInfo } from '@/contract/session'
import { holdLock } from './heldLock'
import { type Pair, startPair } from './twoProcesses'

let pair: Pair
beforeAll(async () => {
  pair = await startPair()
})
afterAll(() => pair.close())

const goods = { ...goodsOf.card, quantity: 1 }

/** Each process first, the other one second. */
const bothWays = () => [[pair.one, pair.other] as const, [pair.other, pair.one] as const]

interface Leaver {
  token: string
  other: string
  code: string
  transAmount: number
}

/** A customer who is signed in twice and has the code to close the account. */
async function leaver(mobile: string): Promise<Leaver> {
  const token = await pair.one.login(mobile)
  const other = await pair.other.login(mobile)
  await pair.one.call(sendLogoffCode, {}, { token })
  const code = (await pair.one.inbox(mobile)).find(({ scene }) => scene === 'cancel-account')?.code ?? ''
  const { goodsId, rechargeType, quantity } = goods
  const info = await pair.one.call(confirmOrderInfo, { goodsId, rechargeType, quantity }, { token })
  return { token, other, code, transAmount: info.data.order.transAmount }
}

describe('an account that is closed in one process while it is used in another', () => {
  const close = async (at: OwnSandbox, { token, code }: Leaver) =>
    (await at.call(logoff, { code, reason: 'seldom' }, { token })).code
  const place = async (at: OwnSandbox, { other: token, transAmount }: Leaver) =>
    (await at.call(order, { ...goods, transAmount }, { token })).code

  /** Makes a call that stops at these locks, and a second one while it does; both go on once the second one waits as well, or has ended. */
  async function inTheMiddle(
    [query, values]: [string, unknown[]],
    first: () => Promise<string>,
    second: () => Promise<string>,
  ): Promise<string[]> {
    const held = await holdLock(pair.databaseUrl, query, values)
    const begun = first()
    await held.isWaitedFor(1)
    let hasEnded = false
    const next = second().finally(() => {
      hasEnded = true
    })
    await held.isWaitedFor(2, () => hasEnded)
    await held.release()
    return Promise.all([begun, next])
  }

  const stock = 'select 1 from recharge_options where goods_id = $1 and type = $2 for update'
  const codes = 'select 1 from sms_codes where mobile = $1 for update'

  it('R-54 an order that is being placed is placed, and refuses the close', async () => {
    for (const [round, [at, elsewhere]] of bothWays().entries()) {
      const who = await leaver(`1396000000${round}`)
      const ends = await inTheMiddle(
        [stock, [goods.goodsId, goods.rechargeType]],
        () => place(at, who),
        () => close(elsewhere, who),
      )
      expect(ends).toEqual(['000000', 'OPEN_ORDERS'])
    }
  })

  it('R-54 an order that comes while the account is being closed finds it closed', async () => {
    for (const [round, [at, elsewhere]] of bothWays().entries()) {
      const mobile = `1396000001${round}`
      const who = await leaver(mobile)
      const ends = await inTheMiddle(
        [codes, [mobile]],
        () => close(at, who),
        () => place(elsewhere, who),
      )
      expect(ends).toEqual(['000000', '300000'])
    }
  })

  it('R-54 feedback and a grant that come while the account is being closed find it closed', async () => {
    const writes = [
      (at: OwnSandbox, token: string) =>
        at.call(feedback, { kind: 'suggestion', text: 'A text that is long enough.', pictureIds: [] }, { token }),
      (at: OwnSandbox, token: string) => at.call(setUserInfo, { nickName: 'Somebody' }, { token }),
    ]
    for (const [round, write] of writes.entries()) {
      const mobile = `1396000002${round}`
      const who = await leaver(mobile)
      const ends = await inTheMiddle(
        [codes, [mobile]],
        () => close(pair.one, who),
        async () => (await write(pair.other, who.other)).code,
      )
      expect(ends).toEqual(['000000', '300000'])
    }
  })

  it('R-54 R-57 a login that comes while the account is being closed is that of a new account', async () => {
    const mobile = '13960000030'
    const who = await leaver(mobile)
    const before = await pair.one.call(userInfo, {}, { token: who.token })
    const [closed, token = ''] = await inTheMiddle(
      [codes, [mobile]],
      () => close(pair.one, who),
      () => pair.other.login(mobile),
    )
    const after = await pair.other.call(userInfo, {}, { token })
    expect([closed, after.code]).toEqual(['000000', '000000'])
    expect(after.data.userInfo.userId).not.toBe(before.data.userInfo.userId)
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
