import { alipay, card, failure as failed, target } from '@tests/domain/cashier/fakeGateway'
import { pendingPayments } from '@/domain/cashier/pending/pendingPayments'
import { launchStorage } from '@/platform/storage/sessionStorage'
import { gateway, open, pass, screensOfCustomer } from './screens'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/platform/pay/pay', () => jest.requireActual('@tests/domain/cashier/fakeHost').payModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@/platform/storage/sessionStorage.ts'))

const mockIsOrderPaid = jest.fn()
jest.mock('@/domain/cashier/gateway/orderStatus', () => ({ isOrderPaid: (order: unknown) => mockIsOrderPaid(order) }))
const mockClicked: string[] = []
jest.mock('@/report/report', () => ({
  report: () => undefined,
  reportClick: (...place: string[]) => void mockClicked.push(place.join(' ')),
}))

screensOfCustomer()
beforeEach(() => {
  mockIsOrderPaid.mockReset().mockResolvedValue(false)
  mockClicked.length = 0
})

const kept = { ...target, tool: alipay, requestId: 'r1', createdAt: 0, bizNo: 'P1' }

describe('the screen of a payment', () => {
  it('waits for the server while the customer is on the provider’s page, and once they are back', async () => {
    gateway.queries = ['PAYMENT_PROCESS_IN', 'PAYMENT_SUCCESS']
    const store = open()
    expect(store.isChecking).toBe(false)
    await store.pay(alipay)
    expect([store.state, store.isChecking]).toEqual(['awaitingHost', true])
    store.show()
    await pass(0)
    expect([store.state, store.isChecking]).toEqual(['confirming', true])
    await pass(2000)
    expect([store.state, store.isChecking]).toEqual(['paid', false])
  })

  it('is closed by the server’s word alone, not by any failure', async () => {
    const store = open()
    expect(store.isClosed).toBe(false)
    gateway.creates = [failed('timeout')]
    await store.pay(alipay)
    expect([store.failure?.cause, store.isClosed]).toEqual(['lost', false])
  })

  it('R-133 reports each tap that pays, and none while a payment is open', async () => {
    const store = open()
    await store.pay(alipay)
    await store.pay(alipay)
    expect(mockClicked).toEqual(['cashier pay'])
  })

  it('R-84 a payment that the server fails is failed, not of unknown outcome', async () => {
    gateway.creates = [{ paymentStatus: 'PAYMENT_FAILURE', message: 'declined' }]
    const store = open()
    await store.pay(alipay)
    expect([store.state, pendingPayments.all()]).toEqual(['failed', []])
  })

  it('a payment that is paid at once is not pending any more', async () => {
    gateway.creates = [{ paymentStatus: 'PAYMENT_SUCCESS' }]
    const store = open()
    await store.pay(alipay)
    expect([store.state, pendingPayments.all()]).toEqual(['paid', []])
  })

  it('R-79 asks about the payment that the order turned out to have', async () => {
    const store = open()
    store.bind('P9')
    gateway.queries = ['PAYMENT_SUCCESS']
    await store.pay(alipay)
    expect(gateway.queried.map(({ bizNo, orderId }) => [bizNo, orderId])).toEqual([['P9', 'M1']])
    expect(store.state).toBe('paid')
  })

  it('P16 D-15 waits on schedule for the same payment that the server is deciding on', async () => {
    pendingPayments.keep(kept)
    gateway.queries = ['PAYMENT_PROCESS_IN', 'PAYMENT_PROCESS_IN', 'PAYMENT_SUCCESS']
    const store = open()
    await store.pay(alipay)
    expect([store.state, store.current.payment?.bizNo]).toEqual(['confirming', 'P1'])
    await pass(1999)
    expect(gateway.queried).toHaveLength(1)
    await pass(2001)
    expect(store.state).toBe('paid')
    expect(gateway.created).toEqual([])
  })
})

describe('a screen that comes to the front', () => {
  it('asks nothing at once where it waits already, and nothing where it waits for nothing', async () => {
    gateway.queries = ['PAYMENT_PROCESS_IN']
    const store = open()
    await store.takeUp([kept], 'always')
    store.show()
    await pass(0)
    expect(gateway.queried).toHaveLength(1)
    open({ orderId: 'M2' }).show()
    await pass(0)
    expect(gateway.queried).toHaveLength(1)
  })

  it('P9 asks nothing while it is covered, and at once when it is back', async () => {
    gateway.queries = ['PAYMENT_PROCESS_IN']
    const store = open()
    await store.takeUp([kept], 'always')
    store.hide()
    await pass(60_000)
    expect(gateway.queried).toHaveLength(1)
    store.show()
    expect(gateway.queried).toHaveLength(2)
  })
})

describe('the code sheet of a screen', () => {
  it('R-75 has another code sent on demand, and none where no sheet is open', async () => {
    const store = open()
    await store.sendCode()
    await store.confirmCode('123456')
    expect([gateway.codesSent, gateway.confirmed]).toEqual([[], []])
    await store.pay(card)
    await store.sendCode()
    expect(gateway.codesSent).toEqual(['P-DEBIT_CARD', 'P-DEBIT_CARD'])
    expect(store.state).toBe('awaitingSms')
  })

  it('P18 is closed by what the server says when another code cannot be sent', async () => {
    const store = open()
    await store.pay(card)
    gateway.sends = [failed('refused', 'PAYMENT_CLOSED', 'closed')]
    gateway.queries = ['PAYMENT_SUCCESS']
    await store.sendCode()
    expect([store.state, store.code]).toEqual(['paid', undefined])
  })
})

describe('R-78 the way to the order', () => {
  it('R-78 is taken also after the failure of a payment that was taken up', async () => {
    gateway.queries = [{ paymentStatus: 'PAYMENT_FAILURE', message: 'declined' }]
    const store = open()
    await store.takeUp([kept], 'always')
    expect([store.state, store.leaves]).toEqual(['failed', true])
  })

  it('R-78 is not taken while the customer has the server asked again', async () => {
    gateway.queries = [failed('refused', 'FAULT', 'busy'), 'PAYMENT_PROCESS_IN']
    const store = open()
    await store.takeUp([kept], 'always')
    expect(store.leaves).toBe(true)
    store.check()
    expect([store.state, store.leaves]).toEqual(['confirming', false])
  })
})

it('R-81 session storage names a raised quota as a membership of its own kind', () => {
  open({ orderId: 'Q1', bizType: 'VIP_HOIST_LINES', source: 'rise-quota' })
  expect(['isPayVipCashier', 'payCardType'].map((name) => launchStorage.read(name))).toEqual([true, 'VIP_HOIST_LINES'])
})
