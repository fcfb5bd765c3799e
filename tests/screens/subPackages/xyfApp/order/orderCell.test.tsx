import { moves } from '@tests/routes/fakeNavigation'
import { clean, draw, letTapsPass, tap } from '@tests/ui/mounted'
import type { OrderRow } from '@/contract/order/list'
import { AgainStore } from '@/domain/order/again/againStore'
import { note } from '@/lib/serverClock'
import { OrderCell } from '@/subPackages/xyfApp/order/order-list/OrderCell'
import { OrderListStore } from '@/subPackages/xyfApp/order/order-list/store'

jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.h5'))

const row = (state: OrderRow['state']): OrderRow => ({
  orderId: 'M1',
  state,
  stateText: '',
  title: '话费',
  picture: '',
  rechargeTypeName: '100 元',
  quantity: 2,
  payAmount: 16_000,
  createdAt: 0,
  payDeadline: 0,
})

const drawn = (order: OrderRow) =>
  draw(<OrderCell row={order} store={new OrderListStore(undefined)} again={new AgainStore()} />)

beforeEach(letTapsPass)
beforeEach(() => void jest.useFakeTimers({ now: new Date('2030-05-20T12:00:00+08:00') }))
afterEach(() => {
  clean()
  jest.useRealTimers()
})

describe('the time left to pay an order in the list', () => {
  it('N3 counts by the clock of the server', () => {
    const now = Date.now() - 86_400_000
    note(now)
    const box = drawn({ ...row('unpaid'), payDeadline: now + 60_000 })
    expect(box.querySelector('[role=timer]')?.textContent).toBe('01:00')
  })
})

describe('the amount of an order in the list', () => {
  it.each([
    ['unpaid', '应付'],
    ['paying', '应付'],
    ['paid', '实付'],
    ['finished', '实付'],
    ['refunding', '实付'],
    ['cancelled', '合计'],
  ] as const)('is named as its total, not as the price of one piece: %s', (state, name) => {
    const box = drawn(row(state))
    expect(box.querySelector('.order-cell-total')?.textContent).toBe(`${name}¥160.00`)
    expect(box.querySelector('.goods-summary')?.textContent).toBe('话费100 元×2')
  })
})

describe('再来一单 in the list', () => {
  it.each([
    ['finished', true],
    ['cancelled', true],
    ['refunded', true],
    ['refunding', false],
    ['unpaid', false],
  ] as const)('is offered where nothing of the order is under way: %s %s', (state, isOffered) => {
    expect(drawn(row(state)).textContent?.includes('再来一单')).toBe(isOffered)
  })
})

describe('an order of a membership or a card in the list', () => {
  it.each([
    ['gold', 'gold-member'],
    ['health', 'member-health'],
    ['quota', 'rise-quota'],
  ] as const)('R-78 R-81 that waits is paid as its own kind: %s', (vipType, source) => {
    const box = drawn({ ...row('unpaid'), orderId: 'X1', vipType })
    tap([...box.querySelectorAll('[role=button]')].at(-1))
    expect(moves.at(-1)).toContain(`h5-pay/index?orderId=X1&source=${source}`)
  })

  it('R-78 opens its detail, and is not bought again as goods', () => {
    const box = drawn({ ...row('finished'), orderId: 'G1', vipType: 'gold' })
    expect(box.textContent).not.toContain('再来一单')
    tap(box.querySelector('[role=link]'))
    expect(moves.at(-1)).toContain('subPackages/order/detail?orderId=G1')
  })
})

describe('what an order in the list costs', () => {
  it.each([
    [16_000, '¥160.00'],
    [0, '免费'],
  ])('R-66 %i fen is said as %s', (payAmount, text) => {
    const box = drawn({ ...row('finished'), payAmount })
    expect(box.querySelector('.order-cell-total')?.textContent).toBe(`实付${text}`)
  })
})
