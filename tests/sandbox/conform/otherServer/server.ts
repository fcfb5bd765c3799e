import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { Shop } from './shop'
import { type Asked, answering } from './wire'

/** A server of another make, in Express: login, home, one product, its order and its payment, all at paths of its own. */
export async function startOtherServer(): Promise<{ url: string; close(): Promise<void> }> {
  const shop = new Shop()
  const handlers: Record<string, (asked: Asked) => unknown> = {
    '/v2/codes/send': () => ({ expireSeconds: 600, resendSeconds: 60 }),
    '/v2/codes/redeem': (asked) => shop.login(asked),
    '/v2/me': shop.userInfo,
    '/v2/me/counters': shop.counters,
    '/v2/documents': () => ({ agreements: [] }),
    '/v2/start': shop.home,
    '/v2/start/grid': () => ({ entries: [] }),
    '/v2/start/notices': () => ({ broadcast: [] }),
    '/v2/start/card': () => ({ isVip: false, cardName: '', description: '', savedMoney: 0, serveDays: 0 }),
    '/v2/goods/page': ({ data }) => shop.cards(data.page),
    '/v2/goods/one': (asked) => shop.one(asked),
    '/v2/orders/price': shop.price,
    '/v2/orders/make': shop.order,
    '/v2/orders/page': shop.list,
    '/v2/orders/one': shop.detail,
  }
  const app = express().use(express.json())
  for (const [path, handle] of Object.entries(handlers)) app.post(path, answering('ordinary', handle))
  // A mounted router sees the path without the prefix, which is what the app signs.
  const till = express.Router()
  till.post('/payments/start', answering('cashier', shop.pay))
  till.post('/payments/find', answering('cashier', shop.find))
  app.use('/till', till)
  const server = await new Promise<Server>((done) => {
    const started = app.listen(0, '127.0.0.1', () => done(started))
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
