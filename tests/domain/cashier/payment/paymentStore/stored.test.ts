import { alipay, card } from '@tests/domain/cashier/fakeGateway'
import { launchStorage } from '@/platform/storage/sessionStorage'
import { gateway, open, screensOfCustomer } from './screens'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/platform/pay/pay', () => jest.requireActual('@tests/domain/cashier/fakeHost').payModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@/platform/storage/sessionStorage.ts'))

screensOfCustomer()

const read = (...names: string[]) => names.map((name) => launchStorage.read(name))

describe('what session storage keeps of a payment', () => {
  it('R-70 R-78 R-81 what is paid and where the customer came from, before anything is paid', () => {
    open()
    expect(read('curPayInfo', 'buySource', 'isPayVipCashier', 'payCardType', 'payCardStatus')).toEqual([
      { orderId: 'M1', bizType: 'MALL_ORDER' },
      'mall',
      false,
      undefined,
      undefined,
    ])
    open({ orderId: 'G1', bizType: 'VIP_MEMBER_CARD', source: 'member' })
    expect(read('curPayInfo', 'isPayVipCashier', 'payCardType')).toEqual([
      { orderId: 'G1', bizType: 'VIP_MEMBER_CARD' },
      true,
      'VIP_MEMBER_CARD',
    ])
  })

  it('R-75 R-83 the tool, the numbers of the payment, and that it is open', async () => {
    await open().pay(alipay)
    const [{ requestId } = { requestId: '' }] = gateway.created
    expect(read('curPayInfo', 'chosePayMode', 'bizNo', 'outBizNo', 'payCardStatus', 'bankPay')).toEqual([
      { orderId: 'M1', bizType: 'MALL_ORDER', requestId },
      alipay,
      'P-ALIPAY',
      'O-ALIPAY',
      'payIn',
      false,
    ])
  })

  it('R-75 that a card payment runs through the bank’s code', async () => {
    await open().pay(card)
    expect(read('bankPay', 'chosePayMode')).toEqual([true, card])
  })

  it('R-84 why the server failed it; the next payment begins without a reason', async () => {
    gateway.creates = [{ paymentStatus: 'PAYMENT_FAILURE', message: 'card refused' }, {}]
    const store = open()
    await store.pay(card)
    expect(read('payCardStatus', 'payFailedReason')).toEqual(['payFailed', 'card refused'])
    await store.pay(alipay)
    expect(read('payCardStatus', 'payFailedReason')).toEqual(['payIn', undefined])
  })
})
