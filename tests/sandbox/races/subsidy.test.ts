import { cancel } from '../../../sandbox/areas/order/due'
import { placeOrder } from '../../../sandbox/areas/order/place'
import { catchUp } from '../../../sandbox/catchUp'
import type { Db } from '../../../sandbox/db/client'
import { userOfMobile } from '../../../sandbox/findUser'
import { balanceOf, subsidyAccount } from '../../../sandbox/ledger/ledger'
import { subsidyLeft } from '../../../sandbox/subsidy'
import type { User } from '../../../sandbox/user'
import { many } from './pay'
import { GOODS, now } from './shop'
import { twoPools } from './twoPools'

const TRIES = 20
const july = new Date('2025-07-01T04:00:00Z')

const at = twoPools()
let one: Db
beforeAll(() => {
  one = at(0)
})

async function person(mobile: string): Promise<User> {
  const user = await userOfMobile(one, mobile, now)
  if (!user) throw new Error(`${mobile} was not seeded`)
  return user
}

class Refused extends Error {}

/** Makes an order of ten pieces at its price; a refusal is rolled back, as the server does. */
const place = (user: User, transAmount: number, index = 0) =>
  at(index)
    .transaction(async (tx) => {
      const placed = await placeOrder(tx, user, { ...GOODS, quantity: 10, rechargeAccount: '', transAmount }, now)
      if ('refused' in placed) throw new Refused(placed.refused)
      return placed.orderId
    })
    .catch((error: unknown) => {
      if (error instanceof Refused) return error.message
      throw error
    })

const balance = ({ userId }: User) => balanceOf(one, subsidyAccount(userId))

it('an account that is first asked for by many at once is filled once', async () => {
  const user = await person('13800138005')
  const answers = await many(TRIES, (index) => subsidyLeft(at(index), user, now))
  expect(new Set(answers)).toEqual(new Set([10_000]))
  expect(await balance(user)).toBe(10_000)
})

it('twenty orders at once take what is there: seven at the price with the subsidy, the others are told of another one', async () => {
  const user = await person('13800138001')
  // Filled before: the first order of a month fills the account, which locks it as well.
  await subsidyLeft(one, user, now)
  const ends = await many(TRIES, (index) => place(user, 48_600, index))
  expect(ends.filter((end) => end.startsWith('M'))).toHaveLength(7)
  expect(ends.filter((end) => end === 'PRICE_CHANGED')).toHaveLength(TRIES - 7)
  expect(await balance(user)).toBe(10_000 - 7 * 1_400)
})

it('an order that is cancelled by many at once, while others are made, gives its subsidy back once', async () => {
  const user = await person('13800138007')
  const first = await place(user, 48_600)
  await many<unknown>(TRIES, (index) =>
    index % 4 === 0 ? place(user, 48_600, index) : at(index).transaction((tx) => cancel(tx, first, now, () => true)),
  )
  expect(await balance(user)).toBe(10_000 - 5 * 1_400)
})

it('a month that begins while an order is cancelled leaves no more than it brings', async () => {
  const user = await person('13800138026')
  const made = [await place(user, 48_600), await place(user, 48_600), await place(user, 48_600)]
  await many(12, async (index) => {
    const orderId = made[index % 3] ?? ''
    if (index < 6) await catchUp(at(index), july)
    else await at(index).transaction((tx) => cancel(tx, orderId, july, () => true))
  })
  expect(await balance(user)).toBe(10_000)
})
