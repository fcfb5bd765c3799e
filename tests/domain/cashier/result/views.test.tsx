import { alipay, target } from '@tests/domain/cashier/fakeGateway'
import { InPage } from '@tests/shell/pageOf'
import { clean, draw, pass, tap } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { act, type ReactNode } from 'react'
import { bizTypeOf } from '@/domain/cashier/gateway/products'
import type { Payment } from '@/domain/cashier/payment/payment'
import { PaidView } from '@/domain/cashier/result/PaidView'
import { PayResultStore } from '@/domain/cashier/result/payResultStore'
import { UnpaidView } from '@/domain/cashier/result/UnpaidView'
import { launch } from '@/domain/session/launch'
import { cashier as words } from '@/i18n/cashier'
import { reminder as reminderWords } from '@/i18n/reminder'
import { routes } from '@/routes'
import { setTextSize } from '@/theme/textSize'

const mockSteps: string[] = []
const mockToNative = jest.fn()
const mockIsClosed = jest.fn()
const mockAsk = jest.fn()
jest.mock('@/domain/account/askReminder', () => ({ askReminder: (reminder: string) => mockAsk(reminder) }))
jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/domain/cashier/gateway/orderStatus', () => ({ isOrderClosed: (order: object) => mockIsClosed(order) }))
jest.mock('@/domain/native/backToNative', () => ({ backToNative: (from: string) => mockToNative(from) }))
jest.mock('@/navigate', () => ({
  addressOf: ({ path }: { path: string }) => path,
  back: () => void mockSteps.push('back'),
  go: ({ path }: { path: string }) => void mockSteps.push(`go ${path}`),
  returnToRoute: ({ path }: { path: string }, query: object) =>
    void mockSteps.push(`return ${path} ${JSON.stringify(query)}`),
  replace: ({ path }: { path: string }, query: object) => void mockSteps.push(`${path} ${JSON.stringify(query)}`),
}))

const open = (source = 'mall', orderId = 'M1') =>
  new PayResultStore({ ...target, source, orderId, bizType: bizTypeOf(source) }, {})
const show = (node: ReactNode, visit: 'shown' | 'hidden' = 'shown') =>
  draw(
    <InPage route={routes.payCardResult} visit={visit}>
      {node}
    </InPage>,
  )
const settled = () => act(async () => undefined)

beforeEach(() => {
  jest.useFakeTimers()
  mockSteps.length = 0
  mockToNative.mockResolvedValue(true)
  mockIsClosed.mockResolvedValue(false)
  mockAsk.mockReset()
  launch.query = {}
})
afterEach(() => {
  clean()
  setTextSize('standard')
  jest.useRealTimers()
})

describe('a payment that succeeded', () => {
  it('R-78 is shown for three seconds, then leads to the order', async () => {
    const box = show(<PaidView store={open()} />)
    expect(box.textContent).toContain('支付成功')
    expect(box.textContent).toContain(words.toOrderIn(3))
    pass(2000)
    expect(mockSteps).toEqual([])
    pass(1000)
    await settled()
    expect(mockSteps).toEqual(['return subPackages/order/detail {"orderId":"M1"}'])
  })

  it.each([
    ['member', 'subPackages/xyfApp/member/index'],
    ['member-v2', 'subPackages/xyfApp/member-v2/index'],
    ['member-leap', 'subPackages/xyfApp/member-leap/index'],
    ['member-health', 'subPackages/xyfApp/member-health/index'],
    ['rise-quota', 'subPackages/xyfApp/rise-quota/index'],
  ])('R-78 R-81 of %s leads to its order, or to its benefits by a tap', async (source, path) => {
    const box = show(<PaidView store={open(source, 'V1')} />)
    expect(box.textContent).toContain(words.toOrderIn(3))
    tap(box.querySelector('#paid-member'))
    expect(mockSteps).toEqual([`return ${path} undefined`])
    pass(3000)
    await settled()
    expect(mockSteps.slice(1)).toEqual(['return subPackages/order/detail {"orderId":"V1"}'])
  })

  it.each(['mall', 'gold-member', 'constructor'])('of %s offers no benefits of a membership', (source) => {
    expect(show(<PaidView store={open(source)} />).querySelector('#paid-member')).toBeNull()
  })

  it('asks by the tap whether the host may tell of the delivery, of goods alone, and leads on without an answer', async () => {
    mockAsk.mockReturnValue(new Promise(() => undefined))
    Object.assign(APP_TEMPLATES, { delivery: 'T1' })
    expect(show(<PaidView store={open()} />).textContent).toContain(reminderWords.delivery)
    expect(show(<PaidView store={open('member-v2', 'V1')} />).textContent).not.toContain(reminderWords.delivery)
    Object.assign(APP_TEMPLATES, { delivery: undefined })
    tap(show(<PaidView store={open()} />).querySelector('#paid-next'))
    tap(show(<PaidView store={open('member-v2', 'V1')} />).querySelector('#paid-next'))
    await settled()
    expect(mockAsk.mock.calls).toEqual([['delivery']])
    expect(mockSteps).toHaveLength(2)
  })

  it('stays with the largest texts until the customer goes on', async () => {
    setTextSize('largest')
    const box = show(<PaidView store={open()} />)
    expect(box.textContent).not.toContain(words.toOrderIn(3))
    pass(60_000)
    await settled()
    expect(mockSteps).toEqual([])
    tap(box.querySelector('#paid-next'))
    await settled()
    expect(mockSteps).toEqual(['return subPackages/order/detail {"orderId":"M1"}'])
  })

  it('asks nothing where no one taps', async () => {
    show(<PaidView store={open()} />)
    pass(3000)
    await settled()
    expect(mockAsk).not.toHaveBeenCalled()
  })

  it('R-78 opens no other page while the customer looks at another page', async () => {
    const store = open()
    show(<PaidView store={store} />, 'hidden')
    pass(60_000)
    await settled()
    expect(mockSteps).toEqual([])
    show(<PaidView store={store} />)
    await settled()
    expect(mockSteps).toEqual(['return subPackages/order/detail {"orderId":"M1"}'])
  })

  it('R-78 of the gold member page leads one page back, and speaks of no order', async () => {
    const box = show(<PaidView store={open('gold-member')} />)
    expect(box.textContent).toContain(words.leavingIn(3))
    pass(3000)
    await settled()
    expect(mockSteps).toEqual(['back'])
  })

  it('R-78 the tap and the clock together lead one page back, not two', async () => {
    mockToNative.mockResolvedValue(false)
    launch.query = { appFrom: 'gold' }
    const box = show(<PaidView store={open('gold-member')} />)
    pass(2900)
    tap(box.querySelector('#paid-next'))
    tap(box.querySelector('#paid-next'))
    pass(100)
    await settled()
    expect(mockSteps).toEqual(['back'])
  })

  it('R-78 of the gold member page that the native app opened returns there', async () => {
    launch.query = { appFrom: 'gold' }
    show(<PaidView store={open('gold-member')} />)
    pass(3000)
    await settled()
    expect(mockToNative).toHaveBeenLastCalledWith('gold')
    expect(mockSteps).toEqual([])
  })
})

describe('money that came too late for its order', () => {
  it('P15 of a membership offers none of its benefits', async () => {
    mockIsClosed.mockResolvedValue(true)
    const box = show(<PaidView store={open('member-v2')} />)
    await settled()
    expect(box.querySelector('#paid-member')).toBeNull()
  })

  it('P15 is shown as being refunded, not as a purchase, and leads to the order', async () => {
    mockIsClosed.mockResolvedValue(true)
    const box = show(<PaidView store={open()} />)
    await settled()
    tap(box.querySelector('#paid-next'))
    expect(mockAsk).not.toHaveBeenCalled()
    mockSteps.length = 0
    expect(mockIsClosed).toHaveBeenLastCalledWith({ orderId: 'M1', bizType: 'MALL_ORDER' })
    await says(box, '款项将原路退回', 'Your payment will be refunded')
    await says(
      box,
      '付款到账时订单已关闭，无需其他操作',
      'The order closed before your payment arrived. No action needed',
    )
    expect(box.textContent).not.toContain(words.paidTitle)
    pass(3000)
    await settled()
    expect(mockSteps).toEqual(['return subPackages/order/detail {"orderId":"M1"}'])
  })
})

describe('a payment that did not', () => {
  const failed = (source: string) => {
    const store = open(source)
    const payment: Payment = { ...target, tool: alipay, requestId: 'r1', createdAt: 0 }
    store.pay.current.takeUp(payment, { paymentStatus: 'PAYMENT_FAILURE', message: '已取消', orderId: 'M1' })
    return store
  }

  it('R-78 R-84 says why, and leads to the order or to another try', () => {
    const box = show(<UnpaidView store={failed('mall')} />)
    expect(box.textContent).toContain('支付未成功')
    expect(box.textContent).toContain('已取消')
    const button = (text: string) => [...box.querySelectorAll('[role=button]')].find((one) => one.textContent === text)
    tap(button(words.toOrder))
    tap(button(words.tryAgain))
    expect(mockSteps).toEqual([
      'return subPackages/order/detail {"orderId":"M1"}',
      'subPackages/xyfApp/h5-pay/index {"orderId":"M1","source":"mall"}',
    ])
  })

  it('R-74 says that no money was taken, and of which order', async () => {
    const box = show(<UnpaidView store={failed('mall')} />)
    expect(box.querySelector('.result-body-facts')?.textContent).toContain('M1')
    await says(box, '这笔支付没有扣款', 'Not charged for this payment')
  })

  it('R-82 of unknown outcome does not say that no money was taken', async () => {
    const store = open()
    store.pay.current.takeUpRefused({ ...target, tool: alipay, requestId: 'r2', createdAt: 0 }, '稍后再试')
    const box = show(<UnpaidView store={store} />)
    await says(box, '等待支付机构确认', 'Being confirmed')
    expect(box.textContent).not.toContain(words.facts.moneyIs.kept)
  })

  it('P7 that is not found says so, and leads on', async () => {
    const store = open('mall', '')
    await store.load()
    const box = show(<UnpaidView store={store} />)
    await says(box, '没有查到支付记录', 'No payment found')
    expect(box.querySelectorAll('.result-body-facts .line')).toHaveLength(1)
  })

  it('R-78 leads to the order by itself after three seconds, and says so', () => {
    const box = show(<UnpaidView store={failed('mall')} />)
    expect(box.textContent).toContain(words.toOrderIn(3))
    pass(2999)
    expect(mockSteps).toEqual([])
    pass(1)
    expect(mockSteps).toEqual(['return subPackages/order/detail {"orderId":"M1"}'])
  })

  it.each(['member', 'member-v2', 'member-leap', 'member-health', 'rise-quota'])(
    'R-78 of %s leads to its order too',
    (source) => {
      show(<UnpaidView store={failed(source)} />)
      pass(3000)
      expect(mockSteps).toEqual(['return subPackages/order/detail {"orderId":"M1"}'])
    },
  )

  it('R-78 of the gold member page opens no other page by itself', () => {
    const box = show(<UnpaidView store={failed('gold-member')} />)
    expect(box.textContent).not.toContain(words.toOrder)
    pass(60_000)
    expect(mockSteps).toEqual([])
  })

  it('R-85 is checked until the server has decided', async () => {
    const box = show(<UnpaidView store={open()} />)
    await says(box, '正在确认支付结果', 'Checking your payment')
  })
})
