import { carriedTo, given, hostBytes, quiet, refused, serveSupplier } from '@tests/fixtures/supplierServer'
import { sent } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { screenTest } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, filled, press } from '@tests/ui/mounted'
import { act } from 'react'
import { orderUseRightsInfo, receiveRights, type SupplierRight, userCouponToken } from '@/contract/supplier'
import { keepSupplierValues, supplierValues } from '@/domain/session/supplierValues'
import { shell } from '@/i18n/shell'
import { supplier as words } from '@/i18n/supplier'
import Supplier from '@/subPackages/rightssupplier/index'

let mockBytes: (count: number) => Promise<number[]>

jest.mock('@/platform/host/random', () => ({ randomBytes: (count: number) => mockBytes(count) }))

const right = (rightId: string, state: SupplierRight['state'], worth = 2_500): SupplierRight => ({
  rightId,
  name: `name of ${rightId}`,
  text: '',
  picture: '',
  state,
  worth,
})
const order = (
  rights = [right('video', 'can_receive'), right('coffee', 'received'), right('cinema', 'expired', 0)],
) => ({
  rightsOrderNo: 'R1',
  title: '飞星卡',
  subtitle: '每月一张',
  endTime: Date.parse('2030-05-20T12:00:00+08:00'),
  rights,
  rules: ['rule one'],
})
const use = (rightId: string) => ({
  receiveId: '1',
  rightId,
  name: '',
  picture: '',
  state: 'received',
  code: 'C',
  codeKind: 'text',
  receivedAt: 1,
  endTime: 2,
  steps: [],
})
const down = refused('SUPPLIER_DOWN', '供应商暂时无法响应')

/** Answers a call, and lets the page draw all its parts. */
async function serve(endpoint: { path: string }, body: object | 'no network'): Promise<void> {
  await act(async () => {
    await serveSupplier(endpoint, body)
  })
  await filled()
}
const wait = () => act(quiet)
const open = () => {
  screen.open()
}
const refusals = () =>
  [...box.querySelectorAll('.supplier-right')].map((one) => one.querySelector('[role=alert]')?.textContent)

const screen = screenTest(Supplier, 'subPackages/rightssupplier/index')
beforeEach(() => {
  mockBytes = hostBytes
  keepSupplierValues({ rscToken: 'rsc-a', rightsOrderNo: 'R1' })
})

describe('the area of a supplier', () => {
  it('R-28 R-106 shows what the order gives, read by an encrypted call with token and order', async () => {
    open()
    await serve(orderUseRightsInfo, given(order()))
    expect(carriedTo(orderUseRightsInfo)).toEqual([
      { data: {}, token: 'token-a', supplier: { rscToken: 'rsc-a', rightsOrderNo: 'R1' } },
    ])
    for (const text of ['飞星卡', words.until('2030-05-20'), 'name of video', words.worth(2_500), 'rule one'])
      expect(box.textContent).toContain(text)
    expect([...box.querySelectorAll('.supplier-counts-number')].map((one) => one.textContent)).toEqual(['1', '1', '1'])
    expect(box.querySelector('.benefit-row.is-off')?.textContent).toContain(words.states.expired)
    press('supplier-mine')
    expect(moves).toEqual(['navigateTo /subPackages/rightssupplier/mine-rights'])
  })

  it('R-101 a link that opens the page in a running app brings its order and token, which are kept', async () => {
    screen.open({ rscToken: 'rsc-c', rightsOrderNo: 'R2' })
    await serve(orderUseRightsInfo, given(order()))
    expect(carriedTo(orderUseRightsInfo)[0]?.supplier).toEqual({ rscToken: 'rsc-c', rightsOrderNo: 'R2' })
    expect(supplierValues()).toEqual({ rscToken: 'rsc-c', rightsOrderNo: 'R2' })
  })

  it('an order without rights says so', async () => {
    open()
    await serve(orderUseRightsInfo, given(order([])))
    expect(box.textContent).toContain(words.noRights)
  })

  it('R-101 a token that is refused twice is said, with how to open the area again and the way home', async () => {
    open()
    await serve(orderUseRightsInfo, refused('TOKEN_EXPIRED', '页面已过期'))
    await serve(userCouponToken, given({ rscToken: 'rsc-b', endTime: 1 }))
    expect(box.textContent).not.toContain('页面已过期')
    await serve(orderUseRightsInfo, refused('TOKEN_EXPIRED', '页面已过期'))
    expect(box.textContent).toContain('页面已过期')
    expect(box.textContent).toContain(words.openAgain)
    press('supplier-home')
    expect([moves, screen.app.shown]).toEqual([['switchTab /pages/home/index'], []])
  })

  it('R-106 an order that is not the customer’s is unknown, with the way home and without a retry', async () => {
    open()
    await serve(orderUseRightsInfo, refused('ORDER_UNKNOWN', '没有找到该权益订单'))
    expect(box.textContent).toContain('没有找到该权益订单')
    expect(box.textContent).not.toContain(words.openAgain)
    expect(box.textContent).not.toContain(shell.retry)
    expect(box.querySelector('#supplier-home')).not.toBeNull()
  })

  it('C2 without random bytes it says so and sends nothing', async () => {
    mockBytes = () => Promise.reject(new Error('this host gives no random bytes'))
    open()
    await wait()
    expect(box.textContent).toContain(shell.unprotected)
    expect(sent.filter(({ url }) => url.includes('/supplier/'))).toEqual([])
    expect(moves).toEqual([])
  })

  it('is read again by the customer who comes back to it', async () => {
    open()
    await serve(orderUseRightsInfo, given(order()))
    happen('hide')
    happen('show')
    await serve(orderUseRightsInfo, given(order([right('video', 'used')])))
    expect(box.querySelectorAll('.supplier-right')).toHaveLength(1)
  })
})

describe('receiving a right', () => {
  /** Another right in each test: the same address is opened once within half a second. */
  let video = 'video-0'
  beforeEach(async () => {
    video = `video-${Number(video.slice(6)) + 1}`
    open()
    await serve(orderUseRightsInfo, given(order([right(video, 'can_receive'), right('coffee', 'received')])))
  })
  const pressVideo = () => press(`supplier-receive-${video}`)
  const toUse = () => [`navigateTo /subPackages/rightssupplier/usedDetail?rightsId=${video}`]

  it('R-106 two taps receive it once, and lead to how it is used', async () => {
    pressVideo()
    pressVideo()
    await serve(receiveRights, given(use(video)))
    expect(carriedTo(receiveRights).map(({ data }) => data)).toEqual([{ rightId: video }])
    expect(moves).toEqual(toUse())
  })

  it('R-106 a received right leads to how it is used without a call', async () => {
    press('supplier-use-coffee')
    await wait()
    expect(moves).toEqual(['navigateTo /subPackages/rightssupplier/usedDetail?rightsId=coffee'])
    expect(carriedTo(receiveRights)).toEqual([])
  })

  it('R-106 a supplier that does not answer is said at the right, without a toast, and it can be tried again', async () => {
    pressVideo()
    await serve(receiveRights, down)
    expect(refusals()).toEqual([undefined, '供应商暂时无法响应'])
    expect([moves, screen.app.shown]).toEqual([[], []])
    expect(box.querySelector(`#supplier-receive-${video}`)?.textContent).toBe(words.again)
    pressVideo()
    expect(refusals()).toEqual([undefined, undefined])
    await serve(receiveRights, given(use(video)))
    expect(moves).toEqual(toUse())
  })

  it('R-101 a token that has expired meanwhile is replaced, and the right is received once more', async () => {
    pressVideo()
    await serve(receiveRights, refused('TOKEN_EXPIRED'))
    await serve(userCouponToken, given({ rscToken: 'rsc-b', endTime: 1 }))
    await serve(receiveRights, given(use(video)))
    expect(carriedTo(receiveRights).map(({ supplier }) => supplier?.rscToken)).toEqual(['rsc-a', 'rsc-b'])
    expect([supplierValues().rscToken, refusals()]).toEqual(['rsc-b', [undefined, undefined]])
    expect(moves).toEqual(toUse())
  })

  it('R-101 a token that is refused twice is said at the right, with how to open the area again', async () => {
    pressVideo()
    await serve(receiveRights, refused('TOKEN_EXPIRED', '页面已过期'))
    await serve(userCouponToken, given({ rscToken: 'rsc-b', endTime: 1 }))
    await serve(receiveRights, refused('TOKEN_EXPIRED', '页面已过期'))
    expect(refusals()[1]).toBe(`页面已过期 ${words.openAgain}`)
    expect(moves).toEqual([])
  })

  it('a right that has expired is said at it, and the order is read again', async () => {
    pressVideo()
    await serve(receiveRights, refused('RIGHT_EXPIRED', '该权益已过期'))
    await serve(orderUseRightsInfo, given(order([right(video, 'expired')])))
    expect(refusals()).toEqual(['该权益已过期'])
    expect(box.querySelector(`#supplier-receive-${video}`)).toBeNull()
  })

  it('R-44 a right that is none of the order any more is a toast, and the order is read again', async () => {
    pressVideo()
    await serve(receiveRights, refused('RIGHT_UNKNOWN', '没有找到该权益'))
    await serve(orderUseRightsInfo, given(order([])))
    expect(moves).toEqual(['toast 2000 没有找到该权益'])
    expect(box.textContent).toContain(words.noRights)
  })

  it('R-44 a lost answer is one toast, and the right is received again under the same id', async () => {
    pressVideo()
    await serve(receiveRights, 'no network')
    expect(moves).toEqual([`toast 2000 ${shell.offline}`])
    pressVideo()
    await serve(receiveRights, given(use(video)))
    const ids = sent.filter(({ url }) => url.endsWith(receiveRights.path)).map(({ header }) => header?.requestId)
    expect(ids).toEqual([expect.any(String), ids[0]])
  })
})
