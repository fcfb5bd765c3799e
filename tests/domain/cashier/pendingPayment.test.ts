import { userInfo } from '@/contract/session'
import { cashierStorage } from '@/domain/cashier/cashierStorage'
import type { PayIntent } from '@/domain/cashier/gateway'
import { pendingPayment } from '@/domain/cashier/pendingPayment'
import { resolvePending } from '@/domain/cashier/resolvePending'
import { session } from '@/domain/session/session'
import { launchStorage } from '@/platform/sessionStorage'
import { customer, signIn } from './customers'
import { alipay, card, FakeGateway, failure, target } from './fakeGateway'
import { resetHost, stored, taroModule } from './fakeHost'

jest.mock('@tarojs/taro', () => jest.requireActual('./fakeHost').taroModule)
jest.mock('@/platform/sessionStorage', () => jest.requireActual('@/platform/sessionStorage.ts'))

let mockGateway: FakeGateway
jest.mock('@/domain/cashier/cashierGateway', () => ({
  get cashierGateway() {
    return mockGateway
  },
}))

const mockCall = jest.fn()
jest.mock('@/request/call', () => ({
  ...jest.requireActual('@/request/call'),
  call: (...args: unknown[]) => mockCall(...args),
}))

/** The server names the customer when it is asked. */
const named = (userId: string) => mockCall.mockResolvedValue({ userInfo: customer(userId) })

const intent: PayIntent = { ...target, tool: alipay, requestId: 'r1', createdAt: 1000 }

beforeEach(() => {
  resetHost()
  session.signOut()
  signIn('token-a')
  mockCall.mockReset().mockRejectedValue(failure('offline'))
  mockGateway = new FakeGateway()
})

describe('pending payments', () => {
  it('P6 are kept in the durable storage with what finds them again', () => {
    pendingPayment.keep(intent)
    expect(JSON.stringify([...stored.values()])).toContain('"requestId":"r1"')
    expect(pendingPayment.all()).toEqual([intent])
  })

  it('are kept once per intent, with the newest state', () => {
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
    const kept = stored.get(key) as { intent: PayIntent }[]
    stored.set(key, [...kept, { ...kept[0], intent: { ...intent, requestId: 'other-tab' } }])
    expect(pendingPayment.of('M1').map(({ requestId }) => requestId)).toEqual(['r1', 'other-tab'])
  })

  it('are kept in memory where the storage refuses', () => {
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
    expect(launchStorage.read('bizNo')).toBeUndefined()
  })

  it('U3 a list of another customer from an earlier start counts as none', () => {
    pendingPayment.keep(intent)
    const left = [...stored]
    session.signOut()
    session.signIn('token-b')
    for (const [key, value] of left) if (key !== 'mToken') stored.set(key, value)
    expect(pendingPayment.all()).toEqual([])
  })

  it('that are not in their right shape count as none', () => {
    stored.set('pendingPayments', { owner: 'a', intents: [intent] })
    expect(pendingPayment.all()).toEqual([])
    pendingPayment.keep(intent)
    expect(pendingPayment.all()).toEqual([intent])
  })

  it.each<[string, (kept: { intent: PayIntent }) => unknown]>([
    ['null', () => null],
    ['a text', () => 'pending'],
    ['a number', () => 1],
    ['no intent', (kept) => ({ ...kept, intent: null })],
    ['no login', (kept) => ({ ...kept, login: undefined })],
    ['no order', ({ intent }) => ({ ...intent, orderId: undefined })],
    ['no tool', (kept) => ({ ...kept, intent: { ...kept.intent, tool: null } })],
    ['no time', (kept) => ({ ...kept, intent: { ...kept.intent, createdAt: 'now' } })],
  ])(
    'P6 among which one is spoilt (%s) are asked about at the next start without it, and the next is kept',
    async (_what, spoil) => {
      pendingPayment.keep(intent)
      const [mine] = stored.get('pendingPayments') as { intent: PayIntent }[]
      stored.set('pendingPayments', [spoil(mine as { intent: PayIntent }), mine])
      await expect(pendingPayment.claimFor('M1')).resolves.toBe(true)
      await resolvePending()
      expect(mockGateway.queried.map(({ requestId }) => requestId)).toEqual(['r1'])
      pendingPayment.keep({ ...intent, requestId: 'r2' })
      expect(pendingPayment.of('M1').map(({ requestId }) => requestId)).toEqual(['r1', 'r2'])
      expect(stored.get('pendingPayments')).toHaveLength(2)
    },
  )
})

describe('a login that is renewed', () => {
  /** Whether the payment is still in the storage in a form that the next customer could read. */
  const isStored = () => JSON.stringify([...stored]).includes('"r1"')

  it('P6 by a new token in the start query: a customer who is named finds their payment and asks about it', async () => {
    pendingPayment.keep(intent)
    session.signIn('token-a2')
    expect(pendingPayment.all()).toEqual([])
    named('1')
    await resolvePending()
    expect(mockCall).toHaveBeenCalledWith(userInfo, {}, { toast: false })
    expect(mockGateway.queried.map(({ requestId }) => requestId)).toEqual(['r1'])
    expect(pendingPayment.all()).toEqual([intent])
  })

  it('P6 after the server ended it: the same, and the next start need not ask again', async () => {
    pendingPayment.keep(intent)
    expect(session.lose('token-a')).toBe(true)
    expect(await pendingPayment.claim()).toBe(false)
    expect(mockCall).not.toHaveBeenCalled()
    session.signIn('token-a2')
    named('1')
    expect(await pendingPayment.claim()).toBe(true)
    expect(pendingPayment.all()).toEqual([intent])
    await pendingPayment.claim()
    expect(mockCall).toHaveBeenCalledTimes(1)
  })

  it('P6 one kept before the customer was named is marked as soon as they are', async () => {
    session.signOut()
    session.signIn('token-a')
    pendingPayment.keep(intent)
    named('1')
    await pendingPayment.claim()
    pendingPayment.keep({ ...intent, bizNo: 'P1' })
    session.signIn('token-a2')
    await pendingPayment.claim()
    expect(pendingPayment.all()).toEqual([{ ...intent, bizNo: 'P1' }])
  })

  it('P6 the mark is kept over a start at which the server has not named the customer yet', async () => {
    pendingPayment.keep(intent)
    session.user = undefined
    pendingPayment.keep({ ...intent, bizNo: 'P1' })
    session.signIn('token-a2')
    named('1')
    await pendingPayment.claim()
    expect(pendingPayment.of('M1')).toEqual([{ ...intent, bizNo: 'P1' }])
  })

  it('U3 U5 another customer sees nothing of it, asks about nothing of it, and once named leaves nothing of it', async () => {
    pendingPayment.keep(intent)
    session.lose('token-a')
    session.signIn('token-b')
    expect(pendingPayment.all()).toEqual([])
    pendingPayment.settle('r1')
    expect(isStored()).toBe(true)
    named('2')
    await resolvePending()
    expect(mockGateway.queried).toEqual([])
    expect(pendingPayment.all()).toEqual([])
    expect(isStored()).toBe(false)
  })

  it('U3 a payment belongs to no customer until the server has named theirs', async () => {
    pendingPayment.keep(intent)
    session.signIn('token-a2')
    await resolvePending()
    expect(mockGateway.queried).toEqual([])
    expect(pendingPayment.all()).toEqual([])
    pendingPayment.keep({ ...intent, requestId: 'r2', orderId: 'M2' })
    named('1')
    await pendingPayment.claim()
    expect(pendingPayment.all().map(({ requestId }) => requestId)).toEqual(['r1', 'r2'])
  })

  it('U3 one whose customer was never named is forgotten with its login', async () => {
    session.signOut()
    session.signIn('token-a')
    pendingPayment.keep(intent)
    session.signIn('token-b')
    expect(pendingPayment.all()).toEqual([])
    named('2')
    await pendingPayment.claim()
    expect(isStored()).toBe(false)
  })

  it('U3 a customer who signs in while another one is being named is not taken for that one', async () => {
    pendingPayment.keep(intent)
    session.signIn('token-a2')
    mockCall.mockImplementation(async () => {
      session.signIn('token-b')
      return { userInfo: customer('1') }
    })
    expect(await pendingPayment.claim()).toBe(false)
    expect(session.user).toBeUndefined()
    expect(pendingPayment.all()).toEqual([])
  })

  it('U3 the order of a payment under a former login is asked for only where it matters', async () => {
    pendingPayment.keep(intent)
    session.signIn('token-a2')
    expect(await pendingPayment.claimFor('M2')).toBe(true)
    expect(mockCall).not.toHaveBeenCalled()
    expect(await pendingPayment.claimFor('M1')).toBe(false)
    named('1')
    expect(await pendingPayment.claimFor('M1')).toBe(true)
    expect(pendingPayment.of('M1')).toEqual([intent])
  })
})

describe('the next start', () => {
  it('P6 asks about each open payment and forgets those that are decided', async () => {
    pendingPayment.keep({ ...intent, bizNo: 'P1' })
    pendingPayment.keep({ ...intent, requestId: 'r2', tool: card })
    pendingPayment.keep({ ...intent, requestId: 'r3' })
    mockGateway.queries = ['PAYMENT_SUCCESS', 'PAYMENT_PROCESS_IN', 'PAYMENT_FAILURE']
    await resolvePending()
    expect(mockGateway.queried.map(({ requestId }) => requestId)).toEqual(['r1', 'r2', 'r3'])
    expect(pendingPayment.all().map(({ requestId }) => requestId)).toEqual(['r2'])
  })

  it('P6 keeps what could not be asked about', async () => {
    pendingPayment.keep(intent)
    mockGateway.queries = [failure('offline')]
    await resolvePending()
    expect(pendingPayment.all()).toHaveLength(1)
  })

  it('P5 a create that never arrived is forgotten, but not while it may still be on its way', async () => {
    pendingPayment.keep(intent)
    mockGateway.queries = [failure('refused', 'PAYMENT_UNKNOWN')]
    await resolvePending(1000 + 60_000)
    expect(pendingPayment.all()).toHaveLength(1)
    await resolvePending(1000 + 130_000)
    expect(pendingPayment.all()).toEqual([])
  })
})
