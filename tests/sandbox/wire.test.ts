import { createHash } from 'node:crypto'
import { cutFlow } from '@/contract/cashier'
import { type FamilyFacts, families } from '@/contract/families'
import { index } from '@/contract/home'
import { goods } from '@/contract/mall/goods'
import { shop } from '@/contract/mall/shelf'
import { matchedGroup } from '@/contract/remoteConfig/decisions'
import { getCode, userInfo } from '@/contract/session'
import { sandboxTest } from './startSandbox'
import { signedFields, wireHeaders } from './wireClient'

const sandbox = sandboxTest()

interface RawCall {
  fields?: object | string
  facts?: FamilyFacts
  drop?: string
  headers?: Record<string, string>
  method?: string
}

/** Sends exactly these fields and headers, `drop`ping one header. */
async function raw(
  path: string,
  { fields = signedFields(path, {}), facts = families.ordinary, drop, headers, method = 'POST' }: RawCall,
) {
  const all = { ...wireHeaders(facts), 'content-type': 'application/json', ...headers }
  const kept = Object.fromEntries(Object.entries(all).filter(([name]) => name !== drop))
  const answer = await fetch(sandbox.url + facts.prefix + path, {
    method,
    headers: kept,
    body: typeof fields === 'string' ? fields : JSON.stringify(fields),
  })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> }
}

const badRequest = (message: string) => ({ status: 400, body: { code: 'BAD_REQUEST', message } })

const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`

describe('every answer', () => {
  it('to data nested 20 000 deep is HTTP 400', async () => {
    const args = { ...signedFields('/xbt/index', {}), args: `{"a":${deep}}` }
    const signed = signedFields('/xbt/index', {}) as { ua: string }
    const sign = createHash('md5').update(`args=${args.args}&ua=${signed.ua}&url=/xbt/index`).digest('hex')
    for (const fields of [deep, `{"args":${deep}}`, { ...args, sign }])
      expect((await raw('/xbt/index', { fields })).status).toBe(400)
    const elsewhere = ['/event/report', '/sandbox/provider/outcome', '/__faults']
    for (const path of elsewhere)
      expect((await raw(path, { fields: `{"a":${deep}}`, facts: families.report })).status).toBe(400)
  })
})

describe('signed calls', () => {
  it('R-27 with a wrong sign, a foreign url or changed args are HTTP 400', async () => {
    const good = signedFields('/xbt/index', {})
    expect(await raw('/xbt/index', { fields: good })).toMatchObject({ status: 200, body: { code: '000000' } })
    expect(await raw('/xbt/index', { fields: { ...good, sign: '0'.repeat(32) } })).toMatchObject(
      badRequest('field sign is wrong'),
    )
    expect(await raw('/xbt/index', { fields: { ...good, args: '{"a":1}' } })).toMatchObject(
      badRequest('field sign is wrong'),
    )
    expect(await raw('/xbt/index', { fields: signedFields('/xbt/shop', {}) })).toMatchObject(
      badRequest('field url must be /xbt/index'),
    )
    for (const field of ['ua', 'args']) {
      const { body } = await raw('/xbt/index', { fields: { ...good, [field]: undefined } })
      expect(body.message).toContain(`field ${field} is missing`)
    }
  })

  it('R-41 that are no JSON objects are HTTP 400, whatever they are', async () => {
    for (const fields of ['', '{', 'null', '[]', '"text"', '{"a":1}']) {
      const answer = await raw('/xbt/index', { fields })
      expect([answer.status, answer.body.code]).toEqual([400, 'BAD_REQUEST'])
    }
    for (const args of ['[]', 'null', '1', '{']) {
      const good = signedFields('/xbt/index', {})
      expect((await raw('/xbt/index', { fields: { ...good, args } })).status).toBe(400)
    }
  })

  it('name the field that breaks the contract', async () => {
    const message = async (path: string, data: object) =>
      (await raw(path, { fields: signedFields(path, data) })).body.message
    expect(await message('/xbt/get-code', { mobile: '13800138001' })).toMatch(/^field scene: /)
    expect(await message('/xbt/get-code', { mobile: 1, scene: 'login' })).toMatch(/^field mobile: /)
    expect(await message('/xbt/get-code', { mobile: '13800138001', scene: 'other' })).toMatch(/^field scene: /)
    expect(await message('/xbt/shop', { page: 1.5 })).toMatch(/^field page: /)
    expect(await message('/shop/goods', { goodsId: '10101', price: 1 })).toMatch(/^field price: /)
    expect(await message('/xbt/index', { surprise: 1 })).toMatch(/^field surprise: /)
  })

  it('R-23 without one of the headers of every call are HTTP 400, naming it', async () => {
    for (const name of ['app-name', 'channel', 'source-type', 'inner-app', 'os', 'trace-id']) {
      expect(await raw('/xbt/index', { drop: name })).toMatchObject(badRequest(`header ${name} is missing`))
    }
    expect(await raw('/xbt/index', { headers: { channel: 'WEB' } })).toMatchObject(
      badRequest('header channel is not understood'),
    )
  })

  it('R-24 of the membership families carry requestId, bizTraceContext and bizChannel', async () => {
    const fields = signedFields('/gray/matched-group', { bizKey: 'vip_renew_button' })
    const facts = families.vipCoreMobileGw
    expect(await raw('/gray/matched-group', { fields, facts })).toMatchObject({ status: 200, body: { suc: true } })
    for (const name of ['requestId', 'bizTraceContext', 'bizChannel']) {
      const answer = await raw('/gray/matched-group', { fields, facts, drop: name })
      expect(answer).toMatchObject(badRequest(`header ${name.toLowerCase()} is missing`))
    }
  })

  it('R-29 of the cashier families carry App and Inner-App', async () => {
    const facts = families.cashierCore
    const fields = signedFields('/cashier/cut-flow', { cutFlowType: 'vipMemberCardCutFlow' })
    for (const name of ['App', 'inner-app']) {
      const answer = await raw('/cashier/cut-flow', { fields, facts, drop: name })
      expect(answer).toMatchObject(badRequest(`header ${name.toLowerCase()} is missing`))
    }
  })

  it('of kind money carry a requestId', async () => {
    const data = {
      goodsId: '10101',
      rechargeType: 'phone-100',
      quantity: 1,
      rechargeAccount: '13800138001',
      transAmount: 9580,
    }
    const answer = await raw('/shop/order', { fields: signedFields('/shop/order', data), drop: 'requestId' })
    expect(answer).toMatchObject(badRequest('header requestid is missing'))
  })
})

describe('answers', () => {
  it('R-26 come in the shape of their family', async () => {
    const token = await sandbox.login('13800138005')
    const ordinary = await sandbox.call(index, {})
    expect(Object.keys(ordinary.body as object)).toEqual(['code', 'message', 'data'])
    const member = await sandbox.call(matchedGroup, { bizKey: 'vip_renew_button' }, { token })
    expect(member.body).toEqual({ suc: true, code: '000000', message: '', data: { group: 'groupA' } })
    const cashier = await sandbox.call(cutFlow, { cutFlowType: 'vipMemberCardCutFlow' }, { token })
    expect(cashier.body).toMatchObject({ status: 1, message: '', response: { showCardPay: expect.any(Boolean) } })
  })

  it('R-32 say 300000 without a working login, with HTTP 200 and in the caller’s language', async () => {
    expect((await sandbox.call(userInfo, {})).body).toEqual({ code: '300000', message: '登录已失效，请重新登录' })
    const english = await sandbox.call(userInfo, {}, { lang: 'en', token: 'gone' })
    expect(english).toMatchObject({ status: 200, message: 'Your login has ended. Please log in again.' })
  })

  it('R-31 R-21 count by code 1 inside the native app, whose token stands in the headers', async () => {
    const token = await sandbox.login('13800138001')
    const own = await sandbox.call(userInfo, {}, { token, appVariant: true })
    expect(own.body).toMatchObject({ code: 1, data: { userInfo: { nickName: '小雨' } } })
    expect((await sandbox.call(userInfo, {}, { appVariant: true })).body).toMatchObject({ code: '300000' })
    expect((await sandbox.call(goods, { goodsId: '0' }, { appVariant: true })).code).toBe('GOODS_GONE')
  })

  it('of a refusal are HTTP 200 with its code and a text in the caller’s language', async () => {
    const chinese = await sandbox.call(getCode, { mobile: '1', scene: 'login' })
    const english = await sandbox.call(getCode, { mobile: '1', scene: 'login' }, { lang: 'en' })
    expect([chinese.status, chinese.code, chinese.message]).toEqual([200, 'MOBILE_INVALID', '请输入正确的手机号'])
    expect(english.message).toBe('Enter a valid phone number.')
  })

  it('to a path that is not in the contract are HTTP 404 JSON', async () => {
    expect(await raw('/xbt/no-such-call', {})).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })
})

describe('the server', () => {
  it('refuses a text that no database keeps, and says nothing of its own statements', async () => {
    const answer = await raw('/shop/goods', { fields: signedFields('/shop/goods', { goodsId: 'a\u0000b' }) })
    expect(answer).toMatchObject(badRequest('a value cannot be stored'))
  })

  it('reads 300 pages of goods without one wrong answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, at) =>
        sandbox.call(shop, { page: (at % 8) + 1 }, { lang: at % 2 ? 'en' : 'zh-CN' }),
      ),
    )
    expect(answers.filter((one) => one.code !== '000000')).toEqual([])
  })
})
