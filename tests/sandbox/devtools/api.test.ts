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
import { wireExamples } from '../../../sandbox/devtools/api/examples'

interface Operation {
  operationId: string
  summary: string
  requestBody?: { content: Record<string, { schema: object }> }
  responses: { 200: { content: { 'application/json': { schema: object; example?: object } } } }
  'x-origin': string
  'x-refusals': Record<string, Record<string, string>>
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

const sandbox = sandboxTest()
let document: Document
beforeAll(async () => {
  document = (await (await fetch(`${sandbox.url}/sandbox/api/openapi.json`)).json()) as Document
})

const operationOf = ({ family, path, method = 'POST' }: Endpoint<object, unknown>): Operation | undefined =>
  document.paths[families[family].prefix + path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]

/** What is wrong with a value, by a schema of the document. */
function problemOf(value: unknown, schema: object | undefined): unknown {
  const validate = new Ajv2020({ strict: false }).compile({ ...schema, components: document.components })
  return validate(value) ? undefined : { value, errors: validate.errors }
}

const answerSchema = (endpoint: Endpoint<object, unknown>) =>
  operationOf(endpoint)?.responses[200].content['application/json'].schema

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

describe('the example of a call', () => {
  const examples = wireExamples()

  it('is there for every call, and for none that is gone', () => {
    expect(Object.keys(examples).sort()).toEqual(endpoints.map(({ name }) => name).sort())
  })

  it('is as the document says', () => {
    for (const { name, endpoint } of endpoints) {
      const { answer } = examples[name] ?? {}
      expect([name, problemOf(answer, answerSchema(endpoint))]).toEqual([name, undefined])
      expect([name, operationOf(endpoint)?.responses[200].content['application/json'].example]).toEqual([name, answer])
    }
  })
})

describe('an answer of the sandbox is as the document says', () => {
  const customer = '13800138002'

  async function problemOfCall(
    endpoint: Endpoint<object, unknown>,
    data: object,
    options: CallOptions = {},
    judge: Endpoint<object, unknown> = endpoint,
  ): Promise<unknown> {
    const { body } = await wireCall(sandbox.url, endpoint, data, options)
    return problemOf(body, answerSchema(judge))
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
    expect(await problemOfCall(endpoint, data, { token })).toBeUndefined()
  })

  it('a missing login', async () => {
    expect(await problemOfCall(userInfo, {})).toBeUndefined()
  })

  it('R-31 a success with an empty result', () => {
    expect(problemOf({ code: '400000', message: '' }, answerSchema(userInfo))).toBeUndefined()
    expect(problemOf({ suc: true, code: '400000', message: '' }, answerSchema(vipInfo))).toBeDefined()
  })

  it('and one of another call is found to differ', async () => {
    const token = await sandbox.login(customer)
    expect(await problemOfCall(userInfo, {}, { token }, couponList)).toMatchObject({ value: { code: '000000' } })
  })
})
