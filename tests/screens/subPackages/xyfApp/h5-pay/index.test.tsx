import type { PayTarget } from '@/domain/cashier/gateway'
import { launch } from '@/domain/session/launch'
import { parseQuery } from '@/lib/query'
import Pay from '@/subPackages/xyfApp/h5-pay/index'
import { clean, draw } from '../../../../ui/mounted'

const mockTargets: PayTarget[] = []
const mockLoad = jest.fn()
let mockIsClosed = false
jest.mock('@tarojs/taro', () => ({
  ...jest.requireActual('../../../../domain/cashier/fakeHost').taroModule,
  useRouter: () => ({ path: '/subPackages/xyfApp/h5-pay/index' }),
}))
jest.mock('@/domain/cashier/usePayScreen', () => ({ usePayScreen: () => undefined }))
jest.mock('@/platform/host', () => jest.requireActual('@/platform/host.h5.ts'))
jest.mock('@/shell/AppContext', () => ({ useApp: () => ({ hasLogin: () => true, departures: () => 0 }) }))
jest.mock('@/shell/Screen', () => ({ Screen: () => null }))
jest.mock('@/shell/useQuery', () => ({ useQuery: () => ({ orderId: 'V1', source: 'gold-member' }) }))
jest.mock('@/subPackages/xyfApp/h5-pay/index/store', () => ({
  CashierStore: class {
    pay = { attempt: {}, isClosed: mockIsClosed }
    load = mockLoad
    constructor(target: PayTarget) {
      mockTargets.push(target)
    }
  },
}))

afterEach(() => {
  clean()
  mockIsClosed = false
  mockLoad.mockReset()
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
