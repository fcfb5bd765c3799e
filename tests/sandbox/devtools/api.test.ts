import { Validator } from '@seriousme/openapi-schema-validator'
import { endpoints } from '@tests/fixtures/endpoints'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { type CallOptions, wireCall } from '@tests/sandbox/wireClient'
import { Ajv2020 } from 'ajv/dist/2020'
import { payQuery } from '@/contract/cashier'
import { takeCoupon } from '@/contract/coupon/offers'
import { couponList } from '@/contract/coupon/own'
import type { Endpoint } from '@/contract/endpoint'
import { families } from '@/contract/families'
import { vipInfo } from '@/contract/member/info'
import { getSchema } from '@/contract/remoteConfig/schema'
import { userInfo } from '@/contract/session'
import { bills } from '@/contract/supplier'

interface Operation {
  summary: string
  responses: { 200: { content: { 'application/json': { schema: object } } } }
  'x-origin': string
  'x-refusals': Record<string, Record<string, string>>
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: object
}

const sandbox = sandboxTest()
let document: Document
beforeAll(async () => {
  document = (await (await fetch(`${sandbox.url}/sandbox/api/openapi.json`)).json()) as Document
})

const operationOf = ({ family, path, method = 'POST' }: Endpoint<object, unknown>): Operation | undefined =>
  document.paths[families[family].prefix + path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]

it('the document of the contract is OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate({ ...document })
  expect([valid, errors]).toEqual([true, undefined])
})

it('every call is in it, with a sentence, its origin, and each refusal in both languages', () => {
  for (const { name, endpoint } of endpoints) {
    const operation = operationOf(endpoint)
    expect([name, operation?.['x-origin']]).toEqual([name, endpoint.origin])
    expect([name, operation?.summary]).toEqual([name, expect.stringMatching(/^[A-Z].{10}/)])
    const texts = Object.entries(operation?.['x-refusals'] ?? {})
    expect(texts.map(([code]) => code)).toEqual([...endpoint.refusals])
    for (const [code, words] of texts) {
      expect([code, words['zh-CN']]).toEqual([code, expect.stringMatching(/\p{Script=Han}/u)])
      expect([code, words.en]).toEqual([code, expect.stringMatching(/[a-z]{2}/)])
    }
  }
})

describe('an answer of the sandbox is as the document says', () => {
  const customer = '13800138002'

  /** What is wrong with the body of an answer, by the schema of its call. */
  async function problemOf(
    endpoint: Endpoint<object, unknown>,
    data: object,
    options: CallOptions = {},
    judge: Endpoint<object, unknown> = endpoint,
  ): Promise<unknown> {
    const { body } = await wireCall(sandbox.url, endpoint, data, options)
    const ajv = new Ajv2020({ strict: false })
    const schema = operationOf(judge)?.responses[200].content['application/json'].schema
    const validate = ajv.compile({ ...schema, components: document.components })
    return validate(body) ? undefined : { body, errors: validate.errors }
  }

  it.each<[string, Endpoint<object, unknown>, object]>([
    ['the shape ordinary', couponList, { state: 'usable', page: 1 }],
    ['the shape membership', vipInfo, {}],
    ['the shape lowCode', getSchema, { code: 'xyf_xbt_01' }],
    ['a refusal', takeCoupon, { offerId: 'none' }],
    ['a refusal of the shape cashier', payQuery, { bizNo: 'none', bizChannel: 'APP', bizType: 'VIP_MEMBER_CARD' }],
    ['an encrypted call', bills, { page: 1 }],
  ])('%s', async (_what, endpoint, data) => {
    const token = await sandbox.login(customer)
    expect(await problemOf(endpoint, data, { token })).toBeUndefined()
  })

  it('a missing login', async () => {
    expect(await problemOf(userInfo, {})).toBeUndefined()
  })

  it('and one of another call is found to differ', async () => {
    const token = await sandbox.login(customer)
    expect(await problemOf(userInfo, {}, { token }, couponList)).toMatchObject({ body: { code: '000000' } })
  })
})
