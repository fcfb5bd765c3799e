import { signIn } from '@tests/domain/cashier/customers'
import { alipay, card, FakeGateway, failure, target, wechatPay } from '@tests/domain/cashier/fakeGateway'
import { host, resetHost } from '@tests/domain/cashier/fakeHost'
import { InPage } from '@tests/shell/pageOf'
import { clean, draw, pass, tap } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { act } from 'react'
import { CashierNotice } from '@/domain/cashier/parts/CashierNotice'
import { PaymentStore } from '@/domain/cashier/payment/paymentStore'
import { session } from '@/domain/session/session'
import { cashier as words } from '@/i18n/cashier'
import { setLanguage } from '@/i18n/language'
import { routes } from '@/routes'
import { setTextSize } from '@/theme/textSize'

const mockSteps: string[] = []
jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/platform/pay/pay', () => jest.requireActual('@tests/domain/cashier/fakeHost').payModule)
jest.mock('@/navigate', () => ({
  returnToRoute: ({ path }: { path: string }, query: object) =>
    void mockSteps.push(`return ${path} ${JSON.stringify(query)}`),
  replace: ({ path }: { path: string }, query: object) => void mockSteps.push(`${path} ${JSON.stringify(query)}`),
}))

const toOrder = 'return subPackages/order/detail {"orderId":"M1"}'
let gateway: FakeGateway
let store: PaymentStore
let box: HTMLElement

beforeEach(() => {
  jest.useFakeTimers()
  resetHost()
  session.signOut()
  signIn('token-a')
  mockSteps.length = 0
  gateway = new FakeGateway()
})
afterEach(() => {
  store.drop()
  clean()
  setTextSize('standard')
  setLanguage('zh-CN')
  jest.useRealTimers()
})

const show = (source: string, visit: 'shown' | 'hidden' = 'shown') =>
  draw(
    <InPage route={routes.pay} visit={visit}>
      <CashierNotice store={store} orderId="M1" source={source} />
    </InPage>,
  )

/** A cashier on which a payment with this tool did not succeed. */
async function failed(tool: typeof card, source = 'mall') {
  store = new PaymentStore({ target: { ...target, source }, gateway })
  box = show(source)
  await act(async () => store.pay(tool))
}

describe('a payment that did not succeed', () => {
  it('R-78 of Alipay leads to the order after three seconds, and says so', async () => {
    gateway.creates = [{ paymentStatus: 'PAYMENT_FAILURE', message: '余额不足' }]
    await failed(alipay)
    expect(box.textContent).toContain('余额不足')
    expect(box.textContent).toContain(words.toOrderIn(3))
    pass(2999)
    expect(box.textContent).toContain(words.toOrderIn(1))
    expect(mockSteps).toEqual([])
    pass(1)
    expect(mockSteps).toEqual([toOrder])
    pass(60_000)
    expect(mockSteps).toHaveLength(1)
  })

  it('opens no other page by itself with the largest texts; the link does', async () => {
    setTextSize('largest')
    gateway.creates = [failure('timeout')]
    await failed(alipay)
    expect(box.textContent).not.toContain(words.toOrderIn(3))
    pass(60_000)
    expect(mockSteps).toEqual([])
    tap(box.querySelector('[role=link]'))
    expect(mockSteps).toEqual([toOrder])
  })

  it('R-77 R-78 of WeChat Pay whose create was lost leads there as well', async () => {
    gateway.creates = [failure('timeout')]
    await failed(wechatPay)
    expect(box.textContent).toContain(words.toOrderIn(3))
    pass(3000)
    expect(mockSteps).toEqual([toOrder])
  })

  it('R-78 of a bank card opens no other page by itself; the link does', async () => {
    gateway.creates = [{ paymentStatus: 'PAYMENT_FAILURE', message: '余额不足' }]
    await failed(card)
    expect(box.textContent).not.toContain(words.toOrderIn(3))
    pass(60_000)
    expect(mockSteps).toEqual([])
    tap(box.querySelector('[role=link]'))
    expect(mockSteps).toEqual([toOrder])
  })

  it('R-78 of gold-member stays where it is, without a link', async () => {
    gateway.creates = [failure('timeout')]
    await failed(alipay, 'gold-member')
    pass(60_000)
    expect(mockSteps).toEqual([])
    expect(box.querySelector('[role=link]')).toBeNull()
  })

  it('R-78 opens no other page while the customer looks at another page', async () => {
    gateway.creates = [failure('timeout')]
    await failed(alipay)
    show('mall', 'hidden')
    pass(60_000)
    expect(mockSteps).toEqual([])
    show('mall')
    expect(box.textContent).toContain(words.toOrderIn(3))
    pass(3000)
    expect(mockSteps).toEqual([toOrder])
  })

  it('R-78 and is tried again meanwhile stays on the cashier', async () => {
    gateway.creates = [failure('timeout'), {}]
    await failed(alipay)
    pass(1000)
    gateway.queries = [failure('refused', 'PAYMENT_UNKNOWN')]
    await act(async () => store.pay(alipay))
    pass(60_000)
    expect(mockSteps).toEqual([])
    expect(host.leftFor).toHaveLength(1)
  })
})

describe('what is said of it', () => {
  it('R-82 the unknown outcome is said once, and follows a switch of the language', async () => {
    gateway.creates = [failure('timeout')]
    await failed(card)
    await says(box, '支付结果待确认', 'Payment result pending')
    await says(
      box,
      '没有收到支付结果，再次支付前会先核实，不会重复扣款',
      'No response received. We check the last payment before you pay again, so you will not be charged twice',
    )
    expect(box.textContent).not.toContain(words.unknownHint)
  })

  it('a cancelled payment needs no warning, in either language', async () => {
    host.outcome = 'cancelled'
    await failed(wechatPay)
    await says(box, '支付未成功', 'Payment not completed')
    await says(box, '您已取消支付，订单仍为您保留', 'Payment cancelled. Your order is still reserved')
  })

  it('R-77 the server’s text stays, with the hint that nothing is charged twice', async () => {
    gateway.creates = [failure('refused', 'TOOL_UNAVAILABLE', '请更换')]
    await failed(card)
    for (const text of ['支付结果待确认', '请更换', '再次支付前会先核实上一笔的结果，不会重复扣款'])
      expect(box.textContent).toContain(text)
  })
})
