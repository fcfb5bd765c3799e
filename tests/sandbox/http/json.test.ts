import { createHash, generateKeyPairSync } from 'node:crypto'
import { encryptedParts } from '@tests/sandbox/apiVipClient'
import { newRequestId, wireHeaders } from '@tests/sandbox/wireClient'
import { families } from '@/contract/families'
import { publicKeyOf } from '../../../sandbox/http/apiVip'
import { parseJson } from '../../../sandbox/http/json'
import { type CallServer, callServer } from './callServer'

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const privateKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()
const signedPath = '/xbt/tried'
const encryptedPath = '/supplier/tried'

let signed: CallServer
let encrypted: CallServer
let handled = 0
const handle = async () => {
  handled += 1
  return {}
}
beforeAll(async () => {
  signed = await callServer(signedPath, { family: 'ordinary', kind: 'read' }, '', handle)
  encrypted = await callServer(encryptedPath, { family: 'apiVip', kind: 'read' }, privateKey, handle)
})
afterAll(() => Promise.all([signed.close(), encrypted.close()]))
beforeEach(() => {
  handled = 0
})

async function send(url: string, body: string, headers: Record<string, string>) {
  const answer = await fetch(url, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body })
  return [answer.status, ((await answer.json()) as { code: string }).code, handled]
}

/** A signed call whose data is this text. */
function sendArgs(args: string) {
  const fields = { ua: 'test/1.0', args, url: signedPath }
  const sign = createHash('md5').update(`args=${args}&ua=${fields.ua}&url=${signedPath}`).digest('hex')
  return send(signed.url, JSON.stringify({ ...fields, sign }), wireHeaders(families.ordinary))
}

function sendPayload(payload: object) {
  const requestId = newRequestId()
  const { data, encryptKey, sign } = encryptedParts(publicKeyOf(privateKey), payload, encryptedPath, requestId)
  const headers = { ...wireHeaders(families.apiVip, { requestId }), 'encrypt-key': encryptKey, sign }
  return send(encrypted.url, JSON.stringify({ data }), headers)
}

const refused = [400, 'BAD_REQUEST', 0]

describe('JSON of callers', () => {
  it('has at most 32 levels in a body', async () => {
    const headers = wireHeaders(families.ordinary)
    for (const levels of [33, 20_000]) {
      expect(await send(signed.url, nested(levels), headers)).toEqual(refused)
      expect(await send(signed.url, `{"args":${nested(levels)}}`, headers)).toEqual(refused)
    }
    expect(parseJson(nested(32))).toEqual(JSON.parse(nested(32)))
    expect(() => parseJson(nested(33))).toThrow('the body has more than 32 levels of JSON')
  })

  it('has at most 32 levels in the data of a signed call', async () => {
    expect(await sendArgs(`{"a":${nested(31)}}`)).toEqual([200, '000000', 1])
    handled = 0
    expect(await sendArgs(`{"a":${nested(32)}}`)).toEqual(refused)
    expect(await sendArgs(`{"a":${nested(20_000)}}`)).toEqual(refused)
  })

  it('C3 has at most 32 levels in an encrypted payload', async () => {
    expect((await sendPayload({ a: JSON.parse(nested(31)) }))[0]).toBe(200)
    handled = 0
    expect(await sendPayload({ a: JSON.parse(nested(32)) })).toEqual(refused)
  })

  it.each(['', '{', '{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}'])(
    'is refused where it is broken or names a prototype: %j',
    async (text) => {
      expect(await send(signed.url, text, wireHeaders(families.ordinary))).toEqual(refused)
      expect(await sendArgs(text)).toEqual(refused)
    },
  )
})
