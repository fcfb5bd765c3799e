import { bytesFrom, seed } from '@tests/fixtures/seed'
import { keyFrom } from '@tests/fixtures/seededKey'
import { errorOf } from '@tests/request/errorOf'
import type * as FakeApp from '@tests/request/fakeApp'
import { endAll, type SentCall, sent, taroModule } from '@tests/request/fakeHost'
import { supplierRights } from '@tests/request/testEndpoints'
import { shell as en } from '@/i18n/en/shell'
import { type Language, setLanguage } from '@/i18n/language'
import { shell as zh } from '@/i18n/shell'
import type * as Call from '@/request/call'
import type * as ConnectApiVip from '@/request/connectApiVip'
import type * as Errors from '@/request/errors'
import { explain } from '@/shell/explain'
import { decodeApiVip, publicKeyOf } from '../../../sandbox/http/apiVip'

const bytes = bytesFrom(seed)
const privatePem = keyFrom(seed, 2048).export({ type: 'pkcs8', format: 'pem' }).toString()
let randomBytes: (count: number) => Promise<number[]>
let layer: ReturnType<typeof launched>

/** The request layer of a new launch, on the same host: no encryption is connected, and the sandbox's key is not known. */
function launched() {
  const modules: Partial<typeof Call & typeof ConnectApiVip & typeof Errors & { app: FakeApp.FakeApp }> = {}
  jest.isolateModules(() => {
    jest.doMock('@tarojs/taro', () => taroModule)
    jest.doMock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))
    jest.doMock('@/platform/host/random', () => ({ randomBytes: (count: number) => randomBytes(count) }))
    const { connectApp } = require('@tests/request/fakeApp') as typeof FakeApp
    for (const name of ['call', 'connectApiVip', 'errors']) Object.assign(modules, require(`@/request/${name}`))
    modules.app = connectApp()
  })
  return modules as Required<typeof modules>
}

beforeEach(() => {
  randomBytes = async (count) => Array.from(bytes(count))
  layer = launched()
  layer.connectApiVip()
})
afterEach(endAll)

/** A request that reaches the host, by its place; it is waited for, since encryption takes real time. */
async function nextCall(index: number): Promise<SentCall> {
  for (let turn = 0; turn < 150; turn++) {
    const found = sent[index]
    if (found) return found
    await new Promise((done) => setTimeout(done, 10))
  }
  throw new Error(`call ${index} was not sent`)
}

/** Reads a call as the sandbox does. */
const decode = ({ data, header }: SentCall) =>
  decodeApiVip(
    data as Record<string, unknown>,
    Object.fromEntries(Object.entries(header ?? {}).map(([name, value]) => [name.toLowerCase(), value])),
    '/test/supplier',
    privatePem,
  )

/** Answers the request for the key, which only the first call of a launch makes. */
async function giveKey(text = publicKeyOf(privatePem), status = 200): Promise<void> {
  const request = await nextCall(0)
  expect(request).toMatchObject({ method: 'GET', url: '/sandbox/public-key' })
  await request.answer(text, status)
}

/** The sandbox's answer to every kind of tampering. */
const refused = 'the payload cannot be read'

describe(`an apiVip call (seed ${seed})`, () => {
  it('R-28 without its encryption fails, and says what its store must do', async () => {
    await expect(launched().call(supplierRights, {})).rejects.toThrow(
      '/test/supplier is an apiVip call: its store must call connectApiVip() of src/request first',
    )
    expect(sent).toHaveLength(0)
  })

  it('R-28 fetches the key again after a failure', async () => {
    const failure = errorOf(layer.call(supplierRights, {}))
    await giveKey('<h1>not here</h1>', 404)
    expect(await failure).toMatchObject({ kind: 'http', code: '404' })
    sent.length = 0
    const broken = errorOf(layer.call(supplierRights, {}))
    await giveKey('no key at all')
    expect(await broken).toMatchObject({ kind: 'malformed' })
    expect(layer.app.shown).toHaveLength(2)
  })

  it('R-28 D-02 carries data and tokens that the sandbox can decrypt', async () => {
    layer.app.supplier = { rscToken: 'rsc-a', rightsOrderNo: '42' }
    const answer = layer.call(supplierRights, { note: '权益 😀'.repeat(60) })
    await giveKey()
    const sentCall = await nextCall(1)
    expect(decode(sentCall)).toEqual({
      data: { note: '权益 😀'.repeat(60) },
      token: 'token-a',
      supplier: { rscToken: 'rsc-a', rightsOrderNo: '42' },
    })
    expect(Object.keys(sentCall.data as object)).toEqual(['data'])
    expect(JSON.stringify(sentCall)).not.toMatch(/token-a|rsc-a/)
    await sentCall.answer({ suc: true, code: '000000', data: { rights: 1 } })
    await expect(answer).resolves.toEqual({ rights: 1 })
  })

  it('R-28 fetches the key once, and has its own request id, request key and sign', async () => {
    const answers = [layer.call(supplierRights, { a: 1 }), layer.call(supplierRights, { a: 2 })]
    await giveKey()
    const [one, two] = [await nextCall(1), await nextCall(2)]
    expect(sent).toHaveLength(3)
    expect(decode(one).data).toEqual({ a: 1 })
    for (const name of ['requestId', 'encrypt-key', 'sign']) expect(one.header?.[name]).not.toBe(two.header?.[name])
    for (const each of [one, two]) await each.answer({ suc: true, code: '000000', data: {} })
    await Promise.all(answers)
  })

  it('C3 is refused by the sandbox after any change in transit', async () => {
    const answer = layer.call(supplierRights, { a: 1 })
    await giveKey()
    const sentCall = await nextCall(1)
    const header = sentCall.header ?? {}
    const { data } = sentCall.data as { data: string }
    expect(() => decode({ ...sentCall, header: { ...header, sign: '0'.repeat(32) } })).toThrow(refused)
    expect(() => decode({ ...sentCall, header: { ...header, requestId: 'x' } })).toThrow(refused)
    expect(() =>
      decode({ ...sentCall, data: { data: data.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) } }),
    ).toThrow(refused)
    expect(() => decodeApiVip({ data }, header, '/test/other', privatePem)).toThrow(refused)
    await sentCall.answer({ suc: true, code: '000000', data: {} })
    await answer
  })

  it('C2 is not sent without random bytes, and the reason is shown once', async () => {
    randomBytes = () => Promise.reject(new Error('this host gives no random bytes'))
    const failure = errorOf(layer.call(supplierRights, { secret: 1 }))
    await giveKey()
    expect(await failure).toBeInstanceOf(layer.ApiError)
    expect((await failure).kind).toBe('unprotected')
    expect(sent.filter((one) => one.url.includes('/test/supplier'))).toHaveLength(0)
    const readIn = (language: Language) => {
      setLanguage(language)
      return layer.app.shown.map(explain)
    }
    expect(readIn('en')).toEqual([en.unprotected])
    expect(readIn('zh-CN')).toEqual([zh.unprotected])
  })
})
