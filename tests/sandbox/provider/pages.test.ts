import { Journey } from '@tests/sandbox/cashier/journey'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { ALIPAY, ProviderPlay, WECHAT } from './providerPlay'

const BUYER = '13800138001'

const sandbox = sandboxTest()
let buyer: Journey
let provider: ProviderPlay

beforeAll(async () => {
  buyer = new Journey(sandbox, await sandbox.login(BUYER))
  provider = new ProviderPlay(sandbox, buyer)
})

describe('the provider’s page', () => {
  it('shows the amount and three buttons, in the customer’s language', async () => {
    const { redirectUrl, outBizNo } = await provider.started(ALIPAY, { lang: 'en' })
    const answer = await fetch(redirectUrl)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('<small>¥</small>48.60')
    expect(html).toContain(outBizNo)
    expect(
      [...html.matchAll(/name="outcome" value="(\w+)">([^<]+)</g)].map(([, value, text]) => [value, text]),
    ).toEqual([
      ['approve', 'Pay now'],
      ['decline', 'Cancel the payment'],
      ['pending', 'Leave it pending'],
    ])
  })

  it('S7 runs no script and posts to the app’s own address only', async () => {
    const { redirectUrl } = await provider.started(WECHAT)
    const answer = await fetch(redirectUrl)
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toBe(
      `default-src 'none';style-src 'unsafe-inline';form-action 'self' ${sandbox.url};base-uri 'none';frame-ancestors 'none'`,
    )
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await answer.text()).not.toMatch(/<script|onclick|style=|src=/)
  })

  it('R-75 approving pays, tells the shop, and leads back with numbers', async () => {
    const { session, orderId, bizNo, outBizNo } = await provider.started()
    const answer = await provider.press('alipay', { session, outcome: 'approve' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(
      `${sandbox.url}/subPackages/order/detail?orderId=${orderId}&bizNo=${bizNo}&outBizNo=${outBizNo}`,
    )
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_SUCCESS')
    expect((await buyer.detail(orderId)).orderDetail).toMatchObject({ state: 'finished', payToolName: '支付宝' })
    expect(await provider.verdictsOf(session)).toEqual(['applied'])
    const after = await (await fetch(`${sandbox.url}/sandbox/provider/alipay?session=${session}`)).text()
    expect(after).toContain('支付成功')
    expect(after).not.toContain('name="outcome"')
  })

  it('R-76 declining fails the payment and leaves the order to be paid', async () => {
    const { session, orderId, bizNo } = await provider.started(WECHAT)
    expect((await provider.press('wechat', { session, outcome: 'decline' })).status).toBe(303)
    expect((await buyer.query({ bizNo })).data).toMatchObject({
      paymentStatus: 'PAYMENT_FAILURE',
      paymentResultMessage: '您已取消支付，订单仍为您保留',
    })
    expect(await buyer.stateOf(orderId)).toBe('unpaid')
  })

  it('R-85 leaving it pending keeps the payment in process', async () => {
    const { session, orderId, bizNo } = await provider.started()
    await provider.press('alipay', { session, outcome: 'pending' })
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_PROCESS_IN')
    expect(await buyer.stateOf(orderId)).toBe('paying')
  })

  it.each(['constructor', '__proto__', 'toString', 'success', ''])(
    'refuses the outcome %j, which is none of its buttons, and tells the shop nothing',
    async (outcome) => {
      const { session, bizNo } = await provider.started()
      expect((await provider.press('alipay', { session, outcome })).status).toBe(400)
      expect((await provider.script({ session, outcome })).status).toBe(400)
      expect(await provider.verdictsOf(session)).toEqual([])
      expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_CREATED')
    },
  )

  it('has nothing to show for a session that does not exist, or one of the other provider', async () => {
    const { session } = await provider.started()
    expect((await fetch(`${sandbox.url}/sandbox/provider/alipay?session=${'0'.repeat(48)}`)).status).toBe(404)
    expect((await fetch(`${sandbox.url}/sandbox/provider/wechat?session=${session}`)).status).toBe(404)
    expect((await provider.press('wechat', { session, outcome: 'approve' })).status).toBe(404)
    expect(await provider.verdictsOf(session)).toEqual([])
  })

  it('allows no approval after the session has ended', async () => {
    const { session, bizNo } = await provider.started()
    await sandbox.fault({ kind: 'clock', ms: 5 * 60_000 + 1_000 })
    const answer = await provider.press('alipay', { session, outcome: 'approve' })
    expect(await answer.text()).toContain('支付未完成')
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_FAILURE')
  })

  it('allows no approval of what was declined, on a page that is still open elsewhere', async () => {
    const { session, bizNo, orderId, payAmount } = await provider.started()
    await provider.press('alipay', { session, outcome: 'decline' })
    expect((await buyer.pay({ orderId, payAmount }, WECHAT)).data.paymentStatus).toBe('PAYMENT_CREATED')
    const answer = await provider.press('alipay', { session, outcome: 'approve' })
    expect(await answer.text()).toContain('支付未完成')
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_FAILURE')
  })

  it('P8 numbers in a return address prove nothing', async () => {
    const { bizNo, outBizNo, orderId } = await provider.started()
    await fetch(
      `${sandbox.url}/subPackages/order/detail?orderId=${orderId}&bizNo=${bizNo}&outBizNo=${outBizNo}&status=PAYMENT_SUCCESS`,
    )
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_CREATED')
  })
})

describe('a scripted host', () => {
  it.each(['weapp', 'alipay', 'tt'] as const)('plays the sheet of %s by the session in payParams', async (miniHost) => {
    const order = await buyer.order()
    const { bizNo, redirectActionForm } = (
      await buyer.pay(order, miniHost === 'weapp' ? WECHAT : ALIPAY, { miniHost, callBackUrl: '' })
    ).data
    const session = /[0-9a-f]{48}/.exec(Object.values(redirectActionForm?.payParams ?? {}).join(' '))?.[0] ?? ''
    expect((await provider.play(session, 'approve')).status).toBe(200)
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_SUCCESS')
  })

  it.each([
    [{ session: 'x', outcome: 'approve' }],
    [{ session: 'x', outcome: 'approve', notify: null }],
    [{ session: 'x', outcome: 'constructor' }],
    [null],
    [{ session: 'x', outcome: 'steal' }],
    [{ session: 'x', outcome: 'approve', notify: { times: 1_000 } }],
    [{ session: 'x', outcome: 'approve', notify: { tamper: 'all' } }],
  ])('is told when %j makes no sense', async (body) => {
    const answer = await provider.script(body)
    expect(answer.status).toBe(400)
  })
})
