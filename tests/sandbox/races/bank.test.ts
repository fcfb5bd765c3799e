import { and, eq, isNull } from 'drizzle-orm'
import { lockNumber } from '../../../sandbox/areas/bank/boundCards'
import { beginBinding, lockBindings } from '../../../sandbox/areas/bank/oneKey'
import { bindByCode, sendBindCode } from '../../../sandbox/areas/bank/smsBinding'
import { oneKeyBindings } from '../../../sandbox/areas/bank/tables'
import { bankCards } from '../../../sandbox/areas/cashier/tables'
import { smsCodes } from '../../../sandbox/areas/session/tables'
import { cardOf } from '../bank/binder'
import { many } from './pay'
import { isCaught, meetingPoint, now, openShop, type Shop } from './shop'

const TABS = 8

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())

describe('the same card that is bound in several tabs at once, with its one code', () => {
  let account = 0

  async function oneCard(lock: typeof lockNumber): Promise<void> {
    const { db, buyer: user } = shop
    const req = { cardNo: cardOf('ICBC', '1234', ++account), mobile: user.mobile }
    await db.transaction((tx) => sendBindCode(tx, req, { user, now }, 'zh-CN'))
    const [sent] = await db.select().from(smsCodes).where(eq(smsCodes.scene, 'bind-card')).orderBy(smsCodes.codeId)
    const code = sent?.code ?? ''
    const answers = await many(TABS, () =>
      db.transaction((tx) => bindByCode(tx, { ...req, code }, { user, now }, lock)),
    )
    const bound = await db
      .select()
      .from(bankCards)
      .where(and(eq(bankCards.userId, user.userId), eq(bankCards.tail, '1234'), isNull(bankCards.removedAt)))
    expect(bound).toHaveLength(1)
    expect(new Set(answers.map((one) => ('cardId' in one ? one.cardId : one.refused)))).toEqual(
      new Set([bound[0]?.cardId]),
    )
    await db.delete(bankCards).where(eq(bankCards.tail, '1234'))
    await db.delete(smsCodes)
  }

  it('becomes one card, which every tab is answered', () => oneCard(lockNumber))
})

describe('one-key bindings that are begun in several tabs at once', () => {
  async function oneBinding(lock: typeof lockBindings): Promise<void> {
    const { db, buyer } = shop
    await db.delete(oneKeyBindings)
    const wish = { userId: buyer.userId, product: 'xbt', bankCode: 'ICBC', callBackUrl: '', now } as const
    await many(TABS, () => db.transaction((tx) => beginBinding(tx, wish, lock)))
    expect(await db.select().from(oneKeyBindings)).toHaveLength(1)
  }

  it('are one', () => oneBinding(lockBindings))

  it('the test catches bindings that are begun without the lock', () =>
    isCaught(oneBinding(meetingPoint(TABS) as unknown as typeof lockBindings)))
})
