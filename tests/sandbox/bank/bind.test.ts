import { bizInfoOf, Journey } from '@tests/sandbox/cashier/journey'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { bankInfo } from '@/contract/bank/cards'
import { render } from '@/contract/cashier'
import { isLuhn } from '@/lib/luhn'
import { Binder, cardOf, otherCode } from './binder'

const BUYER = '13800138001'
const CARDLESS = '13800138009'
const minuteMs = 60_000
const hourMs = 60 * minuteMs

const sandbox = sandboxTest()
let buyer: Binder

beforeAll(async () => {
  buyer = await Binder.of(sandbox, BUYER)
})

/** Cards that no test has used. */
let accounts = 100
const fresh = (tail = '1234', bankCode = 'ICBC') => ({ cardNo: cardOf(bankCode, tail, accounts++), mobile: BUYER })

const endedBy = (digits: string) => Array.from({ length: 10 }, (_, end) => `${digits}${end}`).find(isLuhn) ?? ''

describe('the bank of a number', () => {
  const ask = (cardNo: string, lang: 'zh-CN' | 'en' = 'zh-CN') =>
    sandbox.call(bankInfo, { cardNo }, { token: buyer.token, lang })

  it('is told with its limits, in the language of the customer', async () => {
    const cardNo = cardOf('ICBC', '1234')
    expect((await ask(cardNo)).data).toEqual({
      bankCode: 'ICBC',
      bankName: '中国工商银行',
      limitOnce: 5_000_000,
      limitDay: 20_000_000,
    })
    expect((await ask(cardNo, 'en')).data.bankName).toBe('ICBC')
  })

  it.each([
    ['a wrong number', '6217110000000000000', 'CARD_INVALID'],
    ['a credit card', endedBy('625011000000000'), 'CARD_CREDIT'],
    ['the card of an unknown bank', endedBy('601100000000000'), 'BANK_UNKNOWN'],
  ])('is refused for %s', async (_, cardNo, code) => {
    const answer = await ask(cardNo)
    expect([answer.code, answer.message]).toEqual([code, expect.stringMatching(/\p{Script=Han}/u)])
  })

  it('is not told to a caller who is not signed in', async () => {
    expect((await sandbox.call(bankInfo, { cardNo: cardOf('ICBC', '1234') })).code).toBe('300000')
  })
})

describe('a card that is bound by the code of its bank', () => {
  it('is the last in the list, pays in the cashier at once, and shows its last four digits alone', async () => {
    const customer = await Binder.of(sandbox, CARDLESS)
    expect(await customer.cards()).toEqual([])
    const cardNo = cardOf('CMB', '8642', 42)
    const sent = await customer.send({ cardNo, mobile: CARDLESS })
    expect(sent.data).toEqual({ mobile: '138 **** 8009', resendSeconds: 60 })
    const bound = await customer.bind({ cardNo, mobile: CARDLESS }, await customer.code())
    expect(bound.data.card).toEqual({
      cardId: expect.any(String),
      bankCode: 'CMB',
      bankName: '招商银行',
      cardTail: '8642',
      isDefault: true,
      limitOnce: 5_000_000,
      limitDay: 20_000_000,
    })
    expect(JSON.stringify(bound.body)).not.toContain(cardNo.slice(0, 12))
    expect(await customer.cards()).toEqual([bound.data.card])
    const journey = new Journey(sandbox, customer.token)
    const { orderId } = await journey.order()
    const data = { paymentType: 'CASHIER_PAYMENT', bizInfo: bizInfoOf(orderId) } as const
    const tools = (await sandbox.call(render, data, { token: customer.token })).data.paymentToolList
    expect(tools).toContainEqual(expect.objectContaining({ assetType: 'DEBIT_CARD', cardTail: '8642' }))
  })

  it('sent again with the code that has bound it is the same card, since the first answer may have been lost', async () => {
    const typed = fresh()
    const first = await buyer.bound(typed)
    const again = await buyer.bind(typed, await buyer.code())
    expect(again.body).toEqual(first.body)
    expect((await buyer.bind(typed, otherCode(await buyer.code()))).code).toBe('CARD_BOUND')
    expect((await buyer.cards()).filter(({ cardId }) => cardId === first.data.card.cardId)).toHaveLength(1)
  })
})

describe('a card that cannot be bound', () => {
  it.each([
    ['of another person', () => fresh('2222'), 'CARD_NOT_OWN'],
    ['that was reported lost', () => fresh('4444'), 'CARD_LOST'],
    ['whose bank has another phone number', () => fresh('3333'), 'MOBILE_MISMATCH'],
    ['with another phone number than the bank has', () => ({ ...fresh(), mobile: '13900000001' }), 'MOBILE_MISMATCH'],
    ['with a text that is no phone number', () => ({ ...fresh(), mobile: '123' }), 'MOBILE_INVALID'],
    ['with a wrong number', () => ({ ...fresh(), cardNo: '6217110000000000000' }), 'CARD_INVALID'],
    ['that is a credit card', () => ({ ...fresh(), cardNo: endedBy('625011000000000') }), 'CARD_CREDIT'],
    ['of an unknown bank', () => ({ ...fresh(), cardNo: endedBy('601100000000000') }), 'BANK_UNKNOWN'],
  ])('one %s gets no code and is not bound', async (_, typed, code) => {
    const card = typed()
    const before = (await sandbox.inbox(card.mobile)).length
    expect((await buyer.send(card)).code).toBe(code)
    expect((await buyer.bind(card, '123456')).code).toBe(code)
    expect(await sandbox.inbox(card.mobile)).toHaveLength(before)
  })

  it('the code goes to the number that the bank has, which may be another one than that of the account', async () => {
    const typed = { ...fresh('3333'), mobile: '13900139000' }
    expect((await buyer.bound(typed)).data.card.cardTail).toBe('3333')
  })

  it('one that is bound already is refused before a code is sent', async () => {
    const typed = fresh()
    await buyer.bound(typed)
    expect((await buyer.send(typed)).code).toBe('CARD_BOUND')
  })

  it('U5 one that another account has bound is refused, and nothing of that account is told', async () => {
    const typed = fresh()
    await buyer.bound(typed)
    const other = await Binder.of(sandbox, '13800138007')
    const wish = { cardNo: typed.cardNo, mobile: other.mobile }
    const answer = await other.send(wish)
    expect([answer.code, answer.data]).toEqual(['CARD_TAKEN', undefined])
    expect((await other.bind(wish, '123456')).code).toBe('CARD_TAKEN')
  })

  it('who has not verified their identity binds none', async () => {
    const stranger = await Binder.of(sandbox, '13900000411')
    const typed = { cardNo: cardOf('ICBC', '1234', 900), mobile: stranger.mobile }
    expect((await stranger.send(typed)).code).toBe('IDENTITY_MISSING')
    expect((await stranger.bind(typed, '123456')).code).toBe('IDENTITY_MISSING')
  })
})

describe('the code', () => {
  it('asked for again within a minute is not sent again, and the seconds that are left are told', async () => {
    const typed = fresh()
    await buyer.send(typed)
    const messages = (await sandbox.inbox(BUYER)).length
    await sandbox.fault({ kind: 'clock', ms: 20_000 })
    const again = await buyer.send(typed)
    expect(again.data.resendSeconds).toBeGreaterThan(30)
    expect(again.data.resendSeconds).toBeLessThanOrEqual(40)
    expect(await sandbox.inbox(BUYER)).toHaveLength(messages)
    expect((await buyer.bind(typed, await buyer.code())).code).toBe('000000')
  })

  it('of another card binds nothing, and one that a newer one replaced is called used', async () => {
    const [one, other] = [fresh(), fresh()]
    await buyer.send(one)
    const first = await buyer.code()
    await buyer.send(other)
    const second = await buyer.code()
    if (first !== second) expect((await buyer.bind(other, first)).code).toBe('CODE_WRONG')
    await sandbox.fault({ kind: 'clock', ms: minuteMs + 1_000 })
    await buyer.send(one)
    if ((await buyer.code()) !== first) expect((await buyer.bind(one, first)).code).toBe('CODE_USED')
  })

  it('expires after ten minutes', async () => {
    const typed = fresh()
    await buyer.send(typed)
    await sandbox.fault({ kind: 'clock', ms: 10 * minuteMs + 1_000 })
    expect((await buyer.bind(typed, await buyer.code())).code).toBe('CODE_EXPIRED')
  })

  it('P20 typed wrong five times locks the card for an hour, for the right code and for a new one too, and no other card', async () => {
    const typed = fresh()
    await buyer.send(typed)
    const code = await buyer.code()
    const codes: string[] = []
    for (let tries = 0; tries < 5; tries++) codes.push((await buyer.bind(typed, otherCode(code))).code)
    expect(codes).toEqual([...Array.from({ length: 4 }, () => 'CODE_WRONG'), 'CODE_LOCKED'])
    expect((await buyer.bind(typed, code)).code).toBe('CODE_LOCKED')
    await sandbox.fault({ kind: 'clock', ms: minuteMs + 1_000 })
    expect((await buyer.send(typed)).code).toBe('CODE_LOCKED')
    expect((await buyer.bound(fresh())).code).toBe('000000')
    await sandbox.fault({ kind: 'clock', ms: hourMs + 1_000 })
    expect((await buyer.bound(typed)).code).toBe('000000')
  })

  it('P20 wrong ones count over all codes of a card, so that a new code brings no further tries', async () => {
    const typed = fresh()
    await buyer.send(typed)
    for (let tries = 0; tries < 3; tries++) await buyer.bind(typed, otherCode(await buyer.code()))
    await sandbox.fault({ kind: 'clock', ms: minuteMs + 1_000 })
    await buyer.send(typed)
    expect((await buyer.bind(typed, otherCode(await buyer.code()))).code).toBe('CODE_WRONG')
    expect((await buyer.bind(typed, otherCode(await buyer.code()))).code).toBe('CODE_LOCKED')
    expect((await buyer.bind(typed, await buyer.code())).code).toBe('CODE_LOCKED')
  })

  it('is sent to one number twenty times an hour at most', async () => {
    const customer = await Binder.of(sandbox, '13800138008')
    const answers: string[] = []
    for (let account = 0; account < 21; account++) {
      const typed = { cardNo: cardOf('ABC', '1234', 500 + account), mobile: customer.mobile }
      answers.push((await customer.send(typed)).code)
    }
    expect(answers.filter((code) => code === '000000')).toHaveLength(20)
    expect(answers.at(-1)).toBe('CODE_TOO_OFTEN')
  })
})
