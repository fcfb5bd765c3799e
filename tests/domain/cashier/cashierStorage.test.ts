import { type CashierState, cashierStorage } from '@/domain/cashier/cashierStorage'
import { session } from '@/domain/session/session'
import { launchStorage } from '@/platform/sessionStorage'

jest.mock('@tarojs/taro', () => jest.requireActual('./fakeHost').taroModule)
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

describe('the state of the cashier', () => {
  it('R-70 R-83 is kept in session storage under the names of the specification', () => {
    cashierStorage.write(state)
    expect(Object.fromEntries(names.map((name) => [name, launchStorage.read(name)]))).toEqual(state)
  })

  it('R-70 U3 is removed as a whole when its customer leaves', () => {
    cashierStorage.write(state)
    session.signOut()
    expect(names.filter((name) => launchStorage.read(name) !== undefined)).toEqual([])
  })
})
