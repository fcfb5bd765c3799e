import { alipay, card, FakeGateway, failure, target, texts } from '@tests/domain/cashier/fakeGateway'
import { resetHost, toasts } from '@tests/domain/cashier/fakeHost'
import { clean, draw, filled, pass, tap, type } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { observer } from 'mobx-react'
import { act } from 'react'
import { PayPopups } from '@/domain/cashier/parts/PayPopups'
import { PaymentStore } from '@/domain/cashier/payment/paymentStore'
import { cashier as words } from '@/i18n/cashier'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/platform/pay/pay', () => jest.requireActual('@tests/domain/cashier/fakeHost').payModule)

let gateway: FakeGateway
let store: PaymentStore
let box: HTMLElement
const onRestart = jest.fn()

const Popups = observer(() => <PayPopups store={store} onRestart={onRestart} />)

beforeEach(() => {
  jest.useFakeTimers()
  resetHost()
  gateway = new FakeGateway()
  store = new PaymentStore({ target, gateway })
  box = draw(<Popups />)
})
afterEach(async () => {
  store.drop()
  // Taro's elements wait for a frame of the fake clock; one that never comes would leave the next test waiting.
  await filled()
  clean()
  jest.useRealTimers()
})

const payBy = async (tool: typeof card) => {
  await act(async () => store.pay(tool))
  await filled()
}
const field = () => box.querySelector('input')
const settled = () => act(async () => undefined)
const boxes = () => [...box.querySelectorAll('.code-input-box')].map(({ textContent }) => textContent).join('')

describe('the sheet of the bank’s code', () => {
  it('R-75 says where the code went, and when another may be asked for', async () => {
    await payBy(card)
    expect(box.textContent).toContain('验证码已发送至 138 **** 8001')
    expect(box.textContent).toContain(words.codeResendIn(60))
    tap(box.querySelector('#code-resend'))
    expect(gateway.codesSent).toHaveLength(1)
    pass(60_000)
    tap(box.querySelector('#code-resend'))
    await settled()
    expect(gateway.codesSent).toHaveLength(2)
  })

  it('says that a code was sent without a number where the bank tells none of its digits', async () => {
    gateway.sends = [{ mobile: '****', resendSeconds: 60 }]
    await payBy(card)
    expect(box.textContent).toContain('验证码已发送')
    expect(box.textContent).not.toMatch(/发送至|\*/)
  })

  it('N3 a clock that is set back does not lengthen the wait for another code', async () => {
    await payBy(card)
    pass(30_000)
    jest.setSystemTime(Date.now() - 86_400_000)
    // The second in which the clock was set back is not counted.
    pass(31_000)
    tap(box.querySelector('#code-resend'))
    await settled()
    expect(gateway.codesSent).toHaveLength(2)
  })

  it('R-75 opens only once a code was sent', async () => {
    gateway.sends = [failure('offline')]
    await payBy(card)
    expect(box.querySelector('#code-sheet')).toBeNull()
    gateway.sends = [{ mobile: '138 **** 8001', resendSeconds: 60 }]
    await payBy(card)
    expect(box.querySelector('#code-sheet')).not.toBeNull()
  })

  it('does not say that another code is on its way when it could not be sent', async () => {
    await payBy(card)
    gateway.sends = [failure('offline')]
    pass(60_000)
    tap(box.querySelector('#code-resend'))
    await settled()
    expect(box.textContent).toContain(texts.codeNotSent)
    expect(box.textContent).not.toContain(words.codeSending)
  })

  it('R-75 confirms as soon as the sixth digit is there, and takes digits only', async () => {
    await payBy(card)
    type(field(), '12a345')
    expect(boxes()).toBe('12345')
    expect(gateway.confirmed).toEqual([])
    type(field(), '123456')
    await settled()
    expect(gateway.confirmed.map(({ code }) => code)).toEqual(['123456'])
    expect(box.textContent).toBe('')
    expect(store.state).toBe('paid')
  })

  it('P20 a wrong code is said beside the boxes, without a toast, and stays to be corrected', async () => {
    gateway.confirms = [failure('refused', 'BANK_CODE_WRONG', '验证码不正确'), 'PAYMENT_SUCCESS']
    await payBy(card)
    type(field(), '000000')
    await settled()
    expect(box.querySelector('[role=alert]')?.textContent).toBe('验证码不正确')
    expect(boxes()).toBe('000000')
    expect(toasts).toEqual([])
  })

  it('P20 the next digit, or a pasted code, takes the place of the one that was refused', async () => {
    const wrong = failure('refused', 'BANK_CODE_WRONG', '验证码不正确')
    gateway.confirms = [wrong, wrong, 'PAYMENT_SUCCESS']
    await payBy(card)
    type(field(), '000000')
    await settled()
    tap(box.querySelector('#code-confirm'))
    expect(gateway.confirmed).toHaveLength(1)
    type(field(), '0000000')
    expect(boxes()).toBe('0')
    expect(box.querySelector('[role=alert]')?.textContent).toBe('验证码不正确')
    type(field(), '01')
    expect(boxes()).toBe('01')
    type(field(), '011111')
    await settled()
    type(field(), '011111123456')
    await settled()
    expect(gateway.confirmed.map(({ code }) => code)).toEqual(['000000', '011111', '123456'])
    expect(store.state).toBe('paid')
  })

  it('P20 one digit of a refused code may be corrected', async () => {
    gateway.confirms = [failure('refused', 'BANK_CODE_WRONG', '验证码不正确')]
    await payBy(card)
    type(field(), '123455')
    await settled()
    type(field(), '12345')
    expect(boxes()).toBe('12345')
    type(field(), '123456')
    await settled()
    expect(gateway.confirmed.map(({ code }) => code)).toEqual(['123455', '123456'])
  })

  it('P20 after five wrong ones the only way on is a new payment', async () => {
    gateway.confirms = [failure('refused', 'BANK_CODE_LOCKED', '次数过多')]
    await payBy(card)
    type(field(), '000000')
    await filled()
    expect(box.querySelector('[role=alert]')?.textContent).toBe('次数过多')
    expect(field()?.disabled).toBe(true)
    expect(box.querySelector('#code-confirm')).toBeNull()
    tap(box.querySelector('#code-restart'))
    expect(onRestart).toHaveBeenCalledTimes(1)
  })

  it('closed by the customer, it leaves the payment to the next tap', async () => {
    await payBy(card)
    tap(box.querySelector('.sheet-close'))
    expect(box.querySelector('#code-sheet')).toBeNull()
    expect(store.state).toBe('unknown')
    expect(store.failure).toBeUndefined()
  })
})

describe('the wait for the result', () => {
  it('always offers the way back to the cashier', async () => {
    await payBy(alipay)
    await says(box, '正在确认支付结果', 'Checking your payment')
    await says(
      box,
      '请稍候，结果以银行或支付机构的通知为准',
      'One moment, please. We are waiting for your bank or payment provider',
    )
    tap(box.querySelector('#pay-give-up'))
    expect(box.textContent).toBe('')
  })

  it('R-85 says that it is still checking once the schedule is over, and asks again on demand', async () => {
    gateway.queries = ['PAYMENT_PROCESS_IN']
    await payBy(alipay)
    act(() => store.show())
    await act(() => jest.advanceTimersByTimeAsync(16 * 60_000))
    await says(box, '支付结果仍在确认中', 'Still checking your payment')
    await says(
      box,
      '可以稍后在订单里查看结果，请勿重复支付',
      'Check your order later for the result. Please do not pay again',
    )
    const before = gateway.queried.length
    tap(box.querySelector('#pay-check'))
    await settled()
    expect(gateway.queried).toHaveLength(before + 1)
    expect(box.textContent).toContain(words.checkingTitle)
  })
})
