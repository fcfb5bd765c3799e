import { cashierStorage } from '@/domain/cashier/cashierStorage'
import type { PayIntent } from '@/domain/cashier/gateway'
import { pendingPayment } from '@/domain/cashier/pendingPayment'
import { resolvePending } from '@/domain/cashier/resolvePending'
import { session } from '@/domain/session/session'
import { alipay, card, FakeGateway, failure, target } from './fakeGateway'
import { resetHost, stored, taroModule } from './fakeHost'

jest.mock('@tarojs/taro', () => jest.requireActual('./fakeHost').taroModule)
jest.mock('@/platform/sessionStorage', () => jest.requireActual('@/platform/sessionStorage.ts'))

const mockQuery = jest.fn()
jest.mock('@/domain/cashier/cashierGateway', () => ({ queryPayment: (intent: unknown) => mockQuery(intent) }))

const intent: PayIntent = { ...target, tool: alipay, requestId: 'r1', createdAt: 1000 }

let gateway: FakeGateway

beforeEach(() => {
  resetHost()
  session.signOut()
  session.signIn('token-a')
  gateway = new FakeGateway()
  mockQuery.mockImplementation((asked: PayIntent) => gateway.query(asked))
})

describe('pending payments', () => {
  it('P6 are kept in the durable storage with what finds them again', () => {
    pendingPayment.keep(intent)
    expect(JSON.stringify([...stored.values()])).toContain('"requestId":"r1"')
    expect(pendingPayment.all()).toEqual([intent])
  })

  it('are kept once per intent, with the newest knowledge', () => {
    pendingPayment.keep(intent)
    pendingPayment.keep({ ...intent, bizNo: 'P1' })
    pendingPayment.keep({ ...intent, requestId: 'r2', orderId: 'M2' })
    expect(pendingPayment.of('M1')).toEqual([{ ...intent, bizNo: 'P1' }])
    pendingPayment.settle('r1')
    expect(pendingPayment.all().map(({ requestId }) => requestId)).toEqual(['r2'])
  })

  it('are taken from the storage each time: another tab may have added one', () => {
    pendingPayment.keep(intent)
    const [key = ''] = [...stored].find(([, value]) => JSON.stringify(value).includes('r1')) ?? []
    const kept = stored.get(key) as { intents: PayIntent[] }
    stored.set(key, { ...kept, intents: [...kept.intents, { ...intent, requestId: 'other-tab' }] })
    expect(pendingPayment.of('M1').map(({ requestId }) => requestId)).toEqual(['r1', 'other-tab'])
  })

  it('live in memory where the storage refuses', () => {
    const write = taroModule.default.setStorageSync
    taroModule.default.setStorageSync = () => {
      throw new Error('full')
    }
    pendingPayment.keep(intent)
    taroModule.default.setStorageSync = write
    expect(pendingPayment.all()).toEqual([intent])
    pendingPayment.settle('r1')
    expect(pendingPayment.all()).toEqual([])
  })

  it('U3 the next customer sees nothing of them, nor of the cashier', () => {
    pendingPayment.keep(intent)
    cashierStorage.write({ bizNo: 'P1' })
    session.signOut()
    expect(pendingPayment.all()).toEqual([])
    expect(JSON.stringify([...stored])).not.toContain('r1')
    expect(cashierStorage.read('bizNo')).toBeUndefined()
  })

  it('U3 a list of somebody else, left by an earlier start, counts as none', () => {
    pendingPayment.keep(intent)
    const left = [...stored]
    session.signOut()
    session.signIn('token-b')
    for (const [key, value] of left) if (key !== 'mToken') stored.set(key, value)
    expect(pendingPayment.all()).toEqual([])
  })
})

describe('the next start', () => {
  it('P6 asks about each open payment and forgets those that are decided', async () => {
    pendingPayment.keep({ ...intent, bizNo: 'P1' })
    pendingPayment.keep({ ...intent, requestId: 'r2', tool: card })
    pendingPayment.keep({ ...intent, requestId: 'r3' })
    gateway.queries = ['PAYMENT_SUCCESS', 'PAYMENT_PROCESS_IN', 'PAYMENT_FAILURE']
    await resolvePending()
    expect(gateway.queried.map(({ requestId }) => requestId)).toEqual(['r1', 'r2', 'r3'])
    expect(pendingPayment.all().map(({ requestId }) => requestId)).toEqual(['r2'])
  })

  it('P6 keeps what could not be asked about', async () => {
    pendingPayment.keep(intent)
    gateway.queries = [failure('offline')]
    await resolvePending()
    expect(pendingPayment.all()).toHaveLength(1)
  })

  it('P5 a create that never arrived is forgotten, but not while it may still be on its way', async () => {
    pendingPayment.keep(intent)
    gateway.queries = [failure('refused', 'PAYMENT_UNKNOWN')]
    await resolvePending(1000 + 60_000)
    expect(pendingPayment.all()).toHaveLength(1)
    await resolvePending(1000 + 130_000)
    expect(pendingPayment.all()).toEqual([])
  })
})
