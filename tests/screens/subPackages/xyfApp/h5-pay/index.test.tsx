import { act } from 'react'
import type { PayTarget } from '@/domain/cashier/payment/payment'
import { launch } from '@/domain/session/launch'
import { parseQuery } from '@/lib/query'
import Pay from '@/subPackages/xyfApp/h5-pay/index'
import { clean, draw } from '../../../../ui/mounted'

const mockTargets: PayTarget[] = []
const mockLoad = jest.fn()
const mockShow = jest.fn()
const mockSteps: string[] = []
const mockPage = { show: () => {}, hide: () => {} }
let mockIsClosed = false
let mockIsPaid = false
jest.mock('@tarojs/taro', () => ({
  ...jest.requireActual('../../../../domain/cashier/fakeHost').taroModule,
  useRouter: () => ({ path: '/subPackages/xyfApp/h5-pay/index', params: { orderId: 'V1', source: 'gold-member' } }),
  useDidShow: (run: () => void) => {
    mockPage.show = run
  },
  useDidHide: (run: () => void) => {
    mockPage.hide = run
  },
  useShareAppMessage: () => undefined,
  useReachBottom: () => undefined,
  usePullDownRefresh: () => undefined,
}))
jest.mock('@/navigate', () => ({
  addressOf: jest.requireActual('@/navigate').addressOf,
  replace: ({ path }: { path: string }, query: object) => void mockSteps.push(`${path} ${JSON.stringify(query)}`),
}))
jest.mock('@/domain/cashier/parts/usePayReturn', () => ({ usePayReturn: () => undefined }))
jest.mock('@/platform/host', () => jest.requireActual('@/platform/host.h5.ts'))
jest.mock('@/shell/AppContext', () => ({ useApp: () => ({ hasLogin: () => true, departures: () => 0 }) }))
jest.mock('@/shell/Screen', () => ({ Screen: () => null }))
jest.mock('@/subPackages/xyfApp/h5-pay/index/store', () => ({
  CashierStore: class {
    pay = { current: { payment: { bizNo: 'P1' } }, isClosed: mockIsClosed }
    isPaid = mockIsPaid
    load = mockLoad
    show = mockShow
    constructor(target: PayTarget) {
      mockTargets.push(target)
    }
  },
}))

afterEach(() => {
  clean()
  mockIsClosed = false
  mockIsPaid = false
  mockSteps.length = 0
  mockLoad.mockReset()
  mockShow.mockReset()
  launch.query = {}
})

/** The query by which the provider's page loads the app anew. */
function returnQuery() {
  draw(<Pay />)
  return parseQuery(new URL(mockTargets.pop()?.callBackUrl ?? '').search)
}

describe('the address that a provider returns to', () => {
  it('R-78 names the native page that opened the app, since the return loads it anew', () => {
    launch.query = { appFrom: 'gold' }
    expect(returnQuery()).toEqual({ orderId: 'V1', source: 'gold-member', appFrom: 'gold' })
  })

  it('R-78 names none where the app was opened without one', () => {
    expect(returnQuery()).toEqual({ orderId: 'V1', source: 'gold-member' })
  })
})

describe('a payment on the cashier’s screen', () => {
  it('P9 is told that the screen is shown', () => {
    draw(<Pay />)
    act(() => mockPage.show())
    expect(mockShow).toHaveBeenCalledTimes(1)
  })
})

describe('an order that takes no payment any more', () => {
  it('R-77 opens the cashier anew, which shows that it is paid, or the way to the order', () => {
    draw(<Pay />)
    // For the first time, as every screen.
    expect(mockLoad).toHaveBeenCalledTimes(1)
    clean()
    mockIsClosed = true
    draw(<Pay />)
    expect(mockLoad).toHaveBeenCalledTimes(3)
  })
})

describe('an order that is paid', () => {
  const result = 'subPackages/xyfApp/member-v2/payCardResult {"orderId":"V1","source":"gold-member","bizNo":"P1"}'

  it('R-76 shows the result in place of the cashier, once the cashier is on the screen', () => {
    mockIsPaid = true
    draw(<Pay />)
    expect(mockSteps).toEqual([])
    act(() => mockPage.show())
    expect(mockSteps).toEqual([result])
  })

  it('R-76 does not replace another page that lies over the cashier', () => {
    mockIsPaid = true
    draw(<Pay />)
    act(() => mockPage.hide())
    expect(mockSteps).toEqual([])
    act(() => mockPage.show())
    expect(mockSteps).toEqual([result])
  })
})
