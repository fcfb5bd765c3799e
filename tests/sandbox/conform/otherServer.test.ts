import { join } from 'node:path'
import { differences, named, run } from '@tests/sandbox/conform/conformRun'
import { startOtherServer } from '@tests/sandbox/conform/otherServer/server'
import { loginCode } from '@tests/sandbox/conform/otherServer/shop'

const paths = `--paths=${join(__dirname, 'otherServer/paths.json')}`
const own = [
  'session.userInfo',
  'session.getExtInfo',
  'session.grantedAgreements',
  'home',
  'mall.goodsList',
  'mall.goods',
  'order.confirmOrderInfo',
  'order.order',
  'order.orderList',
  'order.orderDetail',
  'cashier.createAndPay',
  'cashier.payQuery',
]
const args = [paths, `--as=13800000001,${loginCode}`, '--moves-money', `--only=${own.join(',')}`]

let server: Awaited<ReturnType<typeof startOtherServer>>
beforeEach(async () => {
  server = await startOtherServer()
})
afterEach(() => server.close())

it('a server in Express with paths of its own passes for login, home, one order and its payment', async () => {
  const checks = await run(server.url, ...args)
  expect(differences(checks)).toEqual([])
  expect(named(checks, 'passed')).toEqual(
    expect.arrayContaining([
      'log in as 13800000001',
      'read session.userInfo as a customer',
      'read home.index as a visitor',
      'money order.order as a customer',
      'send order.order again after its answer was lost',
      'count the orders after two intents, each sent twice',
      'read the order that was made',
      'ask for a payment whose answer was lost',
      'send home.index with a wrong signature',
    ]),
  )
  expect(checks.find(({ name }) => name === 'money order.order as a customer')?.sent).toBe(
    'POST /v2/orders/make (ordinary)',
  )
})

it('without the file of its paths the same server has none of the calls', async () => {
  const checks = await run(server.url, '--only=home')
  expect(differences(checks)).toContainEqual(
    expect.stringContaining('read home.index as a visitor: HTTP status 404 with an HTML page'),
  )
})

it('what the server has not is named, and what the file says that it lacks has its reason', async () => {
  const checks = await run(server.url, paths, '--only=home,activity.freeGroups')
  expect(checks.find(({ name }) => name === 'read activity.freeGroups')?.untried).toBe(
    'the server lacks this call, as the file of replaced paths says',
  )
  expect(checks.find(({ name }) => name === 'money wallet.withdraw')?.untried).toBe('--only names others')
})
