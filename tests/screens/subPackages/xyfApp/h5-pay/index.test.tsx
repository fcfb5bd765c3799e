import { drawScreen } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { clean } from '@tests/ui/mounted'
import type { PayTarget } from '@/domain/cashier/payment/payment'
import { launch } from '@/domain/session/launch'
import { session } from '@/domain/session/session'
import { parseQuery } from '@/lib/query'
import { routes } from '@/routes'
import Pay from '@/subPackages/xyfApp/h5-pay/index'

const mockTargets: PayTarget[] = []
const mockLoad = jest.fn()
const mockSteps: string[] = []
let mockIsClosed = false
let mockIsPaid = false
jest.mock('@/navigate', () => ({
  ...jest.requireActual('@/navigate'),
  replace: ({ path }: { path: string }, query: object) => void mockSteps.push(`${path} ${JSON.stringify(query)}`),
}))
jest.mock('@/domain/cashier/parts/usePayReturn', () => ({ usePayReturn: () => undefined }))
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.h5.ts'))
jest.mock('@/shell/Screen', () => ({ Screen: () => null }))
jest.mock('@/subPackages/xyfApp/h5-pay/index/store', () => ({
  CashierStore: class {
    pay: object
    isPaid = mockIsPaid
    load = mockLoad
    constructor(target: PayTarget) {
      this.pay = { target, current: { payment: { bizNo: 'P1' } }, isClosed: mockIsClosed }
      mockTargets.push(target)
    }
  },
}))

/** Opens the cashier; the host has not shown it yet. */
const open = () => drawScreen(Pay, routes.pay.path, { orderId: 'V1', source: 'gold-member' })

beforeEach(() => session.signIn('token-a'))
afterEach(() => {
  clean()
  mockIsClosed = false
  mockIsPaid = false
  mockSteps.length = 0
  mockLoad.mockReset()
  launch.query = {}
})

/** The query by which the provider's page loads the app again. */
function returnQuery() {
  open()
  return parseQuery(new URL(mockTargets.pop()?.callBackUrl ?? '').search)
}

describe('the address that a provider returns to', () => {
  it('R-78 names the native page that opened the app, since the return loads it again', () => {
    launch.query = { appFrom: 'gold' }
    expect(returnQuery()).toEqual({ orderId: 'V1', source: 'gold-member', appFrom: 'gold' })
  })

  it('R-78 names none where the app was opened without one', () => {
    expect(returnQuery()).toEqual({ orderId: 'V1', source: 'gold-member' })
  })
})

describe('an order that takes no payment any more', () => {
  it('R-77 opens the cashier again, which shows that it is paid, or the way to the order', () => {
    open()
    // The first load, as on every page.
    expect(mockLoad).toHaveBeenCalledTimes(1)
    clean()
    mockIsClosed = true
    open()
    expect(mockLoad).toHaveBeenCalledTimes(3)
  })
})

describe('an order that is paid', () => {
  const result = 'subPackages/xyfApp/member-v2/payCardResult {"orderId":"V1","source":"gold-member","bizNo":"P1"}'

  it('R-76 shows the result in place of the cashier, once the cashier is on the screen', () => {
    mockIsPaid = true
    open()
    expect(mockSteps).toEqual([])
    happen('show')
    expect(mockSteps).toEqual([result])
  })

  it('R-76 does not replace another page that covers the cashier', () => {
    mockIsPaid = true
    open()
    happen('hide')
    expect(mockSteps).toEqual([])
    happen('show')
    expect(mockSteps).toEqual([result])
  })
})
