import { IdentityPlay } from '@tests/sandbox/identity/identityPlay'
import { challengeItem, faceCreate } from '@/contract/identity/face'
import { idCardCreate } from '@/contract/identity/idCard'
import { openCard, shopResult } from '@/contract/identity/openCard'
import { dayStart } from '../../../sandbox/beijing'
import { holdLock } from './heldLock'
import { byTurns, type Pair, startPair } from './twoProcesses'

const reviewMs = 8_000

let pair: Pair
beforeAll(async () => {
  pair = await startPair()
})
afterAll(() => pair.close())
afterEach(() => Promise.all([pair.one.clearFaults(), pair.other.clearFaults()]))

/** One customer who uses both processes with one login. */
async function inBoth(mobile: string, sample = mobile): Promise<readonly [IdentityPlay, IdentityPlay]> {
  const token = await pair.one.login(mobile)
  return [new IdentityPlay(pair.one, token, sample), new IdentityPlay(pair.other, token, sample)]
}

const countOf = async (query: string, values: unknown[]) =>
  Number((await pair.rows<{ count: string }>(`select count(*) from ${query}`, values))[0]?.count)

describe('identity over two processes', () => {
  it('U6 many creates at once make one order of each kind', async () => {
    const newcomer = await inBoth('13900000601', '13800138000')
    const cards = await byTurns(newcomer, 30, (play) => play.call(idCardCreate, {}))
    expect(cards.map(({ code }) => code)).toEqual(cards.map(() => '000000'))
    expect(new Set(cards.map(({ data }) => data.orderId)).size).toBe(1)
    const verified = await inBoth('13800138032')
    const faces = await byTurns(verified, 30, (play) => play.call(faceCreate, {}))
    expect(new Set(faces.map(({ data }) => data.orderId)).size).toBe(1)
    expect(await countOf('identity_orders where order_id = $1', [faces[0]?.data.orderId])).toBe(1)
  })

  it('R-112 the face order after one that has ended asks for another sequence, at whichever process it is opened', async () => {
    const both = await inBoth('13800138031')
    await pair.rows(
      `insert into identities (user_id, name, id_number, sex, nation, birthday, address, issuer, valid_from, valid_until, confirmed_at)
       values (131, 'N', 'ID131', 'male', 'N', '1990-01-01', 'A', 'I', '2020-01-01', 'long', now())`,
    )
    const sequences: string[] = []
    for (let round = 0; round < 30; round++) {
      const play = both[round % 2 ? 1 : 0]
      const { orderId } = (await play.call(faceCreate, {})).data
      const { challengeItem: items } = (await play.call(challengeItem, { orderId })).data
      sequences.push(items.map(({ action }) => action).join())
      await pair.rows('update identity_orders set done_at = now() where order_id = $1', [orderId])
    }
    expect(sequences.filter((sequence, at) => sequence === sequences[at - 1])).toEqual([])
    expect(new Set(sequences).size).toBeGreaterThan(2)
  })

  it('R-112 pictures that fail at once are counted one by one: five, then locked', async () => {
    const both = await inBoth('13900000602', '13800138000')
    const orderId = await both[0].cardOrder()
    const dark = await both[0].picture('dark')
    // Each has found that a try is left, as far as it may, before one of them is counted.
    const held = await holdLock(
      pair.databaseUrl,
      "insert into identity_tries (user_id, kind, day, failures) select user_id, 'card', $2, 0 from users where mobile = $1",
      ['13900000602', new Date(dayStart(new Date()))],
    )
    const sending = byTurns(both, 14, (play) => play.sendSide(orderId, 'front', dark))
    await held.isWaitedFor(14)
    await held.release()
    const answers = await sending
    expect(answers.filter(({ code }) => code === 'PICTURE_DARK')).toHaveLength(5)
    expect(answers.filter(({ code }) => code === 'IDENTITY_LOCKED')).toHaveLength(9)
    expect(await both[1].step('idCard')).toMatchObject({ state: 'locked', triesLeft: 0 })
  })

  it('R-112 a number that two accounts confirm at once belongs to one of them', async () => {
    const accounts = await Promise.all([inBoth('13900000603', '13800138000'), inBoth('13900000604', '13800138000')])
    const [[one], [, other]] = accounts
    const orders = await Promise.all(
      [one, other].map(async (play) => {
        const orderId = await play.cardOrder()
        await play.readBoth(orderId)
        return orderId
      }),
    )
    // Both have found the number free before one of them is told that it belongs to the other.
    const held = await holdLock(
      pair.databaseUrl,
      `insert into identities (user_id, name, id_number, sex, nation, birthday, address, issuer, valid_from, valid_until, confirmed_at)
       values (-1, 'N', $1, 'male', 'N', '1990-01-01', 'A', 'I', '2020-01-01', 'long', now())`,
      [(await one.info(orders[0] ?? '')).ocrInfo.idNumber],
    )
    const confirming = [one, other].map((play, at) => play.confirm(orders[at] ?? ''))
    await held.isWaitedFor(2)
    await held.release()
    const answers = await Promise.all(confirming)
    expect(answers.map(({ code }) => code).sort()).toEqual(['000000', 'ID_IN_USE'])
    expect(await countOf('identities where name = $1', ['林晓'])).toBe(1)
  })

  it('R-114 many applications at once are one, and one coupon comes with the card', async () => {
    const both = await inBoth('13800138034')
    const stopClocks = (at: number) =>
      Promise.all([pair.one, pair.other].map((sandbox) => sandbox.fault({ kind: 'clock', at })))
    const appliedAt = Date.now()
    await stopClocks(appliedAt)
    const applied = await byTurns(both, 20, (play) => play.call(openCard, {}))
    expect(new Set(applied.map(({ data }) => data.openCardStatus))).toEqual(new Set(['processing']))
    // Both processes have found that the coupon is due before one of them gives it.
    const held = await holdLock(pair.databaseUrl, "select pg_advisory_xact_lock(hashtext('identity 134'))", [])
    const deciding = stopClocks(appliedAt + reviewMs)
    await held.isWaitedFor(2)
    await held.release()
    await deciding
    const results = await byTurns(both, 20, (play) => play.call(shopResult, {}))
    const coupons = results.map(({ data }) => data.productInfo.couponList.map(({ couponId }) => couponId))
    expect(new Set(coupons.flat()).size).toBe(1)
    expect(coupons.every((list) => list.length === 1)).toBe(true)
    expect(await countOf('coupons where user_id = $1', [134])).toBe(1)
  })
})
