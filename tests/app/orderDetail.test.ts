import { detailRes } from '@tests/domain/order/samples'
import { cancelOrder, orderDetail } from '@/contract/order/detail'
import { consent } from '@/domain/account/consent'
import { session } from '@/domain/session/session'
import { app, reopen, seen, sees, tap } from './customer'
import { answer, forgetCalls, sentTo } from './fakeServer'

const address = '/subPackages/order/detail?orderId=M7'

let state: 'unpaid' | 'cancelled' = 'unpaid'
answer(orderDetail).with(({ orderId }) => detailRes({ orderId, state }, Date.now()))
answer(cancelOrder).with(() => {
  state = 'cancelled'
  return { state }
})

beforeAll(async () => {
  consent.accept()
  session.signIn('token-a')
  await app.createApp(address)
})
beforeEach(async () => {
  state = 'unpaid'
  forgetCalls()
  await reopen(address)
  await sees('订单详情', '等待支付')
})

it('R-65 shows the order of its address with the amount to pay and the time left', async () => {
  await sees('订单详情', '等待支付', '话费', 'M7', '138 **** 8000', '¥50', '在本页支付')
  expect(seen()).toMatch(/剩余支付时间.*0?0:\d\d/)
  expect(sentTo(orderDetail)).toContainEqual({ orderId: 'M7' })
})

it('R-65 an order that the customer cancels takes no payment any more', async () => {
  tap('取消订单')
  await sees('订单详情', '确定取消吗')
  tap('确认取消')
  await sees('订单详情', '已取消')
  expect(sentTo(cancelOrder)).toEqual([{ orderId: 'M7' }])
  expect(seen()).not.toMatch(/在本页支付|立即支付|剩余支付时间/)
})

it('is left for home where it was the first page', async () => {
  tap('首页')
  await sees('小补贴')
  expect(seen()).not.toContain('订单详情')
})
