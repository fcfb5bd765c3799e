import { target } from '@tests/domain/cashier/fakeGateway'
import { clean, draw, tap } from '@tests/ui/mounted'
import { act } from 'react'
import { type FailCause, lostBy } from '@/domain/cashier/payment/failure'
import { drop } from '@/lib/drop'
import { LeaveSheet, leaveCashier, leaveOrAsk } from '@/subPackages/xyfApp/h5-pay/index/LeaveSheet'
import { CashierStore } from '@/subPackages/xyfApp/h5-pay/index/store'

const mockSteps: string[] = []
jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/navigate', () => ({
  ...jest.requireActual('@/navigate'),
  back: () => void mockSteps.push('back'),
  returnToRoute: ({ path }: { path: string }, query: object) =>
    void mockSteps.push(`return ${path} ${JSON.stringify(query)}`),
}))

let store: CashierStore
beforeEach(() => {
  mockSteps.length = 0
})
afterEach(() => {
  clean()
  drop(store)
})

const fourteenMinutes = 14 * 60_000

/** A cashier that is open, or one that shows why the order cannot be paid. */
function opened(opening: 'open' | 'refused' | 'paid' = 'open', source = 'mall'): CashierStore {
  store = new CashierStore({ ...target, orderId: 'M1', source })
  const facts = { amount: 1690, subject: '', bizInfo: '', showCardPay: true, paymentToolList: [], tools: [] }
  const cashier = { ...facts, payDeadline: Date.now() + fourteenMinutes }
  if (opening === 'open') store.opening.set({ kind: 'open', cashier })
  else store.opening.set(opening === 'paid' ? { kind: 'paid' } : { kind: 'refused', reason: '', isOrderUnknown: true })
  return store
}

const fail = (cause: FailCause) => store.pay.current.fail('lost', { ...lostBy(undefined, 0), cause })

describe('Back on the cashier of an order that waits', () => {
  it('asks once, and says how long the order waits', () => {
    opened()
    const box = draw(<LeaveSheet store={store} />)
    expect(box.querySelector('#pay-leave-sheet')).toBeNull()
    act(() => leaveOrAsk(store))
    expect(mockSteps).toEqual([])
    expect(box.querySelector('[role=timer]')?.textContent).toBe('14:00')
    tap(box.querySelector('#pay-stay'))
    expect(box.querySelector('#pay-leave-sheet')).toBeNull()
    leaveOrAsk(store)
    expect(mockSteps).toEqual(['return subPackages/order/detail {"orderId":"M1"}'])
  })

  it('R-78 leads to the order, not to the page below', () => {
    opened().leaving.mayLeave()
    tap(draw(<LeaveSheet store={store} />).querySelector('#pay-leave'))
    expect(mockSteps).toEqual(['return subPackages/order/detail {"orderId":"M1"}'])
  })

  it('R-78 of the gold member page, which has no order page, leads one page back', () => {
    leaveCashier(opened('open', 'gold-member'))
    expect(mockSteps).toEqual(['back'])
  })

  it.each(['cancelled', 'host'] as const)('P10 asks after a sheet that ended without paying: %s', (cause) => {
    const { pay, leaving } = opened()
    pay.current.apply('start')
    fail(cause)
    expect(leaving.mayLeave()).toBe(false)
  })
})

describe('Back asks nothing', () => {
  it.each(['paid', 'refused'] as const)('R-77 of an order that is %s, and leads one page back', (opening) => {
    expect(opened(opening).leaving.mayLeave()).toBe(true)
    leaveCashier(store)
    expect(mockSteps).toEqual(['back'])
  })

  it.each(['start', 'hostNeeded', 'codeNeeded', 'serverOpen', 'serverPaid', 'gaveUp'] as const)(
    'R-85 while a payment is under way, or its end is not known: %s',
    (event) => {
      const { pay, leaving } = opened()
      pay.current.apply('start')
      if (event !== 'start') pay.current.apply(event)
      expect(leaving.mayLeave()).toBe(true)
    },
  )

  it.each(['lost', 'server', 'closed', 'blocked'] as const)('R-82 after a failure of unknown outcome: %s', (cause) => {
    const { pay, leaving } = opened()
    pay.current.apply('start')
    fail(cause)
    expect(leaving.mayLeave()).toBe(true)
  })

  it('R-77 any more once the order is paid while the question is open', () => {
    const { pay, leaving } = opened()
    leaving.mayLeave()
    expect(leaving.isAsking).toBe(true)
    pay.current.apply('start')
    pay.current.apply('serverPaid')
    expect(leaving.isAsking).toBe(false)
  })
})
