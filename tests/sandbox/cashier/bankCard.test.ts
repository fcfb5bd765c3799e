import { sandboxTest } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import { Journey, otherCode, withCode } from './journey'

const BUYER = '13800138001'
const MEMBER = '13800138002'
const CARD = { assetType: 'DEBIT_CARD', cardId: 'C1010' } as const
const SHORT_CARD = { assetType: 'DEBIT_CARD', cardId: 'C1021' } as const
const SLOW_CARD = { assetType: 'DEBIT_CARD', cardId: 'C1022' } as const
const ALIPAY = { assetType: 'ALIPAY' } as const
const minuteMs = 60_000

const sandbox = sandboxTest()
let buyer: Journey
let member: Journey

beforeAll(async () => {
  buyer = new Journey(sandbox, await sandbox.login(BUYER))
  member = new Journey(sandbox, await sandbox.login(MEMBER))
})

const lastCodeOf = async (mobile: string): Promise<string> => (await sandbox.inbox(mobile))[0]?.code ?? ''

describe('R-88 paying by bank card', () => {
  it('R-88 order, payment, code, confirmation, query: the order is delivered', async () => {
    const sold = await buyer.soldOf('card')
    const { bizNo, code, orderId, payAmount } = await withCode(buyer, BUYER, CARD)
    expect((await buyer.confirm(bizNo, code)).data).toEqual({
      paymentStatus: 'PAYMENT_SUCCESS',
      paymentResultMessage: '支付成功',
    })
    expect((await buyer.query({ bizNo })).data).toMatchObject({
      paymentStatus: 'PAYMENT_SUCCESS',
      orderId,
      amount: payAmount,
    })
    const { orderDetail: detail, payParams } = await buyer.detail(orderId)
    expect(detail).toMatchObject({
      state: 'finished',
      payToolName: '银行卡',
      cardCodes: [
        { number: expect.stringMatching(/^\d{4}( \d{4}){3}$/), password: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/) },
      ],
    })
    expect(detail.voucherCode).toBe(detail.cardCodes[0]?.number.replace(/ /g, ''))
    expect(payParams).toBeUndefined()
    expect(await buyer.soldOf('card')).toBe(sold + 1)
  })

  it('tells the masked number the code went to', async () => {
    await sandbox.fault({ kind: 'clock', ms: 2 * minuteMs })
    const { bizNo } = (await buyer.pay(await buyer.order(), CARD)).data
    expect((await buyer.sendCode(bizNo)).data).toEqual({ mobile: '138 **** 8001', resendSeconds: 60 })
  })

  it('asked for a code again at once it tells of the first one, which still confirms, and sends no other', async () => {
    const { bizNo, code } = await withCode(buyer, BUYER, CARD)
    const sent = (await sandbox.inbox(BUYER)).length
    await sandbox.fault({ kind: 'clock', ms: 20_000 })
    const again = (await buyer.sendCode(bizNo)).data
    expect(again.mobile).toBe('138 **** 8001')
    expect(again.resendSeconds).toBeGreaterThan(30)
    expect(again.resendSeconds).toBeLessThanOrEqual(40)
    expect(await sandbox.inbox(BUYER)).toHaveLength(sent)
    expect((await buyer.confirm(bizNo, code)).data.paymentStatus).toBe('PAYMENT_SUCCESS')
  })

  it('P4 the same confirmation sent again is the same answer, and one charge', async () => {
    const { bizNo, code, orderId } = await withCode(buyer, BUYER, CARD)
    const requestId = newRequestId()
    const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.confirm(bizNo, code, requestId)))
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body)
    expect(answers[0]?.data.paymentStatus).toBe('PAYMENT_SUCCESS')
    expect((await buyer.detail(orderId)).orderDetail.cardCodes).toHaveLength(1)
  })

  it('P20 a used code is refused', async () => {
    const { bizNo, code } = await withCode(buyer, BUYER, CARD)
    expect((await buyer.confirm(bizNo, code)).code).toBe('000000')
    expect((await buyer.confirm(bizNo, code)).code).toBe('BANK_CODE_USED')
  })

  it('P20 a code that a newer one replaced and one of another payment are refused', async () => {
    const first = await withCode(buyer, BUYER, CARD)
    const other = await withCode(buyer, BUYER, CARD)
    if (first.code !== other.code) expect((await buyer.confirm(other.bizNo, first.code)).code).toBe('BANK_CODE_WRONG')
    await sandbox.fault({ kind: 'clock', ms: minuteMs + 1_000 })
    await buyer.sendCode(first.bizNo)
    const newer = await lastCodeOf(BUYER)
    if (newer !== first.code) expect((await buyer.confirm(first.bizNo, first.code)).code).toBe('BANK_CODE_USED')
  })

  it('P20 a code is too old after 10 minutes and a new one confirms, as long as the order may be paid', async () => {
    const [paid, late] = [await withCode(buyer, BUYER, CARD), await withCode(buyer, BUYER, CARD)]
    await sandbox.fault({ kind: 'clock', ms: 10 * minuteMs + 1_000 })
    expect((await buyer.confirm(paid.bizNo, paid.code)).code).toBe('BANK_CODE_EXPIRED')
    await buyer.sendCode(paid.bizNo)
    expect((await buyer.confirm(paid.bizNo, await lastCodeOf(BUYER))).data.paymentStatus).toBe('PAYMENT_SUCCESS')
    await buyer.sendCode(late.bizNo)
    const code = await lastCodeOf(BUYER)
    await sandbox.fault({ kind: 'clock', ms: 5 * minuteMs })
    expect((await buyer.confirm(late.bizNo, code)).code).toBe('PAYMENT_CLOSED')
    expect([await buyer.stateOf(paid.orderId), await buyer.stateOf(late.orderId)]).toEqual(['finished', 'cancelled'])
  })

  it('P20 the fifth wrong code locks the payment, for the right code and for a new one too', async () => {
    const { bizNo, code, ...order } = await withCode(buyer, BUYER, CARD)
    const codes: string[] = []
    for (let tries = 0; tries < 5; tries++) codes.push((await buyer.confirm(bizNo, otherCode(code))).code)
    expect(codes).toEqual([...Array.from({ length: 4 }, () => 'BANK_CODE_WRONG'), 'BANK_CODE_LOCKED'])
    expect((await buyer.confirm(bizNo, code)).code).toBe('BANK_CODE_LOCKED')
    await sandbox.fault({ kind: 'clock', ms: minuteMs + 1_000 })
    const resend = await buyer.sendCode(bizNo)
    expect(resend.body).toEqual({ suc: false, code: 'BANK_CODE_LOCKED', message: '验证码错误次数过多，请重新发起支付' })
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_FAILURE')
    expect((await buyer.pay(order, CARD)).data.bizNo).not.toBe(bizNo)
  })

  it('P20 wrong codes sent at once are counted one by one', async () => {
    const { bizNo, code } = await withCode(buyer, BUYER, CARD)
    const answers = await Promise.all(Array.from({ length: 12 }, () => buyer.confirm(bizNo, otherCode(code))))
    expect(answers.filter((answer) => answer.code === 'BANK_CODE_WRONG')).toHaveLength(4)
    expect(answers.filter((answer) => answer.code === 'BANK_CODE_LOCKED')).toHaveLength(8)
  })

  it('P20 wrong codes typed elsewhere while the bank decides lock nothing, and its yes counts', async () => {
    const { bizNo, code, orderId } = await withCode(member, MEMBER, SLOW_CARD)
    expect((await member.confirm(bizNo, code)).data.paymentStatus).toBe('PAYMENT_PROCESS_IN')
    const codes: string[] = []
    for (let tries = 0; tries < 5; tries++) codes.push((await member.confirm(bizNo, otherCode(code))).code)
    expect(new Set(codes)).toEqual(new Set(['BANK_CODE_USED']))
    expect(await member.statusOf(bizNo)).toBe('PAYMENT_PROCESS_IN')
    await sandbox.fault({ kind: 'clock', ms: 20_000 })
    expect(await member.statusOf(bizNo)).toBe('PAYMENT_SUCCESS')
    expect(await member.stateOf(orderId)).toBe('finished')
  })

  it('R-76 a card that holds too little fails with a message, and the order stays to be paid', async () => {
    const { bizNo, code, orderId } = await withCode(member, MEMBER, SHORT_CARD)
    expect((await member.confirm(bizNo, code)).data).toEqual({
      paymentStatus: 'PAYMENT_FAILURE',
      paymentResultMessage: '银行卡余额不足，请更换支付方式',
    })
    expect(await member.statusOf(bizNo)).toBe('PAYMENT_FAILURE')
    expect(await member.stateOf(orderId)).toBe('unpaid')
  })

  it('R-76 a slow bank keeps the payment in process for 20 seconds, and a second tool waits for it', async () => {
    const { bizNo, code, ...order } = await withCode(member, MEMBER, SLOW_CARD)
    expect((await member.confirm(bizNo, code)).data.paymentStatus).toBe('PAYMENT_PROCESS_IN')
    expect((await member.pay(order, ALIPAY)).code).toBe('PAYMENT_IN_PROCESS')
    expect((await member.pay(order, SLOW_CARD)).data).toMatchObject({ bizNo, paymentStatus: 'PAYMENT_PROCESS_IN' })
    await sandbox.fault({ kind: 'clock', ms: 19_000 })
    expect(await member.statusOf(bizNo)).toBe('PAYMENT_PROCESS_IN')
    await sandbox.fault({ kind: 'clock', ms: 1_000 })
    expect(await member.statusOf(bizNo)).toBe('PAYMENT_SUCCESS')
    expect(await member.stateOf(order.orderId)).toBe('finished')
  })

  it('an account is recharged half a minute after payment', async () => {
    const order = await buyer.order('account')
    const { bizNo } = (await buyer.pay(order, CARD)).data
    await buyer.sendCode(bizNo)
    await buyer.confirm(bizNo, (await sandbox.inbox(BUYER))[0]?.code ?? '')
    expect(await buyer.stateOf(order.orderId)).toBe('paid')
    await sandbox.fault({ kind: 'clock', ms: 31_000 })
    expect(await buyer.stateOf(order.orderId)).toBe('finished')
  })
})
