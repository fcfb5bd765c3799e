import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { type EncryptedParts, encryptedParts, rsaBlocks } from '@tests/sandbox/apiVipClient'
import { newRequestId, wireHeaders } from '@tests/sandbox/wireClient'
import { families } from '@/contract/families'
import { publicKeyOf } from '../../../sandbox/http/apiVip'
import { type CallServer, callServer } from './callServer'

const path = '/supplier/tried'
const keys = [1024, 2048].map((bits) =>
  generateKeyPairSync('rsa', { modulusLength: bits }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
)
const [small = '', large = ''] = keys

let received: unknown
let contextOf: { req: unknown; supplier: object } | undefined
const serverFor = (privateKey: string) =>
  callServer(path, { family: 'apiVip', kind: 'read' }, privateKey, async ({ req, supplier }) => {
    received = { ...(req as object), ...supplier }
    contextOf = { req, supplier }
    return {}
  })

let app: CallServer
beforeAll(async () => {
  app = await serverFor(large)
})
afterAll(() => app.close())
beforeEach(() => {
  received = undefined
})

async function send(to: CallServer, parts: Partial<EncryptedParts>, requestId: string) {
  const headers = {
    ...wireHeaders(families.apiVip, { requestId }),
    ...(parts.encryptKey === undefined ? {} : { 'encrypt-key': parts.encryptKey }),
    ...(parts.sign === undefined ? {} : { sign: parts.sign }),
  }
  const answer = await fetch(to.url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ data: parts.data }),
  })
  return { status: answer.status, body: (await answer.json()) as unknown }
}

const flipped = (base64: string, at: number): string => {
  const bytes = Buffer.from(base64, 'base64')
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return bytes.toString('base64')
}

/** Parts whose sign fits, whatever data and key are. */
function signedParts(data: string, encryptKey: string, requestKey: string, requestId: string): EncryptedParts {
  const text = `data=${data}&encryptKey=${encryptKey}&path=${path}&requestId=${requestId}&key=${requestKey}`
  return { data, encryptKey, sign: createHash('md5').update(text).digest('hex') }
}

describe('apiVip calls', () => {
  it.each([
    ['1024', small],
    ['2048', large],
  ])('R-28 arrive as they were sent, under a key of %s bits', async (_bits, privateKey) => {
    const server = await serverFor(privateKey)
    const requestId = newRequestId()
    const payloads = [{}, { text: '权益😀'.repeat(60) }, { rscToken: 'a'.repeat(300), rightsOrderNo: 'R1\u0000' }]
    for (const payload of payloads) {
      const parts = encryptedParts(publicKeyOf(privateKey), payload, path, requestId)
      expect((await send(server, parts, requestId)).body).toMatchObject({ suc: true })
      expect(received).toEqual(payload)
    }
    await server.close()
  })

  it('with more data than any call has are refused, since each block costs a decryption', async () => {
    const requestId = newRequestId()
    const parts = encryptedParts(publicKeyOf(large), { text: 'x'.repeat(12_000) }, path, requestId)
    expect(parts.data.length).toBeGreaterThan(16 * 1024)
    expect((await send(app, parts, requestId)).body).toMatchObject({ code: 'BAD_REQUEST' })
    expect(received).toBeUndefined()
  })

  it('R-106 hand the token and the order of the supplier area on, apart from the data', async () => {
    const requestId = newRequestId()
    const publicKey = publicKeyOf(large)
    const sent = async (payload: object) => {
      await send(app, encryptedParts(publicKey, payload, path, requestId), requestId)
      return contextOf
    }
    expect(await sent({ page: 1, rscToken: 'r1', rightsOrderNo: 'n1', mToken: '' })).toEqual({
      req: { page: 1 },
      supplier: { rscToken: 'r1', rightsOrderNo: 'n1' },
    })
    expect(await sent({ rscToken: 7, rightsOrderNo: '' })).toEqual({ req: {}, supplier: {} })
  })

  it('C3 every tamper gets the same answer, and the handler never runs', async () => {
    const publicKey = publicKeyOf(large)
    const requestId = newRequestId()
    const good = encryptedParts(publicKey, { rightsOrderNo: 'R1' }, path, requestId)
    const requestKey = randomBytes(16).toString('hex')
    const keyBlock = rsaBlocks(publicKey, Buffer.from(requestKey))
    const signed = (data: string, key = keyBlock, plainKey = requestKey) => signedParts(data, key, plainKey, requestId)
    const otherKey = publicKeyOf(small)
    const tampered: Record<string, Partial<EncryptedParts>> = {
      'changed data': { ...good, data: flipped(good.data, 3) },
      'changed last byte': { ...good, data: flipped(good.data, 255) },
      'changed key': { ...good, encryptKey: flipped(good.encryptKey, 3) },
      'changed sign': { ...good, sign: `${good.sign.slice(0, -1)}${good.sign.endsWith('0') ? '1' : '0'}` },
      'no sign': { ...good, sign: undefined },
      'no key': { ...good, encryptKey: undefined },
      'no data': { ...good, data: undefined },
      'empty data': { ...good, data: '' },
      'half a block': { ...good, data: Buffer.from(good.data, 'base64').subarray(0, 100).toString('base64') },
      'block repeated': {
        ...good,
        data: Buffer.concat([Buffer.from(good.data, 'base64'), Buffer.from(good.data, 'base64')]).toString('base64'),
      },
      'no base64': { ...good, data: '***' },
      'zero block': signed(Buffer.alloc(256).toString('base64')),
      'one block': signed(Buffer.alloc(256, 1).toString('base64')),
      'larger than the modulus': signed(Buffer.alloc(256, 0xff).toString('base64')),
      'another key pair': encryptedParts(otherKey, { rightsOrderNo: 'R1' }, path, requestId),
      'no JSON': signed(rsaBlocks(publicKey, Buffer.from('{'))),
      'no object': signed(rsaBlocks(publicKey, Buffer.from('[]'))),
      'no UTF-8': signed(rsaBlocks(publicKey, Buffer.from('{"rightsOrderNo":"\xff"}', 'latin1'))),
      'short request key': signed(
        rsaBlocks(publicKey, Buffer.from('{}')),
        rsaBlocks(publicKey, Buffer.from('short')),
        'short',
      ),
      'another path': encryptedParts(publicKey, { rightsOrderNo: 'R1' }, '/supplier/other', requestId),
      'another request id': encryptedParts(publicKey, { rightsOrderNo: 'R1' }, path, newRequestId()),
    }
    const expected = { status: 400, body: { code: 'BAD_REQUEST', message: 'the payload cannot be read' } }
    for (const [name, parts] of Object.entries(tampered)) {
      expect([name, await send(app, parts, requestId)]).toEqual([name, expected])
    }
    expect(received).toBeUndefined()
    expect((await send(app, good, requestId)).body).toMatchObject({ suc: true })
    expect(received).toEqual({ rightsOrderNo: 'R1' })
  })
})
