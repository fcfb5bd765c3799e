import { connectApp, type FakeApp } from '@tests/request/fakeApp'
import { argsOf, endAll, ok, refusal, sent, settled } from '@tests/request/fakeHost'
import { bankInfo } from '@/contract/bank/cards'
import { CardNumberForm } from '@/domain/bank/cardNumberForm'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)

const visa = '4111111111111111'
const unionPay = '6222021234567890128'

let app: FakeApp
let form: CardNumberForm
const changed = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  app = connectApp()
  changed.mockReset()
  form = new CardNumberForm(changed)
})
afterEach(async () => {
  form.drop()
  await endAll()
  jest.useRealTimers()
})

const asked = () => sent.filter(({ url }) => url.endsWith(bankInfo.path))

/** Types a number and waits until its bank is asked for. */
async function enter(number: string): Promise<void> {
  form.type('cardNo', number)
  jest.advanceTimersByTime(300)
  await settled()
}
const icbc = { bankCode: 'ICBC', bankName: '工商银行' }

describe('the number of a card', () => {
  it('its bank is asked for once it is complete and stays unchanged for 300 ms, without the spaces', async () => {
    form.type('cardNo', '4111 1111 1111 111')
    jest.advanceTimersByTime(1_000)
    await settled()
    expect([asked(), form.reading]).toEqual([[], undefined])
    form.type('cardNo', '4111 1111 1111 1111')
    jest.advanceTimersByTime(299)
    await settled()
    expect(asked()).toEqual([])
    jest.advanceTimersByTime(1)
    await settled()
    expect(asked().map(argsOf)).toEqual([{ cardNo: visa }])
    expect([form.reading, form.bank]).toEqual(['asking', undefined])
    await asked()[0]?.answer(ok(icbc))
    expect([form.reading, form.bank]).toEqual([undefined, icbc])
  })

  it('an unchanged number is no other one; another one has another bank', async () => {
    await enter(visa)
    await asked()[0]?.answer(ok(icbc))
    expect(changed).toHaveBeenCalledTimes(1)
    form.type('cardNo', '4111 1111 1111 1111')
    expect([changed.mock.calls.length, form.bank]).toEqual([1, icbc])
    await enter(unionPay)
    expect([changed.mock.calls.length, form.bank, form.reading]).toEqual([2, undefined, 'asking'])
    expect(asked().map(argsOf)).toEqual([{ cardNo: visa }, { cardNo: unionPay }])
  })

  it('the answer about a number that is not in the field any more is dropped', async () => {
    await enter(visa)
    form.type('cardNo', unionPay)
    await asked()[0]?.answer(refusal('BANK_UNKNOWN', '不支持该银行'))
    expect([form.bank, form.fault('cardNo')]).toEqual([undefined, undefined])
  })

  it('the server’s refusal stands beside it, also after the field is left, until another one is typed', async () => {
    await enter(visa)
    await asked()[0]?.answer(refusal('BANK_UNKNOWN', '不支持该银行'))
    const refused = { kind: 'refused', message: '不支持该银行' }
    expect([form.fault('cardNo'), form.reading, app.shown]).toEqual([refused, undefined, []])
    form.leave('cardNo')
    expect(form.fault('cardNo')).toEqual(refused)
    form.type('cardNo', unionPay)
    expect(form.fault('cardNo')).toBeUndefined()
  })

  it('no answer is no refusal: the field has no fault, and the bank may be asked for by typing anew', async () => {
    await enter(visa)
    await asked()[0]?.answer('<html>')
    expect([form.fault('cardNo'), form.reading, form.bank]).toEqual([undefined, 'failed', undefined])
    expect(form.check()).toBe(true)
  })

  it('an incomplete one is said once the field is left, and is not sent', () => {
    form.type('cardNo', '4111')
    expect(form.fault('cardNo')).toBeUndefined()
    form.leave('cardNo')
    expect(form.fault('cardNo')).toEqual({ kind: 'wrong', problem: 'invalid' })
    expect(form.check()).toBe(false)
  })

  it('of a closed screen nothing is asked', async () => {
    form.type('cardNo', visa)
    form.drop()
    jest.advanceTimersByTime(1_000)
    await settled()
    expect(asked()).toEqual([])
  })
})
