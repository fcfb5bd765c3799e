import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { families } from '@/contract/families'
import { index } from '@/contract/home'
import { orderList } from '@/contract/order/list'
import { order } from '@/contract/order/place'
import { startSandbox, type TestSandbox } from './startSandbox'
import { newRequestId, signedFields, wireHeaders } from './wireClient'

let sandbox: TestSandbox
const siteDir = mkdtempSync(join(tmpdir(), 'faulty-site-'))

beforeAll(async () => {
  writeFileSync(join(siteDir, 'index.html'), '<!doctype html>')
  writeFileSync(join(siteDir, 'plain.txt'), 'abcd')
  sandbox = await startSandbox({ siteDir })
})
afterAll(async () => {
  await sandbox.close()
  rmSync(siteDir, { recursive: true })
})
afterEach(() => sandbox.clearFaults())

const path = '/xbt/index'
const request = (signal?: AbortSignal) =>
  fetch(sandbox.url + path, {
    method: 'POST',
    headers: { ...wireHeaders(families.ordinary), 'content-type': 'application/json' },
    body: JSON.stringify(signedFields(path, {})),
    signal,
  })

const purchase = {
  goodsId: '10101',
  rechargeType: 'phone-100',
  quantity: 1,
  rechargeAccount: '13800138001',
  transAmount: 9580,
}
const ordersOf = async (token: string) => (await sandbox.call(orderList, { page: 1 }, { token })).data.orders.length

describe('faults', () => {
  it('hit their path, once, and are logged', async () => {
    await sandbox.fault({ kind: 'status', path, status: 502 })
    expect((await fetch(`${sandbox.url}/sandbox/public-key`)).status).toBe(200)
    expect((await request()).status).toBe(502)
    expect((await request()).status).toBe(200)
    expect(await sandbox.faultLog()).toMatchObject([{ path, fault: { kind: 'status' } }])
  })

  it('hit as often as asked for', async () => {
    await sandbox.fault({ kind: 'status', path, status: 429, times: 2 })
    expect([(await request()).status, (await request()).status, (await request()).status]).toEqual([429, 429, 200])
  })

  it('answer another code in the shape of the family', async () => {
    await sandbox.fault({ kind: 'code', path, code: 'LIMITED', message: '请稍后再试' })
    expect((await sandbox.call(index, {})).body).toEqual({ code: 'LIMITED', message: '请稍后再试' })
  })

  it('answer HTML, null, an array or half a body with HTTP 200', async () => {
    const bodies: Record<string, RegExp> = {
      html: /^<!doctype html>/,
      null: /^null$/,
      array: /^\[\]$/,
      truncate: /^\{"code":"000000".*[^}]$/s,
    }
    for (const [kind, expected] of Object.entries(bodies)) {
      await sandbox.fault({ kind, path })
      const answer = await request()
      expect(answer.status).toBe(200)
      expect(await answer.text()).toMatch(expected)
    }
  })

  it('cut a file of the app in half too', async () => {
    await sandbox.fault({ kind: 'truncate', path: '/plain.txt' })
    expect(await (await fetch(`${sandbox.url}/plain.txt`)).text()).toBe('ab')
    expect(await (await fetch(`${sandbox.url}/plain.txt`)).text()).toBe('abcd')
  })

  it('hold the answer back', async () => {
    await sandbox.fault({ kind: 'delay', path, ms: 300 })
    const start = Date.now()
    await request()
    expect(Date.now() - start).toBeGreaterThanOrEqual(290)
  })

  it.each([
    ['stall', 0],
    ['drip', 2],
  ])('let its body %s', async (kind, pauses) => {
    const ms = 50
    await sandbox.fault({ kind, path, ms })
    const stop = new AbortController()
    const answer = await request(stop.signal)
    expect(answer.status).toBe(200)
    const reader = answer.body?.getReader()
    const start = Date.now()
    let bytes = 0
    while (bytes <= pauses) bytes += (await reader?.read())?.value?.length ?? 0
    // The first byte may have been sent a moment before.
    expect(Date.now() - start).toBeGreaterThanOrEqual(Math.max(0, pauses - 1) * (ms - 5))
    expect(bytes).toBeLessThan(Number(answer.headers.get('content-length')))
    stop.abort()
    await expect(reader?.read()).rejects.toThrow(/abort/i)
  })

  it('P5 dropped before the handler: nothing happened, and the retry with the same requestId succeeds once', async () => {
    const token = await sandbox.login('13800138005')
    const options = { token, requestId: newRequestId() }
    await sandbox.fault({ kind: 'drop-before', path: order.path })
    await expect(sandbox.call(order, purchase, options)).rejects.toThrow()
    expect(await ordersOf(token)).toBe(0)
    expect((await sandbox.call(order, purchase, options)).code).toBe('000000')
    expect(await ordersOf(token)).toBe(1)
  })

  it('dropped after the commit: the effect stands, and the retry with the same requestId answers it', async () => {
    const token = await sandbox.login('13800138007')
    const options = { token, requestId: newRequestId() }
    await sandbox.fault({ kind: 'drop-after', path: order.path })
    await expect(sandbox.call(order, purchase, options)).rejects.toThrow()
    const [made] = (await sandbox.call(orderList, { page: 1 }, { token })).data.orders
    expect((await sandbox.call(order, purchase, options)).data.orderId).toBe(made?.orderId)
    expect(await ordersOf(token)).toBe(1)
  })

  it('move the clock until cleared', async () => {
    const dayMs = 86_400_000
    const clock = async () => (await sandbox.call(orderList, { page: 1 }, { token })).data.now ?? Number.NaN
    const token = await sandbox.login('13800138005')
    await sandbox.fault({ kind: 'clock', ms: dayMs })
    expect(Math.abs((await clock()) - Date.now() - dayMs)).toBeLessThan(5000)
    await sandbox.clearFaults()
    expect(Math.abs((await clock()) - Date.now())).toBeLessThan(5000)
  })

  it('stop the clock at a moment until cleared', async () => {
    const clock = async () => (await sandbox.call(orderList, { page: 1 }, { token })).data.now
    const token = await sandbox.login('13800138005')
    const at = Date.now() + 60_000
    await sandbox.fault({ kind: 'clock', at: at - 1 })
    await sandbox.fault({ kind: 'clock', at })
    expect([await clock(), await clock()]).toEqual([at, at])
    await sandbox.fault({ kind: 'clock', ms: 5 })
    expect(await clock()).toBe(at + 5)
    await sandbox.clearFaults()
    expect(await clock()).toBeLessThan(at)
  })

  it('that do not exist are refused', async () => {
    await expect(sandbox.fault({ kind: 'flood' })).rejects.toThrow(/not taken/)
  })
})

it('there are no faults in a sandbox that a developer starts', async () => {
  const plain = await startSandbox({ faults: false })
  const answers = await Promise.all(
    ['GET', 'POST', 'DELETE'].map((method) =>
      fetch(`${plain.url}/__faults`, {
        method,
        ...(method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {}),
      }),
    ),
  )
  await plain.close()
  expect(answers.map((one) => one.status)).toEqual([404, 404, 404])
})
