import { clean, draw, pass, tap } from '@tests/ui/mounted'
import { cashier as words } from '@/i18n/cashier'
import { note } from '@/lib/serverClock'
import { AddCardRow } from '@/subPackages/xyfApp/h5-pay/index/AddCardRow'
import { PayAmount } from '@/subPackages/xyfApp/h5-pay/index/PayAmount'
import { PayBar } from '@/subPackages/xyfApp/h5-pay/index/PayBar'
import { PayRefused } from '@/subPackages/xyfApp/h5-pay/index/PayRefused'
import { PayTools } from '@/subPackages/xyfApp/h5-pay/index/PayTools'
import type { CashierStore } from '@/subPackages/xyfApp/h5-pay/index/store'

const mockSteps: string[] = []
jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/navigate', () => ({
  go: ({ path }: { path: string }, query?: object) =>
    void mockSteps.push(`go ${path}${query ? ` ${JSON.stringify(query)}` : ''}`),
  returnToRoute: ({ path }: { path: string }, query: object) =>
    void mockSteps.push(`return ${path} ${JSON.stringify(query)}`),
  replace: ({ path }: { path: string }, query: object) => void mockSteps.push(`${path} ${JSON.stringify(query)}`),
}))

beforeEach(() => {
  mockSteps.length = 0
})
afterEach(clean)

describe('an order that cannot be paid', () => {
  const refused = (isOrderUnknown: boolean, source = 'mall') =>
    draw(<PayRefused reason="为什么" isOrderUnknown={isOrderUnknown} orderId="M1" source={source} />)

  it('R-77 says why, and leads to the order', () => {
    const box = refused(false)
    expect(box.textContent).toContain('为什么')
    tap(box.querySelector('[role=button]'))
    expect(mockSteps).toEqual(['return subPackages/order/detail {"orderId":"M1"}'])
  })

  it.each(['mall', 'gold-member'])('R-77 leads home where there is no such order, for %s', (source) => {
    const box = refused(true, source)
    expect(box.textContent).not.toContain(words.toOrder)
    tap(box.querySelector('[role=button]'))
    expect(mockSteps).toEqual(['go pages/home/index'])
  })
})

describe('the time to pay', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('N3 a device’s clock that is put forward only asks the server, whose clock decides', () => {
    const load = jest.fn()
    const deadline = Date.now() + 600_000
    note(Date.now())
    const store = { cashier: { amount: 1690, subject: '', payDeadline: deadline }, load }
    const box = draw(<PayAmount store={store as unknown as CashierStore} />)
    pass(60_000)
    expect(box.querySelector('[role=timer]')?.textContent).toBe('09:00')
    jest.setSystemTime(Date.now() + 3_600_000)
    pass(1000)
    expect(load).toHaveBeenCalledTimes(1)
    note(Date.now() - 3_600_000)
    pass(1000)
    expect(box.querySelector('[role=timer]')?.textContent).toBe('08:58')
  })
})

describe('the bar of the cashier', () => {
  it('names the chosen tool, whose row may lie out of sight', () => {
    const chosen = { assetType: 'DEBIT_CARD', amount: 1690, name: '沙盒银行', cardId: 'C5', cardTail: '1111' }
    const store = { cashier: { amount: 1690 }, chosen, pay: { state: 'idle' }, payNow: () => undefined }
    const box = draw(<PayBar store={store as unknown as CashierStore} />)
    expect(box.textContent).toContain('使用沙盒银行（尾号 1111）支付')
  })
})

describe('the tool that was chosen before the order was made', () => {
  const tools = [
    { assetType: 'DEBIT_CARD', amount: 1690, name: '沙盒银行', cardId: 'C5', cardTail: '1111' },
    { assetType: 'ALIPAY', amount: 1690, name: '支付宝' },
  ]
  const drawn = (settled?: object) => {
    const showAll = jest.fn()
    const store = { cashier: { tools }, settled, chosen: tools[1], choose: () => undefined, showAll }
    return { box: draw(<PayTools store={store as unknown as CashierStore} />), showAll }
  }

  it('is the only one that the customer sees, with the way to all others', () => {
    const { box, showAll } = drawn(tools[1])
    expect(box.textContent).toContain('支付宝')
    expect(box.textContent).not.toContain('沙盒银行')
    expect(box.querySelectorAll('[role=radio], #pay-add-card')).toHaveLength(0)
    tap(box.querySelector('#pay-others'))
    expect(showAll).toHaveBeenCalledTimes(1)
  })

  it('R-83 is one of the list where it is not settled, and a card can be added', () => {
    const { box } = drawn()
    expect(box.querySelectorAll('[role=radio]')).toHaveLength(2)
    expect(box.querySelector('#tool-ALIPAY')?.getAttribute('aria-checked')).toBe('true')
    expect(box.querySelectorAll('#pay-add-card')).toHaveLength(1)
  })
})

describe('a customer without a card', () => {
  it('is led to binding one, and the tools are read anew on the way back', () => {
    const addCard = jest.fn()
    const box = draw(<AddCardRow store={{ addCard } as unknown as CashierStore} />)
    tap(box.querySelector('#pay-add-card'))
    expect(addCard).toHaveBeenCalledTimes(1)
    expect(mockSteps).toEqual(['go subPackages/deposit-identification/index {"backTo":"pay"}'])
  })
})
