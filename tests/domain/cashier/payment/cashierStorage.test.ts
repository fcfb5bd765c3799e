import { observable, runInAction } from 'mobx'
import { type CashierState, cashierValues, keepCashier, storedTool } from '@/domain/cashier/payment/cashierStorage'
import { session } from '@/domain/session/session'
import { launchStorage } from '@/platform/storage/sessionStorage'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@/platform/storage/sessionStorage.ts'))

const tool = { assetType: 'DEBIT_CARD', amount: 1690, name: 'Bank', cardId: 'C1', cardTail: '6101' } as const

const state: CashierState = {
  cashierPayData: { amount: 1690, bizInfo: '{}', paymentToolList: [tool] },
  chosePayMode: { assetType: 'DEBIT_CARD', amount: 1690 },
  payCardStatus: 'payIn',
  payCardType: 'VIP_MEMBER_CARD',
  bizNo: 'P1',
  outBizNo: 'O1',
  payFailedReason: 'no money',
  buySource: 'member-v2',
  curPayInfo: { orderId: 'M1', requestId: 'r1', bizType: 'VIP_MEMBER_CARD' },
  bankPay: true,
  showCardPay: true,
  isPayVipCashier: true,
}

/** The names that the specification gives. */
const names = [
  'cashierPayData',
  'chosePayMode',
  'payCardStatus',
  'payCardType',
  'bizNo',
  'outBizNo',
  'payFailedReason',
  'buySource',
  'curPayInfo',
  'bankPay',
  'showCardPay',
  'isPayVipCashier',
]

const kept = () => Object.fromEntries(names.map((name) => [name, launchStorage.read(name)]))

const nothing = Object.fromEntries(names.map((name) => [name, undefined]))

/** A screen of the cashier with these values, until it is left. */
function screen(values: Partial<CashierState>) {
  const box = observable.box(values, { deep: false })
  const leave = keepCashier(() => box.get())
  return { leave, set: (next: Partial<CashierState>) => runInAction(() => box.set(next)) }
}

describe('the state of the cashier', () => {
  beforeEach(() => session.signOut())

  it('R-70 R-83 is kept in session storage under the names of the specification', () => {
    screen(state).leave()
    expect(kept()).toEqual(state)
  })

  it('R-70 U3 is removed as a whole when its customer leaves, and a screen of theirs writes nothing more', () => {
    const { set, leave } = screen(state)
    session.signOut()
    expect(kept()).toEqual(nothing)
    set({ ...state, bizNo: 'P2', payFailedReason: 'card of Ann refused' })
    expect(kept()).toEqual(nothing)
    leave()
  })

  it('R-70 follows the screen until it is left', () => {
    const { set, leave } = screen(state)
    set({ ...state, bizNo: 'P2', outBizNo: undefined })
    expect([launchStorage.read('bizNo'), launchStorage.read('outBizNo')]).toEqual(['P2', undefined])
    leave()
    set({ ...state, bizNo: 'P3' })
    expect(launchStorage.read('bizNo')).toBe('P2')
  })

  it('R-70 a screen of the same order keeps what it does not know; one of another order begins with nothing', () => {
    const { curPayInfo } = state
    screen(state).leave()
    screen({ curPayInfo }).leave()
    expect(kept()).toEqual(state)
    screen({ curPayInfo: { ...curPayInfo, orderId: 'M2' } }).leave()
    expect(kept()).toEqual({ ...nothing, curPayInfo: { ...curPayInfo, orderId: 'M2' } })
  })

  it('R-70 the chosen tool is read back for its own order only', () => {
    screen(state).leave()
    expect(storedTool('M1')).toEqual(state.chosePayMode)
    expect(storedTool('M2')).toBeUndefined()
    cashierValues.curPayInfo.remove()
    expect(storedTool('M1')).toBeUndefined()
  })

  it('R-70 a screen that does not say what is paid removes nothing', () => {
    screen(state).leave()
    screen({ bizNo: 'P2' }).leave()
    expect(kept()).toEqual({ ...state, bizNo: 'P2' })
  })
})

describe('a value that another program has written', () => {
  const { cashierPayData, chosePayMode, curPayInfo } = state
  const offers = (...paymentToolList: unknown[]) => ({ ...cashierPayData, paymentToolList })
  const { cardId: _id, cardTail: _tail, ...bare } = tool

  const readBack: [keyof CashierState, unknown, unknown][] = [
    ['cashierPayData', { ...cashierPayData, amount: '1690' }, undefined],
    ['cashierPayData', { ...cashierPayData, amount: -1 }, undefined],
    ['cashierPayData', { ...cashierPayData, bizInfo: {} }, undefined],
    ['cashierPayData', { ...cashierPayData, paymentToolList: tool }, undefined],
    ['cashierPayData', { ...cashierPayData, more: 1 }, cashierPayData],
    ['cashierPayData', offers(...Array(51).fill(tool)), offers(...Array(50).fill(tool))],
    [
      'cashierPayData',
      offers({ ...tool, disabledReason: 'no money' }),
      offers({ ...tool, disabledReason: 'no money' }),
    ],
    ['cashierPayData', offers({ ...tool, assetType: 'COINS' }, tool), cashierPayData],
    ['cashierPayData', offers({ ...tool, amount: 1.5 }, tool), cashierPayData],
    ['cashierPayData', offers({ ...tool, name: 1 }, tool), cashierPayData],
    ['cashierPayData', offers({ ...tool, cardId: '', cardTail: 'a b', disabledReason: 1 }), offers(bare)],
    ['chosePayMode', { ...chosePayMode, assetType: 'COINS' }, undefined],
    ['chosePayMode', { ...chosePayMode, amount: null }, undefined],
    ['chosePayMode', { ...chosePayMode, cardId: 1 }, chosePayMode],
    ['payCardStatus', 'payIn', 'payIn'],
    ['payCardStatus', 'paySuccess', 'paySuccess'],
    ['payCardStatus', 'payFailed', 'payFailed'],
    ['payCardStatus', 'paid', undefined],
    ['payCardType', 'VIP_HOIST_LINES', 'VIP_HOIST_LINES'],
    ['payCardType', 'MALL_ORDER', undefined],
    ['payCardType', 'GOLD', undefined],
    ['bizNo', '', undefined],
    ['bizNo', 'P 1', undefined],
    ['outBizNo', 7, undefined],
    ['payFailedReason', { text: 'no' }, undefined],
    ['payFailedReason', 'x'.repeat(8001), undefined],
    ['buySource', null, undefined],
    ['curPayInfo', { ...curPayInfo, more: 1 }, curPayInfo],
    ['curPayInfo', { ...curPayInfo, orderId: undefined }, undefined],
    ['curPayInfo', { ...curPayInfo, bizType: 'GOLD' }, undefined],
    ['curPayInfo', { ...curPayInfo, requestId: 'r 1' }, { orderId: 'M1', bizType: 'VIP_MEMBER_CARD' }],
    ['bankPay', 'true', undefined],
    ['showCardPay', 1, undefined],
    ['isPayVipCashier', 'yes', undefined],
  ]

  it.each(readBack)('R-70 R-83 %s %j is read as %j', (name, written, read) => {
    launchStorage.write(name, written)
    expect(cashierValues[name].read()).toEqual(read)
  })
})
