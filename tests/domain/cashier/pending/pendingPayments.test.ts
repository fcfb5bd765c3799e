import { customer, signIn } from '@tests/domain/cashier/customers'
import { alipay, FakeGateway, failure, target } from '@tests/domain/cashier/fakeGateway'
import { resetHost, stored, taroModule } from '@tests/domain/cashier/fakeHost'
import { userInfo } from '@/contract/session'
import { cashierValues } from '@/domain/cashier/payment/cashierStorage'
import type { Payment } from '@/domain/cashier/payment/payment'
import { pendingPayments } from '@/domain/cashier/pending/pendingPayments'
import { resolveAtStart } from '@/domain/cashier/pending/resolveAtStart'
import { session } from '@/domain/session/session'
import { launchStorage } from '@/platform/storage/sessionStorage'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@/platform/storage/sessionStorage.ts'))

let mockGateway: FakeGateway
jest.mock('@/domain/cashier/gateway/cashierGateway', () => ({
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

const payment: Payment = { ...target, tool: alipay, requestId: 'r1', createdAt: 1000 }

beforeEach(() => {
  resetHost()
  session.signOut()
  signIn('token-a')
  mockCall.mockReset().mockRejectedValue(failure('offline'))
  mockGateway = new FakeGateway()
})

describe('pending payments', () => {
  it('P6 are kept in the durable storage with what finds them again', () => {
    pendingPayments.keep(payment)
    expect(JSON.stringify([...stored.values()])).toContain('"requestId":"r1"')
    expect(pendingPayments.all()).toEqual([payment])
  })

  it('are kept once per payment, with the newest state', () => {
    pendingPayments.keep(payment)
    pendingPayments.keep({ ...payment, bizNo: 'P1' })
    pendingPayments.keep({ ...payment, requestId: 'r2', orderId: 'M2' })
    expect(pendingPayments.of('M1')).toEqual([{ ...payment, bizNo: 'P1' }])
    pendingPayments.settle('r1')
    expect(pendingPayments.all().map(({ requestId }) => requestId)).toEqual(['r2'])
  })

  it('are twenty at most: the next one takes the place of the oldest', () => {
    const ids = Array.from({ length: 21 }, (_, index) => `r${index + 1}`)
    for (const requestId of ids.slice(0, 20)) pendingPayments.keep({ ...payment, requestId })
    expect(pendingPayments.all().map(({ requestId }) => requestId)).toEqual(ids.slice(0, 20))
    pendingPayments.keep({ ...payment, requestId: 'r21' })
    expect(pendingPayments.all().map(({ requestId }) => requestId)).toEqual(ids.slice(1))
  })

  it('leave nothing in the storage once the last of them is decided', () => {
    pendingPayments.keep(payment)
    expect(stored.has('pendingPayments')).toBe(true)
    pendingPayments.settle('r1')
    expect(stored.has('pendingPayments')).toBe(false)
  })

  it('take the numbers of the server, each its own', () => {
    pendingPayments.keep(payment)
    pendingPayments.keep({ ...payment, requestId: 'r2' })
    pendingPayments.update({ ...payment, bizNo: 'P1' })
    expect(pendingPayments.all().map(({ requestId, bizNo }) => [requestId, bizNo])).toEqual([
      ['r2', undefined],
      ['r1', 'P1'],
    ])
  })

  it.each([[[]], [['r2']]])('U3 one that was forgotten stays forgotten when its answer comes, beside %j', (others) => {
    for (const requestId of ['r1', ...others]) pendingPayments.keep({ ...payment, requestId })
    pendingPayments.settle('r1')
    pendingPayments.update({ ...payment, bizNo: 'P1' })
    expect(pendingPayments.all().map(({ requestId }) => requestId)).toEqual(others)
  })

  it('are taken from the storage each time: another tab may have added one', () => {
    pendingPayments.keep(payment)
    const [key = ''] = [...stored].find(([, value]) => JSON.stringify(value).includes('r1')) ?? []
    const kept = stored.get(key) as { payment: Payment }[]
    stored.set(key, [...kept, { ...kept[0], payment: { ...payment, requestId: 'other-tab' } }])
    expect(pendingPayments.of('M1').map(({ requestId }) => requestId)).toEqual(['r1', 'other-tab'])
  })

  it('are kept in memory where the storage refuses', () => {
    const write = taroModule.default.setStorageSync
    taroModule.default.setStorageSync = () => {
      throw new Error('full')
    }
    pendingPayments.keep(payment)
    taroModule.default.setStorageSync = write
    expect(pendingPayments.all()).toEqual([payment])
    pendingPayments.settle('r1')
    expect(pendingPayments.all()).toEqual([])
  })

  it('U3 the next customer sees nothing of them, nor of the cashier', () => {
    pendingPayments.keep(payment)
    cashierValues.bizNo.write('P1')
    session.signOut()
    expect(pendingPayments.all()).toEqual([])
    expect(JSON.stringify([...stored])).not.toContain('r1')
    expect(launchStorage.read('bizNo')).toBeUndefined()
  })

  it('U3 a list of another customer from an earlier start counts as none', () => {
    pendingPayments.keep(payment)
    const left = [...stored]
    session.signOut()
    session.signIn('token-b')
    for (const [key, value] of left) if (key !== 'mToken') stored.set(key, value)
    expect(pendingPayments.all()).toEqual([])
  })

  it('that are not in their right shape count as none', () => {
    stored.set('pendingPayments', { owner: 'a', payments: [payment] })
    expect(pendingPayments.all()).toEqual([])
    pendingPayments.keep(payment)
    expect(pendingPayments.all()).toEqual([payment])
  })

  it.each<[string, (kept: { payment: Payment }) => unknown]>([
    ['null', () => null],
    ['a text', () => 'pending'],
    ['a number', () => 1],
    ['no payment', (kept) => ({ ...kept, payment: null })],
    ['no login', (kept) => ({ ...kept, login: undefined })],
    ['no order', ({ payment }) => ({ ...payment, orderId: undefined })],
    ['no tool', (kept) => ({ ...kept, payment: { ...kept.payment, tool: null } })],
    ['no time', (kept) => ({ ...kept, payment: { ...kept.payment, createdAt: 'now' } })],
  ])(
    'P6 among which one is spoilt (%s) are asked about at the next start without it, and the next is kept',
    async (_what, spoil) => {
      pendingPayments.keep(payment)
      const [mine] = stored.get('pendingPayments') as { payment: Payment }[]
      stored.set('pendingPayments', [spoil(mine as { payment: Payment }), mine])
      await expect(pendingPayments.claimFor('M1')).resolves.toBe(true)
      await resolveAtStart()
      expect(mockGateway.queried.map(({ requestId }) => requestId)).toEqual(['r1'])
      pendingPayments.keep({ ...payment, requestId: 'r2' })
      expect(pendingPayments.of('M1').map(({ requestId }) => requestId)).toEqual(['r1', 'r2'])
      expect(stored.get('pendingPayments')).toHaveLength(2)
    },
  )
})

describe('a login that is renewed', () => {
  /** Whether the payment is still in the storage in a form that the next customer could read. */
  const isStored = () => JSON.stringify([...stored]).includes('"r1"')

  it('P6 by a new token in the start query: a customer who is named finds their payment and asks about it', async () => {
    pendingPayments.keep(payment)
    session.signIn('token-a2')
    expect(pendingPayments.all()).toEqual([])
    named('1')
    await resolveAtStart()
    expect(mockCall).toHaveBeenCalledWith(userInfo, {}, { toast: false })
    expect(mockGateway.queried.map(({ requestId }) => requestId)).toEqual(['r1'])
    expect(pendingPayments.all()).toEqual([payment])
  })

  it('P6 after the server ended it: the same, and the next start need not ask again', async () => {
    pendingPayments.keep(payment)
    expect(session.lose('token-a')).toBe(true)
    expect(await pendingPayments.claim()).toBe(false)
    expect(mockCall).not.toHaveBeenCalled()
    session.signIn('token-a2')
    named('1')
    expect(await pendingPayments.claim()).toBe(true)
    expect(pendingPayments.all()).toEqual([payment])
    await pendingPayments.claim()
    expect(mockCall).toHaveBeenCalledTimes(1)
  })

  it('P6 one kept before the customer was named is marked as soon as they are', async () => {
    session.signOut()
    session.signIn('token-a')
    pendingPayments.keep(payment)
    named('1')
    await pendingPayments.claim()
    pendingPayments.keep({ ...payment, bizNo: 'P1' })
    session.signIn('token-a2')
    await pendingPayments.claim()
    expect(pendingPayments.all()).toEqual([{ ...payment, bizNo: 'P1' }])
  })

  it('P6 the mark is kept over a start at which the server has not named the customer yet', async () => {
    pendingPayments.keep(payment)
    session.user = undefined
    pendingPayments.keep({ ...payment, bizNo: 'P1' })
    session.signIn('token-a2')
    named('1')
    await pendingPayments.claim()
    expect(pendingPayments.of('M1')).toEqual([{ ...payment, bizNo: 'P1' }])
  })

  it('U3 U5 another customer sees nothing of it, asks about nothing of it, and once named leaves nothing of it', async () => {
    pendingPayments.keep(payment)
    session.lose('token-a')
    session.signIn('token-b')
    expect(pendingPayments.all()).toEqual([])
    pendingPayments.settle('r1')
    expect(isStored()).toBe(true)
    named('2')
    await resolveAtStart()
    expect(mockGateway.queried).toEqual([])
    expect(pendingPayments.all()).toEqual([])
    expect(isStored()).toBe(false)
  })

  it('P6 the server is not asked whose they are while all are of the login at hand', async () => {
    pendingPayments.keep(payment)
    session.user = undefined
    expect(await pendingPayments.claim()).toBe(true)
    expect(mockCall).not.toHaveBeenCalled()
    expect(pendingPayments.all()).toEqual([payment])
  })

  it('U3 those of another customer are forgotten beside those of a customer who is named, without a question', async () => {
    pendingPayments.keep(payment)
    session.lose('token-a')
    signIn('token-b', '2')
    pendingPayments.keep({ ...payment, requestId: 'r2' })
    expect(isStored()).toBe(true)
    expect(await pendingPayments.claim()).toBe(true)
    expect(mockCall).not.toHaveBeenCalled()
    expect(isStored()).toBe(false)
    expect(pendingPayments.all().map(({ requestId }) => requestId)).toEqual(['r2'])
  })

  it('U3 a payment belongs to no customer until the server has named theirs', async () => {
    pendingPayments.keep(payment)
    session.signIn('token-a2')
    await resolveAtStart()
    expect(mockGateway.queried).toEqual([])
    expect(pendingPayments.all()).toEqual([])
    pendingPayments.keep({ ...payment, requestId: 'r2', orderId: 'M2' })
    named('1')
    await pendingPayments.claim()
    expect(pendingPayments.all().map(({ requestId }) => requestId)).toEqual(['r1', 'r2'])
  })

  it('U3 one whose customer was never named is forgotten with its login', async () => {
    session.signOut()
    session.signIn('token-a')
    pendingPayments.keep(payment)
    session.signIn('token-b')
    expect(pendingPayments.all()).toEqual([])
    named('2')
    await pendingPayments.claim()
    expect(isStored()).toBe(false)
  })

  it('U3 a customer who signs in while another one is being named is not taken for that one', async () => {
    pendingPayments.keep(payment)
    session.signIn('token-a2')
    mockCall.mockImplementation(async () => {
      session.signIn('token-b')
      return { userInfo: customer('1') }
    })
    expect(await pendingPayments.claim()).toBe(false)
    expect(session.user).toBeUndefined()
    expect(pendingPayments.all()).toEqual([])
  })

  it('U3 the order of a payment under a former login is asked for only where it matters', async () => {
    pendingPayments.keep(payment)
    session.signIn('token-a2')
    expect(await pendingPayments.claimFor('M2')).toBe(true)
    expect(mockCall).not.toHaveBeenCalled()
    expect(await pendingPayments.claimFor('M1')).toBe(false)
    named('1')
    expect(await pendingPayments.claimFor('M1')).toBe(true)
    expect(pendingPayments.of('M1')).toEqual([payment])
  })

  it('U3 and there also beside a payment of another order under the login at hand', async () => {
    pendingPayments.keep(payment)
    session.signIn('token-a2')
    pendingPayments.keep({ ...payment, requestId: 'r2', orderId: 'M2' })
    expect(await pendingPayments.claimFor('M1')).toBe(false)
    expect(mockCall).toHaveBeenCalledTimes(1)
  })
})
