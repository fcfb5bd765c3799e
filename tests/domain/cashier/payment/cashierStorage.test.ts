import { observable, runInAction } from 'mobx'
import { type CashierState, cashierValues, keepCashier, storedTool } from '@/domain/cashier/payment/cashierStorage'
import { session } from '@/domain/session/session'
import { launchStorage } from '@/platform/sessionStorage'

jest.mock('@tarojs/taro', () => jest.requireActual('../fakeHost').taroModule)
jest.mock('@/platform/sessionStorage', () => jest.requireActual('@/platform/sessionStorage.ts'))

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
})
