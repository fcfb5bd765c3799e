import { createHmac } from 'node:crypto'
import { cancelOrder } from '@/contract/order'
import { Journey, sessionOf } from '../cashier/journey'
import { startSandbox, type TestSandbox } from '../startSandbox'

const ALIPAY = { assetType: 'ALIPAY' } as const
const WECHAT = { assetType: 'WECHATPAY' } as const
const CARD = { assetType: 'DEBIT_CARD', cardId: 'C1010' } as const
const BUYER = '13800138001'

let sandbox: TestSandbox
let buyer: Journey

beforeAll(async () => {
  sandbox = await startSandbox()
  buyer = new Journey(sandbox, await sandbox.login(BUYER))
}, 90_000)
afterAll(() => sandbox.close())
afterEach(() => sandbox.clearFaults())

async function started(tool: typeof ALIPAY | typeof WECHAT = ALIPAY, options: Parameters<Journey['pay']>[2] = {}) {
  const order = await buyer.order()
  const { bizNo, outBizNo, redirectActionForm } = (await buyer.pay(order, tool, options)).data
  const redirectUrl = redirectActionForm?.redirectUrl ?? ''
  return { ...order, bizNo, outBizNo, redirectUrl, session: redirectUrl ? sessionOf(redirectUrl) : '' }
}

/** Plays the provider as a script does. */
const play = (session: string, outcome: 'approve' | 'decline' | 'pending', notify: object = {}) =>
  fetch(`${sandbox.url}/sandbox/provider/outcome`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session, outcome, notify }),
  })

/** Presses a button of the provider's page. */
const press = (provider: string, fields: Record<string, string>) =>
  fetch(`${sandbox.url}/sandbox/provider/${provider}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

const notifyRaw = (provider: string, body: unknown) =>
  fetch(`${sandbox.url}/notify/${provider}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

interface LogRow {
  provider: string
  verdict: string
  body: { session?: string }
}
const logOf = async (session: string) => {
  const rows = (await (await fetch(`${sandbox.url}/sandbox/notifications.json`)).json()) as LogRow[]
  return rows.filter((row) => row.body.session === session).map((row) => row.verdict)
}

describe('the provider’s page', () => {
  it('shows the amount and three buttons, in the customer’s language', async () => {
    const { redirectUrl, outBizNo } = await started(ALIPAY, { lang: 'en' })
    const answer = await fetch(redirectUrl)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('<small>¥</small>48.60')
    expect(html).toContain(outBizNo)
    expect([...html.matchAll(/name="outcome" value="(\w+)">([^<]+)</g)].map(([, value, text]) => [value, text])).toEqual([
      ['approve', 'Pay now'],
      ['decline', 'Cancel the payment'],
      ['pending', 'Leave it pending'],
    ])
  })

  it('S7 runs no script and posts to the app’s own address only', async () => {
    const { redirectUrl } = await started(WECHAT)
    const answer = await fetch(redirectUrl)
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`form-action 'self' ${sandbox.url}`)
    expect(await answer.text()).not.toMatch(/<script|onclick|style=|src=/)
  })

  it('R-75 approving pays, tells the shop, and leads back with numbers', async () => {
    const { session, orderId, bizNo, outBizNo } = await started()
    const answer = await press('alipay', { session, outcome: 'approve' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(
      `${sandbox.url}/subPackages/order/detail?orderId=${orderId}&bizNo=${bizNo}&outBizNo=${outBizNo}`,
    )
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_SUCCESS')
    expect((await buyer.detail(orderId)).orderDetail).toMatchObject({ state: 'finished', payToolName: '支付宝' })
    expect(await logOf(session)).toEqual(['applied'])
    const after = await (await fetch(`${sandbox.url}/sandbox/provider/alipay?session=${session}`)).text()
    expect(after).toContain('支付成功')
    expect(after).not.toContain('name="outcome"')
  })

  it('R-76 declining fails the payment and leaves the order to be paid', async () => {
    const { session, orderId, bizNo } = await started(WECHAT)
    expect((await press('wechat', { session, outcome: 'decline' })).status).toBe(303)
    expect((await buyer.query({ bizNo })).data).toMatchObject({
      paymentStatus: 'PAYMENT_FAILURE',
      paymentResultMessage: '您已取消支付，订单仍为您保留',
    })
    expect(await buyer.stateOf(orderId)).toBe('unpaid')
  })

  it('R-85 leaving it pending keeps the payment in process', async () => {
    const { session, orderId, bizNo } = await started()
    await press('alipay', { session, outcome: 'pending' })
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_PROCESS_IN')
    expect(await buyer.stateOf(orderId)).toBe('paying')
  })

  it('has nothing to show for a session nobody has, or one of the other provider', async () => {
    const { session } = await started()
    expect((await fetch(`${sandbox.url}/sandbox/provider/alipay?session=${'0'.repeat(48)}`)).status).toBe(404)
    expect((await fetch(`${sandbox.url}/sandbox/provider/wechat?session=${session}`)).status).toBe(404)
    expect((await press('wechat', { session, outcome: 'approve' })).status).toBe(404)
    expect(await logOf(session)).toEqual([])
  })

  it('lets nobody approve after the session has ended', async () => {
    const { session, bizNo } = await started()
    await sandbox.fault({ kind: 'clock', ms: 5 * 60_000 + 1_000 })
    const answer = await press('alipay', { session, outcome: 'approve' })
    expect(await answer.text()).toContain('支付未完成')
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_FAILURE')
  })

  it('P8 numbers in a return address prove nothing', async () => {
    const { bizNo, outBizNo, orderId } = await started()
    await fetch(`${sandbox.url}/subPackages/order/detail?orderId=${orderId}&bizNo=${bizNo}&outBizNo=${outBizNo}&status=PAYMENT_SUCCESS`)
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_CREATED')
  })
})

describe('a scripted host', () => {
  it.each(['weapp', 'alipay', 'tt'] as const)('plays the sheet of %s by the session in payParams', async (miniHost) => {
    const order = await buyer.order()
    const { bizNo, redirectActionForm } = (await buyer.pay(order, miniHost === 'weapp' ? WECHAT : ALIPAY, { miniHost, callBackUrl: '' })).data
    const session = /[0-9a-f]{48}/.exec(Object.values(redirectActionForm?.payParams ?? {}).join(' '))?.[0] ?? ''
    expect((await play(session, 'approve')).status).toBe(200)
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_SUCCESS')
  })

  it.each([
    [{ session: 'x', outcome: 'approve' }],
    [{ session: 'x', outcome: 'steal' }],
    [{ session: 'x', outcome: 'approve', notify: { times: 1_000 } }],
    [{ session: 'x', outcome: 'approve', notify: { tamper: 'all' } }],
  ])('is told when %j makes no sense', async (body) => {
    const answer = await fetch(`${sandbox.url}/sandbox/provider/outcome`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(400)
  })
})

describe('P13 notifications', () => {
  it('P13 fifteen copies at once credit once', async () => {
    const sold = await buyer.soldOf('card')
    const { session, orderId } = await started()
    await play(session, 'approve', { times: 15 })
    const verdicts = await logOf(session)
    expect(verdicts).toHaveLength(15)
    expect(verdicts.filter((verdict) => verdict === 'applied')).toHaveLength(1)
    expect((await buyer.detail(orderId)).orderDetail.cardCodes).toHaveLength(1)
    expect(await buyer.soldOf('card')).toBe(sold + 1)
  })

  it.each(['opposite-first', 'opposite-last', 'mixed'])('P13 P15 success and failure in the order %s end in success, once', async (order) => {
    const sold = await buyer.soldOf('card')
    const { session, orderId, bizNo } = await started()
    await play(session, 'approve', { times: 5, order })
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_SUCCESS')
    expect(await buyer.stateOf(orderId)).toBe('finished')
    expect(await buyer.soldOf('card')).toBe(sold + 1)
  })

  it('P13 a late one counts when it comes', async () => {
    const { session, bizNo } = await started()
    await play(session, 'approve', { delayMs: 300 })
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_CREATED')
    for (let left = 40; left > 0 && (await buyer.statusOf(bizNo)) === 'PAYMENT_CREATED'; left--) {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_SUCCESS')
  })

  it('is sent again while the server is in trouble', async () => {
    const { session, bizNo } = await started()
    await sandbox.fault({ kind: 'status', path: '/notify/alipay', status: 503 })
    await play(session, 'approve')
    expect((await sandbox.faultLog()).map(({ path }) => path)).toEqual(['/notify/alipay'])
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_SUCCESS')
  })

  it('is multiplied by a planted fault', async () => {
    const { session } = await started()
    await sandbox.fault({ kind: 'notify', path: '/notify/alipay', notify: { times: 3 } })
    await press('alipay', { session, outcome: 'approve' })
    expect(await logOf(session)).toHaveLength(3)
  })
})

describe('P14 notifications that are not right', () => {
  it.each([
    ['sign', 'bad-sign'],
    ['amount', 'wrong-amount'],
    ['order', 'wrong-order'],
  ])('P14 a wrong %s changes nothing and is logged', async (tamper, verdict) => {
    const { session, orderId, bizNo } = await started()
    await play(session, 'approve', { tamper })
    expect(await logOf(session)).toEqual([verdict])
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_CREATED')
    expect(await buyer.stateOf(orderId)).toBe('paying')
    const page = await (await fetch(`${sandbox.url}/sandbox/notifications`)).text()
    expect(page).toContain(session)
  })

  it('P14 one that anybody could write changes nothing', async () => {
    const { session, outBizNo, bizNo, payAmount } = await started()
    const fields = { session, outBizNo, amount: payAmount, status: 'success', nonce: 'n', time: Date.now() }
    const sign = createHmac('sha256', 'guess').update(JSON.stringify(Object.values(fields))).digest('hex')
    expect((await notifyRaw('alipay', { ...fields, sign })).status).toBe(400)
    expect((await notifyRaw('alipay', { ...fields, sign: '' })).status).toBe(400)
    expect((await notifyRaw('alipay', { ...fields, sign: [] })).status).toBe(400)
    expect(await logOf(session)).toEqual(['malformed', 'bad-sign', 'bad-sign'])
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_CREATED')
  })

  it.each([null, [], 'x', 1, {}])('P14 a body of %j is refused', async (body) => {
    expect((await notifyRaw('wechat', body)).status).toBe(400)
  })

  it('P14 a right one is heard at its own provider’s address only', async () => {
    const { session } = await started()
    await play(session, 'approve')
    const rows = (await (await fetch(`${sandbox.url}/sandbox/notifications.json`)).json()) as LogRow[]
    const copy = rows.find((row) => row.body.session === session)?.body
    expect((await notifyRaw('wechat', copy)).status).toBe(503)
    expect((await notifyRaw('alipay', copy)).status).toBe(200)
    expect(await logOf(session)).toEqual(['repeated', 'unknown-session', 'applied'])
  })
})

describe('P15 news that come too late', () => {
  it('P15 money for a cancelled order is kept for refund, and nothing is delivered', async () => {
    const sold = await buyer.soldOf('card')
    const { session, orderId, bizNo } = await started()
    await sandbox.call(cancelOrder, { orderId }, { token: buyer.token })
    await play(session, 'approve', { times: 3 })
    const { orderDetail: detail, payParams } = await buyer.detail(orderId)
    expect(detail).toMatchObject({ state: 'refunding', stateText: '退款中', cardCodes: [] })
    expect(payParams).toBeUndefined()
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_SUCCESS')
    expect(await buyer.soldOf('card')).toBe(sold)
  })

  it('P15 a failure after the success takes nothing back', async () => {
    const { session, orderId, bizNo } = await started()
    await play(session, 'approve')
    await play(session, 'decline', { times: 3 })
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_SUCCESS')
    expect(await buyer.stateOf(orderId)).toBe('finished')
  })

  it('P15 money of a first payment that comes after a second one paid is kept, and the order stays delivered once', async () => {
    const sold = await buyer.soldOf('card')
    const { session, orderId, payAmount, bizNo } = await started()
    await play(session, 'decline')
    const second = (await buyer.pay({ orderId, payAmount }, CARD)).data.bizNo
    await buyer.sendCode(second)
    await buyer.confirm(second, (await sandbox.inbox(BUYER))[0]?.code ?? '')
    expect(await buyer.stateOf(orderId)).toBe('finished')
    const { cardCodes } = (await buyer.detail(orderId)).orderDetail
    await play(session, 'approve')
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_SUCCESS')
    const after = (await buyer.detail(orderId)).orderDetail
    expect([after.state, after.cardCodes, after.payToolName]).toEqual(['finished', cardCodes, '银行卡'])
    expect(await buyer.soldOf('card')).toBe(sold + 1)
  })
})
