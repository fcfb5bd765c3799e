import { bills, orderRightsReceiveLog, orderUseRightsInfo, receiveRights, userCouponToken } from '@/contract/supplier'
import { lasts, opens, receivableUntil, rightState } from '../../sandbox/areas/supplier/validity'
import { sandboxTest } from './startSandbox'
import { usedCode } from './usedCode'
import { newRequestId } from './wireClient'

const minuteMs = 60_000
const rightsOrderNo = 'R20250101102'

const sandbox = sandboxTest()
let token: string
let rscToken: string

beforeAll(async () => {
  await signIn()
})

async function signIn(): Promise<void> {
  token = await sandbox.login('13800138002')
  rscToken = (await couponToken()).data.rscToken ?? ''
}

/** For a test of what is still as it was seeded. */
async function begin(): Promise<void> {
  await sandbox.reset()
  await signIn()
}

type Supplier = { rscToken?: string; rightsOrderNo?: string }

const couponToken = (supplier: Supplier = { rightsOrderNo }, by = token) =>
  sandbox.call(userCouponToken, {}, { token: by, supplier })
const info = (supplier: Supplier = { rscToken, rightsOrderNo }, by = token) =>
  sandbox.call(orderUseRightsInfo, {}, { token: by, supplier, lang: 'en' })
const receive = (rightId: string, requestId = newRequestId(), supplier: Supplier = { rscToken, rightsOrderNo }) =>
  sandbox.call(receiveRights, { rightId }, { token, requestId, supplier, lang: 'en' })
const log = (page = 1, supplier: Supplier = { rscToken, rightsOrderNo }) =>
  sandbox.call(orderRightsReceiveLog, { page }, { token, supplier, lang: 'en' })
const billRows = async (page = 1) =>
  (await sandbox.call(bills, { page }, { token, supplier: { rscToken, rightsOrderNo }, lang: 'en' })).data.rows
const stateOf = async (rightId: string) => (await info()).data.rights.find((right) => right.rightId === rightId)?.state

it('R-106 an order tells its rights, in the language of the call', async () => {
  await begin()
  const { data } = await info()
  expect(data).toMatchObject({ rightsOrderNo, title: 'Flying star card' })
  const states = Object.fromEntries(data.rights.map(({ rightId, state }) => [rightId, state]))
  expect(states).toMatchObject({
    'video-1': 'used',
    'video-4': 'expired',
    'video-11': 'received',
    'video-12': 'can_receive',
    cinema: 'expired',
  })
  expect((await fetch(data.rights[0]?.picture ?? '')).headers.get('content-type')).toBe('image/png')
})

describe('R-101 the token of the area', () => {
  it('R-101 is given to the order’s customer for an hour, and stays while it lasts', async () => {
    const { data } = await couponToken()
    expect(data.rscToken).toMatch(/^[0-9a-f]{48}$/)
    expect(Math.abs(data.endTime - Date.now() - 60 * minuteMs)).toBeLessThan(minuteMs)
    expect((await couponToken({ rightsOrderNo, rscToken: data.rscToken })).data).toEqual({ endTime: data.endTime })
    await sandbox.fault({ kind: 'clock', ms: 55 * minuteMs })
    const renewed = (await couponToken({ rightsOrderNo, rscToken: data.rscToken })).data
    expect(renewed.rscToken).toMatch(/^[0-9a-f]{48}$/)
    expect(renewed.rscToken).not.toBe(data.rscToken)
  })

  it('R-101 is refused when it is wrong, missing or ended, by every call of the area', async () => {
    for (const wrong of [{ rightsOrderNo, rscToken: 'wrong' }, { rightsOrderNo }]) {
      expect((await info(wrong)).code).toBe('TOKEN_EXPIRED')
    }
    const old = { rightsOrderNo, rscToken: (await couponToken()).data.rscToken }
    expect((await info(old)).code).toBe('000000')
    await sandbox.fault({ kind: 'clock', ms: 61 * minuteMs })
    const codes = [
      await info(old),
      await receive('video-12', newRequestId(), old),
      await log(1, old),
      await sandbox.call(bills, { page: 1 }, { token, supplier: old }),
    ].map(({ code }) => code)
    expect(codes).toEqual(Array.from({ length: 4 }, () => 'TOKEN_EXPIRED'))
  })

  it('U5 another customer’s order is unknown, with its token too, and a visitor has to sign in', async () => {
    const other = await sandbox.login('13800138004')
    expect((await couponToken({ rightsOrderNo }, other)).code).toBe('ORDER_UNKNOWN')
    expect((await info({ rscToken, rightsOrderNo }, other)).code).toBe('ORDER_UNKNOWN')
    expect((await couponToken({ rightsOrderNo: 'R0' })).code).toBe('ORDER_UNKNOWN')
    expect((await couponToken({})).code).toBe('ORDER_UNKNOWN')
    expect((await couponToken({ rightsOrderNo }, '')).code).toBe('300000')
  })
})

describe('receiving a right', () => {
  it('R-106 gives it once, with one bill: every later call answers the same', async () => {
    await begin()
    const before = (await billRows()).length + (await billRows(2)).length
    const answers = await Promise.all(Array.from({ length: 30 }, () => receive('video-12')))
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['000000']))
    const [first] = answers
    expect(first?.data).toMatchObject({ state: 'received', codeKind: 'text', code: expect.stringMatching(/^\w{4}-/) })
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect((await billRows()).length + (await billRows(2)).length).toBe(before + 1)
    expect((await billRows())[0]).toMatchObject({ title: 'Video pass · month 12', amount: 990 })
    expect(await stateOf('video-12')).toBe('received')
  })

  it('R-106 a right that is shown at a counter has the content of a QR code', async () => {
    expect((await receive('coffee')).data).toMatchObject({ codeKind: 'qr', code: expect.stringMatching(/^\d{16}$/) })
  })

  it('R-106 a supplier that never answers uses nothing up, however often it is asked', async () => {
    const requestId = newRequestId()
    const bill = (await billRows())[0]
    for (const id of [requestId, requestId, newRequestId()]) {
      expect((await receive('taxi', id)).code).toBe('SUPPLIER_DOWN')
    }
    expect(await stateOf('taxi')).toBe('can_receive')
    expect((await billRows())[0]).toEqual(bill)
  })

  it('is refused for a right that has ended or is none of the order', async () => {
    expect((await receive('cinema')).code).toBe('RIGHT_EXPIRED')
    expect((await receive('nothing')).code).toBe('RIGHT_UNKNOWN')
    expect((await receive('video-4')).data.state).toBe('expired')
  })

  it('an intent that comes again for another order is refused as another intent', async () => {
    const requestId = newRequestId()
    expect((await receive('video-12', requestId)).code).toBe('000000')
    const other = await receive('video-12', requestId, { rscToken, rightsOrderNo: 'R0' })
    expect([other.status, other.code]).toEqual([409, 'REQUEST_MISMATCH'])
  })

  it('an intent that comes again under a renewed token gets its first answer', async () => {
    const requestId = newRequestId()
    const first = await receive('video-12', requestId)
    const renewed = (await couponToken()).data.rscToken
    expect((await receive('video-12', requestId, { rscToken: renewed, rightsOrderNo })).data).toEqual(first.data)
  })
})

it('R-106 a code that is received is used at its partner, once, and until its end', async () => {
  await begin()
  const { code } = (await receive('coffee')).data
  expect(await usedCode(sandbox, code)).toEqual([200, 'Nothing is left of it'])
  expect((await receive('coffee')).data.state).toBe('used')
  expect(await stateOf('coffee')).toBe('used')
  const expired = (await receive('video-4')).data
  expect(await usedCode(sandbox, expired.code)).toEqual([200, 'Nothing is left of it'])
  expect(await stateOf('video-4')).toBe('expired')
})

it('R-106 receipts and bills have pages of ten, the newest first', async () => {
  const pages = [(await log()).data.rows, (await log(2)).data.rows, (await log(3)).data.rows]
  expect(pages.map((rows) => rows.length)).toEqual([10, expect.any(Number), 0])
  const moments = pages.flat().map(({ receivedAt }) => receivedAt)
  expect(moments.length).toBeGreaterThan(10)
  expect(moments).toEqual([...moments].sort((a, b) => b - a))
  const charged = [...(await billRows()), ...(await billRows(2))].map(({ createdAt }) => createdAt)
  expect(charged).toHaveLength(moments.length)
  expect(charged).toEqual([...charged].sort((a, b) => b - a))
})

it('the list of people has the link that opens the area, with a token that serves', async () => {
  const page = await (await fetch(`${sandbox.url}/sandbox?lang=en`, { headers: { accept: 'text/html' } })).text()
  const href = page.match(/href="(\/subPackages\/rightssupplier\/index\?[^"]+)"/)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const query = new URL(href, sandbox.url).searchParams
  const supplier = { rscToken: query.get('rscToken') ?? '', rightsOrderNo: query.get('rightsOrderNo') ?? '' }
  expect((await info(supplier)).code).toBe('000000')
})

describe('rules of the area', () => {
  const now = new Date('2025-06-02T04:00:00Z')
  const at = (ms: number) => new Date(now.getTime() + ms)

  it.each([
    ['its own order', { rightsOrderNo: 'R1', endTime: at(1) }, true],
    ['no other order', { rightsOrderNo: 'R2', endTime: at(1) }, false],
    ['nothing at its end', { rightsOrderNo: 'R1', endTime: now }, false],
    ['nothing where there is none', undefined, false],
  ])('R-101 a token opens %s', (_name, token, isOpen) => {
    expect(opens(token, 'R1', now)).toBe(isOpen)
  })

  it('R-101 a token with ten minutes left is replaced', () => {
    expect([lasts({ endTime: at(10 * minuteMs) }, now), lasts({ endTime: at(10 * minuteMs + 1) }, now)]).toEqual([
      false,
      true,
    ])
  })

  it('a right is received until its own end, or the order’s where that is sooner', () => {
    const order = { createdAt: at(-2 * 86_400_000), endTime: at(1) }
    expect(receivableUntil({}, order)).toEqual(at(1))
    expect(receivableUntil({ receiveDays: 2 }, order)).toEqual(now)
    expect(receivableUntil({ receiveDays: 3 }, order)).toEqual(at(1))
    expect(rightState({ receiveDays: 2 }, order, undefined, now)).toBe('expired')
    expect(rightState({}, order, undefined, now)).toBe('can_receive')
  })

  it('a received right is used, expired at its end, or can be used', () => {
    const order = { createdAt: now, endTime: now }
    const state = (usedAt: Date | null, endTime: Date) => rightState({}, order, { usedAt, endTime }, now)
    expect([state(null, at(1)), state(null, now), state(at(-1), now)]).toEqual(['received', 'expired', 'used'])
  })
})
