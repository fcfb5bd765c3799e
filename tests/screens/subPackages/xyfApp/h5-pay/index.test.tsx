import type { PayTarget } from '@/domain/cashier/gateway'
import { launch } from '@/domain/session/launch'
import { parseQuery } from '@/lib/query'
import Pay from '@/subPackages/xyfApp/h5-pay/index'
import { clean, draw } from '../../../../ui/hostComponents'

const mockTargets: PayTarget[] = []
jest.mock('@tarojs/components', () => jest.requireActual('../../../../ui/hostComponents').components)
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
    pay = { attempt: {} }
    constructor(target: PayTarget) {
      mockTargets.push(target)
    }
  },
}))

afterEach(() => {
  clean()
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
