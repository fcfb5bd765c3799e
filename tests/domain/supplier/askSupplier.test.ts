import { carriedTo, given, hostBytes, quiet, refused, serveSupplier } from '@tests/fixtures/supplierServer'
import { errorOf } from '@tests/request/errorOf'
import { connectApp, type FakeApp } from '@tests/request/fakeApp'
import { endAll, sent, stored } from '@tests/request/fakeHost'
import { bills, orderUseRightsInfo, receiveRights, userCouponToken } from '@/contract/supplier'
import { session } from '@/domain/session/session'
import { keepSupplierValues, supplierValues } from '@/domain/session/supplierValues'
import { askSupplier } from '@/domain/supplier/askSupplier'
import { call } from '@/request/call'
import type { ApiError } from '@/request/errors'
import type { Read } from '@/request/read'

let mockBytes: (count: number) => Promise<number[]>

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))
jest.mock('@/platform/host/random', () => ({ randomBytes: (count: number) => mockBytes(count) }))

const rightsOrderNo = 'R20250101102'
const info = { rightsOrderNo, title: 'Star', subtitle: '', endTime: 1, rights: [], rules: [] }
const expired = refused('TOKEN_EXPIRED')

let app: FakeApp

const silent: Read = (endpoint, data) => call(endpoint, data, { toast: false })
const ask = () => askSupplier(silent, orderUseRightsInfo, {})
const tokensTo = (endpoint: { path: string }) => carriedTo(endpoint).map(({ supplier }) => supplier?.rscToken)

beforeEach(() => {
  mockBytes = hostBytes
  stored.clear()
  session.signOut()
  session.signIn('token-a')
  app = connectApp({ token: () => session.token, supplier: supplierValues })
})
afterEach(endAll)

describe('a call of the supplier area', () => {
  it('R-28 R-106 is encrypted, with the order, its token and the customer’s login inside', async () => {
    keepSupplierValues({ rscToken: 'rsc-a', rightsOrderNo })
    const answer = askSupplier(silent, bills, { page: 2 })
    expect(await serveSupplier(bills, given({ rows: [] }))).toEqual({
      data: { page: 2 },
      token: 'token-a',
      supplier: { rscToken: 'rsc-a', rightsOrderNo },
    })
    expect(await answer).toEqual({ rows: [] })
    expect(JSON.stringify(sent)).not.toMatch(/rsc-a|token-a|R20250101102/)
    expect(carriedTo(userCouponToken)).toEqual([])
  })

  it('R-101 of a customer without a token gets one first, which is kept on the device', async () => {
    keepSupplierValues({ rightsOrderNo })
    const answer = ask()
    await serveSupplier(userCouponToken, given({ rscToken: 'rsc-b', endTime: 1 }))
    await serveSupplier(orderUseRightsInfo, given(info))
    expect(await answer).toEqual(info)
    expect(tokensTo(orderUseRightsInfo)).toEqual(['rsc-b'])
    expect(stored.get('rscToken')).toBe('rsc-b')
  })

  it('R-101 R-35 that is refused for its token is made once more with a new one, and no toast tells of it', async () => {
    keepSupplierValues({ rscToken: 'rsc-old', rightsOrderNo })
    const answer = ask()
    await serveSupplier(orderUseRightsInfo, expired)
    await serveSupplier(userCouponToken, given({ rscToken: 'rsc-new', endTime: 1 }))
    await serveSupplier(orderUseRightsInfo, given(info))
    expect(await answer).toEqual(info)
    expect(tokensTo(orderUseRightsInfo)).toEqual(['rsc-old', 'rsc-new'])
    expect([supplierValues().rscToken, app.shown]).toEqual(['rsc-new', []])
  })

  it('R-101 keeps its token where the answer has none, and is not made a third time', async () => {
    keepSupplierValues({ rscToken: 'rsc-a', rightsOrderNo })
    const failure = errorOf(ask())
    await serveSupplier(orderUseRightsInfo, expired)
    await serveSupplier(userCouponToken, given({ endTime: 1 }))
    await serveSupplier(orderUseRightsInfo, expired)
    expect(await failure).toMatchObject({ kind: 'refused', code: 'TOKEN_EXPIRED' })
    await quiet()
    expect([tokensTo(orderUseRightsInfo), tokensTo(userCouponToken)]).toEqual([['rsc-a', 'rsc-a'], ['rsc-a']])
    expect(supplierValues().rscToken).toBe('rsc-a')
  })

  it('R-101 waits with others for one token', async () => {
    keepSupplierValues({ rscToken: 'rsc-old', rightsOrderNo })
    const answers = [ask(), askSupplier(silent, bills, { page: 1 })]
    await serveSupplier(orderUseRightsInfo, expired)
    await serveSupplier(bills, expired)
    await serveSupplier(userCouponToken, given({ rscToken: 'rsc-new', endTime: 1 }))
    await serveSupplier(orderUseRightsInfo, given(info))
    await serveSupplier(bills, given({ rows: [] }))
    await Promise.all(answers)
    expect(carriedTo(userCouponToken)).toHaveLength(1)
  })

  it('R-101 takes a token that another call has renewed meanwhile', async () => {
    keepSupplierValues({ rscToken: 'rsc-old', rightsOrderNo })
    const answer = ask()
    await quiet()
    keepSupplierValues({ rscToken: 'rsc-new' })
    await serveSupplier(orderUseRightsInfo, expired)
    await serveSupplier(orderUseRightsInfo, given(info))
    await answer
    expect([tokensTo(orderUseRightsInfo), carriedTo(userCouponToken)]).toEqual([['rsc-old', 'rsc-new'], []])
  })

  it('R-106 without an order is not made: the token call says that the order is unknown', async () => {
    const failure = errorOf(ask())
    await serveSupplier(userCouponToken, refused('ORDER_UNKNOWN'))
    expect(await failure).toMatchObject({ kind: 'refused', code: 'ORDER_UNKNOWN' })
    expect([carriedTo(orderUseRightsInfo), app.shown]).toEqual([[], []])
  })

  it('U3 ends with its customer: the next one gets neither the token nor the right', async () => {
    keepSupplierValues({ rightsOrderNo })
    const failure = errorOf(askSupplier(silent, receiveRights, { rightId: 'taxi' }))
    await quiet()
    session.signOut()
    session.signIn('token-b')
    await serveSupplier(userCouponToken, given({ rscToken: 'rsc-a', endTime: 1 }))
    expect((await failure) as ApiError).toMatchObject({ kind: 'session' })
    await quiet()
    expect([supplierValues().rscToken, carriedTo(receiveRights)]).toEqual([undefined, []])
  })

  it('U3 that was refused for its token is not made again for the next customer, and no token is asked for them', async () => {
    keepSupplierValues({ rscToken: 'rsc-a', rightsOrderNo })
    const failure = errorOf(askSupplier(silent, receiveRights, { rightId: 'taxi' }))
    await quiet()
    session.signOut()
    session.signIn('token-b')
    await serveSupplier(receiveRights, expired)
    expect(await failure).toMatchObject({ kind: 'session' })
    await quiet()
    expect([carriedTo(receiveRights).length, carriedTo(userCouponToken)]).toEqual([1, []])
  })

  it('C2 without random bytes is not sent', async () => {
    keepSupplierValues({ rscToken: 'rsc-a', rightsOrderNo })
    mockBytes = () => Promise.reject(new Error('this host gives no random bytes'))
    const failure = errorOf(ask())
    await quiet()
    expect(await failure).toMatchObject({ kind: 'unprotected' })
    expect(sent.filter(({ url }) => url.includes('/supplier/'))).toEqual([])
  })
})
