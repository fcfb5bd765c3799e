import { sandboxTest } from '@tests/sandbox/startSandbox'
import { Journey, otherCode, withCode } from './journey'

const minuteMs = 60_000

const sandbox = sandboxTest()

/** A seeded customer with an ordinary bank card of their own; each test has one, since the limits are those of a phone number. */
async function customer(userId: number) {
  const mobile = `138001380${String(userId - 100).padStart(2, '0')}`
  const journey = new Journey(sandbox, await sandbox.login(mobile))
  const card = { assetType: 'DEBIT_CARD', cardId: `C${userId}0` } as const
  const lastCode = async () => (await sandbox.inbox(mobile))[0]?.code ?? ''
  return { mobile, journey, card, lastCode }
}

/** Types a wrong code several times, and answers what each was refused with. */
async function wrongCodes(journey: Journey, bizNo: string, right: string, times: number): Promise<string[]> {
  const codes: string[] = []
  for (let done = 0; done < times; done++) codes.push((await journey.confirm(bizNo, otherCode(right))).code)
  return codes
}

const wrong = (times: number) => Array.from({ length: times }, () => 'BANK_CODE_WRONG')

describe('wrong bank codes', () => {
  it('P20 are counted over all codes of a payment: the fifth locks it, whichever code was sent last', async () => {
    const { journey, mobile, card, lastCode } = await customer(101)
    const { bizNo, code } = await withCode(journey, mobile, card)
    expect(await wrongCodes(journey, bizNo, code, 4)).toEqual(wrong(4))
    await sandbox.fault({ kind: 'clock', ms: minuteMs + 1_000 })
    await journey.sendCode(bizNo)
    const newer = await lastCode()
    expect(await wrongCodes(journey, bizNo, newer, 1)).toEqual(['BANK_CODE_LOCKED'])
    expect((await journey.confirm(bizNo, newer)).code).toBe('BANK_CODE_LOCKED')
    expect((await journey.query({ bizNo })).data).toMatchObject({
      paymentStatus: 'PAYMENT_FAILURE',
      paymentResultMessage: '验证码错误次数过多，请重新发起支付',
    })
  })

  it('P20 a code that a newer one replaced counts as wrong, too', async () => {
    const { journey, mobile, card, lastCode } = await customer(102)
    const { bizNo, code } = await withCode(journey, mobile, card)
    await sandbox.fault({ kind: 'clock', ms: minuteMs + 1_000 })
    await journey.sendCode(bizNo)
    const newer = await lastCode()
    if (newer === code) return
    expect((await journey.confirm(bizNo, code)).code).toBe('BANK_CODE_USED')
    expect(await wrongCodes(journey, bizNo, newer, 4)).toEqual([...wrong(3), 'BANK_CODE_LOCKED'])
  })

  it('P20 of one phone number end at 15 within an hour: the next payment takes no code, not even the right one', async () => {
    const { journey, mobile, card } = await customer(103)
    for (let locked = 0; locked < 3; locked++) {
      const { bizNo, code } = await withCode(journey, mobile, card)
      expect(await wrongCodes(journey, bizNo, code, 5)).toEqual([...wrong(4), 'BANK_CODE_LOCKED'])
    }
    const { bizNo, code } = await withCode(journey, mobile, card)
    const refused = await journey.confirm(bizNo, code)
    expect([refused.code, refused.message]).toEqual([
      'BANK_CODE_TOO_OFTEN',
      '该手机号验证码操作过于频繁，请一小时后再试或更换支付方式',
    ])
    expect(await journey.statusOf(bizNo)).toBe('PAYMENT_SUBMITTED')
    await sandbox.fault({ kind: 'clock', ms: 61 * minuteMs })
    const later = await withCode(journey, mobile, card)
    expect((await journey.confirm(later.bizNo, later.code)).data.paymentStatus).toBe('PAYMENT_SUCCESS')
  })
})

describe('sent bank codes', () => {
  it('P20 end at 20 within an hour for one phone number, over all of its payments', async () => {
    const { journey, mobile, card } = await customer(104)
    const first = await withCode(journey, mobile, card)
    for (let sent = 1; sent < 20; sent++) await withCode(journey, mobile, card)
    const { bizNo } = (await journey.pay(await journey.order(), card)).data
    const refused = await journey.sendCode(bizNo)
    expect([refused.code, refused.message]).toEqual([
      'BANK_CODE_TOO_OFTEN',
      '该手机号验证码操作过于频繁，请一小时后再试或更换支付方式',
    ])
    expect(await sandbox.inbox(mobile)).toHaveLength(20)
    // A code that was sent still confirms, and a page that is loaded anew still learns of it.
    expect((await journey.sendCode(first.bizNo)).code).toBe('000000')
    expect((await journey.confirm(first.bizNo, first.code)).data.paymentStatus).toBe('PAYMENT_SUCCESS')
    await sandbox.fault({ kind: 'clock', ms: 61 * minuteMs })
    await withCode(journey, mobile, card)
  })
})

describe('a code for a payment that is closed', () => {
  it('P20 is neither sent nor counted once the payment succeeded, failed, was replaced or ran out of time', async () => {
    const { journey, mobile, card } = await customer(107)
    const paid = await withCode(journey, mobile, card)
    await journey.confirm(paid.bizNo, paid.code)
    const replaced = await withCode(journey, mobile, card)
    await journey.pay(replaced, { assetType: 'ALIPAY' })
    const late = await withCode(journey, mobile, card)
    expect((await journey.sendCode(paid.bizNo)).code).toBe('PAYMENT_CLOSED')
    expect((await journey.sendCode(replaced.bizNo)).code).toBe('PAYMENT_CLOSED')
    await sandbox.fault({ kind: 'clock', ms: 16 * minuteMs })
    const sent = (await sandbox.inbox(mobile)).length
    expect((await journey.sendCode(late.bizNo)).code).toBe('PAYMENT_CLOSED')
    expect(await wrongCodes(journey, late.bizNo, late.code, 6)).toEqual(
      Array.from({ length: 6 }, () => 'PAYMENT_CLOSED'),
    )
    expect(await sandbox.inbox(mobile)).toHaveLength(sent)
  })

  it('P20 is refused for a payment whose bank said no', async () => {
    const { journey, mobile } = await customer(105)
    const { bizNo, code } = await withCode(journey, mobile, { assetType: 'DEBIT_CARD', cardId: 'C1051' })
    expect((await journey.confirm(bizNo, code)).data.paymentStatus).toBe('PAYMENT_FAILURE')
    expect((await journey.sendCode(bizNo)).code).toBe('PAYMENT_CLOSED')
    expect((await journey.confirm(bizNo, code)).code).toBe('PAYMENT_CLOSED')
  })
})
