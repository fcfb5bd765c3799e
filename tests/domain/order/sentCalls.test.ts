import { connectApp } from '@tests/request/fakeApp'
import { argsOf, endAll, ok, sent, settled } from '@tests/request/fakeHost'
import { copyOrderCreate, copyOrderInfo } from '@/contract/order/again'
import { payWay } from '@/contract/paysystem'
import { AgainStore } from '@/domain/order/again/againStore'
import { rememberPayWay } from '@/domain/order/confirm/rememberPayWay'

/** Calls whose other tests stand in for the request layer: here they reach the host. */
jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))

beforeEach(() => void connectApp())
afterEach(endAll)

const carried = () => sent.map((call) => [call.method, call.url, argsOf(call)])

it('R-20 the tool that the customer likes best is told by a POST to pay-way', async () => {
  void rememberPayWay('ALIPAY')
  await settled()
  expect(carried()).toEqual([['POST', payWay.path, { assetType: 'ALIPAY' }]])
})

it('buying again asks for the price of today, and orders at that price', async () => {
  const store = new AgainStore()
  store.open('M1')
  await settled()
  await sent[0]?.answer(ok({ goodsId: 'g', rechargeType: 't', quantity: 2, rechargeAccount: '', transAmount: 4_700 }))
  store.submit()
  await settled()
  expect(carried()).toEqual([
    ['POST', copyOrderInfo.path, { orderId: 'M1' }],
    ['POST', copyOrderCreate.path, { orderId: 'M1', transAmount: 4_700 }],
  ])
})
