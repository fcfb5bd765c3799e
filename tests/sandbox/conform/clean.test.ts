import { as, differences, named, run } from '@tests/sandbox/conform/conformRun'
import { sandboxTest } from '@tests/sandbox/startSandbox'

const sandbox = sandboxTest()

it('the sandbox is as the app needs it, for a visitor and for a customer who orders, pays and redeems', async () => {
  await sandbox.reset()
  const customer = await as(sandbox, '13800138002')
  const checks = await run(sandbox.url, customer, '--supplier=R20250101102', '--moves-money')
  expect(differences(checks)).toEqual([])
  const passed = named(checks, 'passed')
  const wanted = [
    'read home.index as a visitor',
    'read home.index as a customer',
    'read credit.creditReport as a customer',
    'read remoteConfig.getSchema as a visitor',
    'read supplier.orderUseRightsInfo as a customer',
    'send order.order again with its request id',
    'send order.order again after its answer was lost',
    'count the orders after two intents, each sent twice',
    'ask for a payment whose answer was lost',
    'ask for a payment that was never sent',
    'send cashier.createAndPay again with its request id',
    'send paysystem.alipayCreate again with its request id',
    'send member.createVipOrder again with its request id',
    'send coin.exchange again with its request id',
    'send supplier.receiveRights again with its request id',
    'follow the list order.orderList to its end as a customer',
    'send home.index with a wrong signature',
    'send supplier.orderUseRightsInfo with a wrong signature',
    'send session.userInfo with a token that is none',
    'read order.orderDetail of what does not exist',
    'log in with a code that was used',
  ]
  // Those that are missing alone: a list of all would be cut.
  expect(wanted.filter((name) => !passed.includes(name))).toEqual([])
  expect(passed.length).toBeGreaterThan(300)
})

it('a customer with long lists has them read to their end', async () => {
  const checks = await run(sandbox.url, await as(sandbox, '13800138004'), '--only=wallet,certificate')
  expect(differences(checks)).toEqual([])
  expect(named(checks, 'passed')).toContain('follow the list wallet.withdrawList to its end as a customer')
})

it('without --moves-money nothing is ordered, paid or changed', async () => {
  const person = '13800138001'
  const token = await sandbox.login(person)
  const customer = await as(sandbox, person)
  const sent: string[] = []
  const before = globalThis.fetch
  globalThis.fetch = (input, init) => {
    sent.push(new URL(String(input)).pathname)
    return before(input, init)
  }
  const checks = await run(sandbox.url, customer).finally(() => {
    globalThis.fetch = before
  })
  expect(token).not.toBe('')
  const writes = checks.filter(({ name, untried }) => untried === undefined && /^(?:write|money) /.test(name))
  expect(writes.map(({ name }) => name)).toEqual([])
  expect(sent).not.toContain('/shop/order')
  expect(named(checks, 'untried')).toEqual(expect.arrayContaining(['money order.order', 'write profile.feedback']))
})

it('each call is passed, differs, or is named as not tried', async () => {
  const checks = await run(sandbox.url, '--only=home')
  expect(named(checks, 'untried')).toContain('money order.order')
  expect(checks.find(({ name }) => name === 'money order.order')?.untried).toBe('--only names others')
  expect(new Set(checks.map(({ sent }) => sent)).size).toBeGreaterThan(210)
})
