import { cardOf } from '@tests/sandbox/bank/binder'
import { and, eq, isNull } from 'drizzle-orm'
import { beginBinding } from '../../../sandbox/areas/bank/oneKey'
import { bindByCode, sendBindCode } from '../../../sandbox/areas/bank/smsBinding'
import { oneKeyBindings } from '../../../sandbox/areas/bank/tables'
import { bankCards } from '../../../sandbox/areas/cashier/tables'
import { smsCodes } from '../../../sandbox/areas/session/tables'
import { transactionsAtOnce } from './atOnce'
import { now, openShop, type Shop } from './shop'

const TABS = 8

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('the same card that is bound in several tabs at once, with its one code', () => {
  it('becomes one card, which every tab is answered', async () => {
    const { db, buyer: user } = shop
    const req = { cardNo: cardOf('ICBC', '1234', 1), mobile: user.mobile }
    await db.transaction((tx) => sendBindCode(tx, req, { user, now }, 'zh-CN'))
    const [sent] = await db.select().from(smsCodes).where(eq(smsCodes.scene, 'bind-card')).orderBy(smsCodes.codeId)
    const code = sent?.code ?? ''
    const answers = await transactionsAtOnce(db, TABS, (tx) => bindByCode(tx, { ...req, code }, { user, now }))
    const bound = await db
      .select()
      .from(bankCards)
      .where(and(eq(bankCards.userId, user.userId), eq(bankCards.tail, '1234'), isNull(bankCards.removedAt)))
    expect(bound).toHaveLength(1)
    expect(new Set(answers.map((one) => ('cardId' in one ? one.cardId : one.refused)))).toEqual(
      new Set([bound[0]?.cardId]),
    )
  })
})

it('one-key bindings that are begun in several tabs at once are one', async () => {
  const { db, buyer } = shop
  await db.delete(oneKeyBindings)
  const wish = { userId: buyer.userId, product: 'xbt', bankCode: 'ICBC', callBackUrl: '', now } as const
  await transactionsAtOnce(db, TABS, (tx) => beginBinding(tx, wish))
  expect(await db.select().from(oneKeyBindings)).toHaveLength(1)
})
