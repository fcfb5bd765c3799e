import { desc, eq } from 'drizzle-orm'
import { confirmWithCode, sendBankCode } from '../../../sandbox/areas/cashier/bankCodes'
import { CODES_PER_HOUR, WRONG_CODES_PER_HOUR } from '../../../sandbox/areas/cashier/codeLimits'
import { startPayment } from '../../../sandbox/areas/cashier/start'
import { mallOrders } from '../../../sandbox/areas/order/payable'
import { smsMessages } from '../../../sandbox/areas/session/tables'
import { intentOf, many, paymentOf } from './pay'
import { now, openShop, orderOne, type Shop, setStock } from './shop'

/** How many transactions a race has; the pool of connections has a few more. */
const AT_ONCE = 18

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
  await setStock(shop, 1_000)
})
afterEach(() => {
  jest.restoreAllMocks()
  return shop.close()
})

const keyOf = (bizNo: string, scene: 'bank' | 'certificate' = 'bank') => ({
  userId: shop.buyer.userId,
  bizNo,
  scene,
  now,
})

/** Starts card payments of as many orders, one after another. */
async function cardPayments(count: number): Promise<string[]> {
  const bizNos: string[] = []
  for (let made = 0; made < count; made++) {
    const orderId = await orderOne(shop)
    const intent = {
      ...intentOf(shop, orderId, `card-${orderId}`),
      tool: { assetType: 'DEBIT_CARD', cardId: 'C1010' } as const,
    }
    bizNos.push(paymentOf(await shop.db.transaction((tx) => startPayment(tx, intent))).bizNo)
  }
  return bizNos
}

const send = (bizNo: string, scene?: 'certificate') =>
  shop.db.transaction((tx) => sendBankCode(tx, keyOf(bizNo, scene), 'en'))

const confirm = (bizNo: string, code: string, scene?: 'certificate') =>
  shop.db.transaction((tx) => confirmWithCode(tx, keyOf(bizNo, scene), code))

const refusals = (answers: readonly object[]) => answers.flatMap((one) => ('refused' in one ? [one.refused] : []))

async function lastMessage() {
  const [message] = await shop.db
    .select()
    .from(smsMessages)
    .where(eq(smsMessages.mobile, '13800138001'))
    .orderBy(desc(smsMessages.messageId))
  return message
}

describe('bank codes of one phone number, for many payments at once', () => {
  it('P20 no more wrong codes are tried than an hour takes', async () => {
    const bizNos = await cardPayments(AT_ONCE)
    const answers = await many(AT_ONCE, (index) => confirm(bizNos[index] ?? '', 'no code'))
    expect(refusals(answers).sort()).toEqual([
      ...Array.from({ length: AT_ONCE - WRONG_CODES_PER_HOUR }, () => 'BANK_CODE_TOO_OFTEN'),
      ...Array.from({ length: WRONG_CODES_PER_HOUR }, () => 'BANK_CODE_WRONG'),
    ])
  })

  it('P20 no more codes are sent than an hour takes', async () => {
    const early = CODES_PER_HOUR - 5
    const bizNos = await cardPayments(early + AT_ONCE)
    for (const bizNo of bizNos.slice(0, early)) await send(bizNo)
    const answers = await many(AT_ONCE, (index) => send(bizNos[early + index] ?? ''))
    expect(refusals(answers)).toEqual(Array.from({ length: AT_ONCE - 5 }, () => 'BANK_CODE_TOO_OFTEN'))
  })

  it('P20 wrong codes of one payment at once are counted one by one', async () => {
    const [bizNo = ''] = await cardPayments(1)
    const answers = await many(AT_ONCE, () => confirm(bizNo, 'no code'))
    expect(refusals(answers).sort()).toEqual([
      ...Array.from({ length: AT_ONCE - 4 }, () => 'BANK_CODE_LOCKED'),
      ...Array.from({ length: 4 }, () => 'BANK_CODE_WRONG'),
    ])
  })
})

describe('the fee of a certificate', () => {
  it('R-87 is confirmed by a code of its own scene, and the calls of the other scene do not know its payment', async () => {
    jest.replaceProperty(mallOrders, 'codeScene', 'certificate')
    const [bizNo = ''] = await cardPayments(1)
    expect(await send(bizNo)).toEqual({ refused: 'PAYMENT_UNKNOWN' })
    expect(await send(bizNo, 'certificate')).toEqual({ mobile: '138 **** 8001', resendSeconds: 60 })
    const message = await lastMessage()
    expect(message?.scene).toBe('certificate')
    expect(await confirm(bizNo, message?.code ?? '')).toEqual({ refused: 'PAYMENT_UNKNOWN' })
    expect(await confirm(bizNo, message?.code ?? '', 'certificate')).toMatchObject({ status: 'PAYMENT_SUCCESS' })
  })

  it('P20 wrong codes count for the phone number together with those of other payments', async () => {
    const bizNos = await cardPayments(WRONG_CODES_PER_HOUR + 1)
    for (const bizNo of bizNos.slice(0, 10)) await confirm(bizNo, 'no code')
    jest.replaceProperty(mallOrders, 'codeScene', 'certificate')
    const answers: object[] = []
    for (const bizNo of bizNos.slice(10)) answers.push(await confirm(bizNo, 'no code', 'certificate'))
    expect(refusals(answers)).toEqual([...Array.from({ length: 5 }, () => 'BANK_CODE_WRONG'), 'BANK_CODE_TOO_OFTEN'])
  })

  it('P20 its codes count for the phone number together with those of other payments', async () => {
    const bizNos = await cardPayments(CODES_PER_HOUR + 1)
    for (const bizNo of bizNos.slice(0, 10)) await send(bizNo)
    jest.replaceProperty(mallOrders, 'codeScene', 'certificate')
    const answers: object[] = []
    for (const bizNo of bizNos.slice(10)) answers.push(await send(bizNo, 'certificate'))
    expect(refusals(answers)).toEqual(['BANK_CODE_TOO_OFTEN'])
  })
})
