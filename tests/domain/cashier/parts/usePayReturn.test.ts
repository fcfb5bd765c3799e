/** @jest-environment ./tests/fixtures/jsdomEnvironment.cjs */

import { alipay, FakeGateway, target } from '@tests/domain/cashier/fakeGateway'
import { resetHost } from '@tests/domain/cashier/fakeHost'
import { usePayReturn } from '@/domain/cashier/parts/usePayReturn'
import { PaymentStore } from '@/domain/cashier/payment/paymentStore'
import { hookOf } from './hookOf'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/platform/pay/pay', () => jest.requireActual('@tests/domain/cashier/fakeHost').payModule)
jest.mock('@/platform/pay/payReturn', () => jest.requireActual('@/platform/pay/payReturn.h5.ts'))

beforeEach(() => {
  jest.useFakeTimers()
  resetHost()
})
afterEach(() => void jest.useRealTimers())

/** The browser shows the page again out of its cache. */
const back = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

/** A payment whose customer has left for the provider's page. */
async function away(orderId: string) {
  const gateway = new FakeGateway()
  gateway.creates = [{ bizNo: `P-${orderId}` }]
  const store = new PaymentStore({ target: { ...target, orderId }, gateway })
  await store.pay(alipay)
  return { gateway, store }
}

it('P9 a page out of the browser’s cache asks about its own payment, until it is left', async () => {
  const first = await away('M1')
  const second = await away('M2')
  const asked = () => [first.gateway.queried.length, second.gateway.queried.length]
  const { draw, leave } = hookOf(usePayReturn, first.store)
  expect(asked()).toEqual([0, 0])
  back()
  expect([asked(), first.store.state]).toEqual([[1, 0], 'confirming'])
  draw(second.store)
  back()
  expect([asked(), second.store.state]).toEqual([[1, 1], 'confirming'])
  leave()
  const third = await away('M3')
  hookOf(usePayReturn, third.store).leave()
  back()
  expect([third.store.state, third.gateway.queried]).toEqual(['awaitingHost', []])
  for (const { store } of [first, second, third]) store.drop()
})
