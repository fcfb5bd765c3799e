import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { bytesFrom, seed } from '@tests/fixtures/seed'
import { CodecError } from '@/request/codec/codec'
import { createApiVipCodec } from '@/request/codec/rsa'
import { decryptBlocks, decryptText, makeKeyPair } from './verifier'

type Source = (count: number) => Promise<ArrayLike<number>>

const keys = makeKeyPair(1024)
const bytes = bytesFrom(seed)
const context = { path: '/a', requestId: '1' }
const good: Source = async (count) => bytes(count)
const filled = (count: number, byte: (at: number) => number) => Array.from({ length: count }, (_, at) => byte(at))

function encryptWith(source: Source, text = '{"idCard":"110101199003071234"}') {
  return createApiVipCodec({ publicKey: keys.publicKey, randomBytes: source }).encrypt(text, context)
}

const BAD_SOURCES: [name: string, source: Source][] = [
  ['a source that rejects', () => Promise.reject(new Error('not supported'))],
  [
    'a source that throws',
    () => {
      throw new Error('not supported')
    },
  ],
  ['a source that is missing', undefined as unknown as Source],
  ['no answer', async () => undefined as unknown as number[]],
  ['no bytes', async () => []],
  ['one byte too few', async (count) => bytes(count - 1)],
  ['zeros', async (count) => new Uint8Array(count)],
  ['the same byte again and again', async (count) => filled(count, () => 7)],
  ['one byte and then zeros', async (count) => filled(count, (at) => (at === 0 ? 9 : 0))],
  ['a number past a byte', async (count) => filled(count, (at) => at + 200)],
  ['negative numbers', async (count) => filled(count, (at) => -at)],
  ['fractions', async (count) => filled(count, (at) => at / 1000)],
  ['NaN', async (count) => filled(count, (at) => (at === 5 ? Number.NaN : at % 256))],
  ['texts', async (count) => filled(count, () => '1' as unknown as number)],
]

describe(`without random bytes (seed ${seed})`, () => {
  const mathRandom = jest.spyOn(Math, 'random')
  afterAll(() => mathRandom.mockRestore())

  it.each(BAD_SOURCES)('C2 %s: fails closed', async (_, source) => {
    await expect(encryptWith(source)).rejects.toBeInstanceOf(CodecError)
    expect(mathRandom).not.toHaveBeenCalled()
  })

  it('C2 a source that fails at its second request fails closed too', async () => {
    let calls = 0
    const source: Source = async (count) => {
      calls++
      if (calls > 1) throw new Error('not supported')
      return bytes(count)
    }
    await expect(encryptWith(source)).rejects.toBeInstanceOf(CodecError)
    expect(calls).toBe(2)
  })

  it('C2 no other random source is used', async () => {
    await encryptWith(good, 'a'.repeat(1_000))
    expect(mathRandom).not.toHaveBeenCalled()
    let state = 1
    const fixed = () => {
      state = 1
      return async (count: number) =>
        filled(count, () => {
          state = (state * 75 + 74) % 65_537
          return state % 256
        })
    }
    const first = await encryptWith(fixed(), 'a'.repeat(300))
    expect(await encryptWith(fixed(), 'a'.repeat(300))).toEqual(first)
  })
})

describe(`odd random bytes (seed ${seed})`, () => {
  it('R-28 zeros among them are not used as padding', async () => {
    const third: Source = async (count) => bytes(count).map((byte, at) => (at % 3 === 0 ? 0 : byte))
    const text = 'x'.repeat(2_000)
    const { data } = await encryptWith(third, text)
    expect(decryptText(data, keys)).toBe(text)
    expect(decryptBlocks(data, keys).every((block) => block.message.length + block.padding.length === 125)).toBe(true)
  })

  it('R-28 surplus bytes are ignored', async () => {
    const { data } = await encryptWith(async (count) => bytes(count + 100), 'abc')
    expect(decryptText(data, keys)).toBe('abc')
  })
})

describe('an invalid key', () => {
  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ type: 'spki', format: 'pem' })
  const jwk = createPublicKey(keys.publicKey).export({ format: 'jwk' })
  const exponentOf = (bytes: number[]) =>
    createPublicKey({ key: { ...jwk, e: Buffer.from(bytes).toString('base64url') }, format: 'jwk' })
      .export({ type: 'spki', format: 'pem' })
      .toString()

  it.each([
    ['nothing', ''],
    ['blanks', ' \n'],
    ['words', 'not a key'],
    ['an empty PEM', '-----BEGIN PUBLIC KEY-----\n-----END PUBLIC KEY-----'],
    ['half a key', keys.publicKey.slice(0, 120)],
    ['an elliptic curve key', elliptic.toString()],
    ['the exponent 1', exponentOf([1])],
    ['an even exponent', exponentOf([1, 0])],
    ['an exponent past 32 bits, for which the power would be 1', exponentOf([1, 0, 0, 0, 1])],
  ])('C2 %s is refused before anything is sent', (_, publicKey) => {
    expect(() => createApiVipCodec({ publicKey, randomBytes: good })).toThrow(CodecError)
  })
})
