import { constants, publicEncrypt } from 'node:crypto'
import { bytesFrom, seed } from '@tests/fixtures/seed'
import { createApiVipCodec } from '@/request/codec/rsa'
import { decryptBlocks, decryptText, makeKeyPair, md5Hex } from './verifier'

const context = { path: '/supplier/rights/detail', requestId: '20250102150405123456' }
const bytes = bytesFrom(seed)
const randomBytes = async (count: number) => bytes(count)

const TEXTS: [name: string, text: string][] = [
  ['0 bytes', ''],
  ['1 byte', 'a'],
  ['116 bytes', 'a'.repeat(116)],
  ['117 bytes', 'b'.repeat(117)],
  ['118 bytes', 'c'.repeat(118)],
  ['234 bytes', 'd'.repeat(234)],
  ['235 bytes', 'e'.repeat(235)],
  ['39 Chinese characters (117 bytes)', '中'.repeat(39)],
  ['40 Chinese characters (120 bytes)', '文'.repeat(40)],
  ['29 emoji (116 bytes)', '😀'.repeat(29)],
  ['30 emoji (120 bytes)', '😀'.repeat(30)],
  ['a two-byte character across two blocks', `${'a'.repeat(116)}é`],
  ['a three-byte character across two blocks', `${'a'.repeat(115)}中中`],
  ['a four-byte character across two blocks', `${'a'.repeat(114)}😀`],
  ['NUL at the start, inside and at the end', '\u0000a\u0000b\u0000'],
  ['117 NUL', '\u0000'.repeat(117)],
  ['a byte order mark', '\ufeff{}'],
]

describe.each([1024, 2048])(`the apiVip codec with a key of %i bits (seed ${seed})`, (bits) => {
  const keys = makeKeyPair(bits)
  const codec = createApiVipCodec({ publicKey: keys.publicKey, randomBytes })

  it.each(TEXTS)('C1 R-28 %s decrypts under an independent verifier', async (_, text) => {
    const { data } = await codec.encrypt(text, context)
    expect(decryptText(data, keys)).toBe(text)
  })

  it('R-28 cuts after every 117 bytes, in the middle of a character too', async () => {
    const text = '中'.repeat(100)
    const { data } = await codec.encrypt(text, context)
    const messages = decryptBlocks(data, keys).map((block) => block.message)
    expect(messages.map((message) => message.length)).toEqual([117, 117, 66])
    expect(Buffer.concat(messages).toString('utf8')).toBe(text)
    const uneven = await codec.encrypt(`a${text}`, context)
    expect(decryptBlocks(uneven.data, keys).map((block) => block.message.length)).toEqual([117, 117, 67])
    expect(decryptText(uneven.data, keys)).toBe(`a${text}`)
  })

  it('R-28 fills every block with fresh padding', async () => {
    const [first, second] = [
      await codec.encrypt('a'.repeat(300), context),
      await codec.encrypt('a'.repeat(300), context),
    ]
    expect(first.data).not.toBe(second.data)
    const paddings = [first, second].flatMap(({ data }) => decryptBlocks(data, keys).map((block) => block.padding))
    expect(new Set(paddings.map((padding) => padding.toString('hex'))).size).toBe(6)
  })

  it('R-28 sends a fresh key of 32 characters, and signs with it', async () => {
    const { data, encryptKey, sign } = await codec.encrypt('{"a":1}', context)
    const key = decryptText(encryptKey, keys)
    expect(key).toMatch(/^[\da-f]{32}$/)
    expect(sign).toBe(
      md5Hex(
        `data=${data}&encryptKey=${encryptKey}&path=/supplier/rights/detail&requestId=20250102150405123456&key=${key}`,
      ),
    )
    const next = await codec.encrypt('{"a":1}', context)
    expect(decryptText(next.encryptKey, keys)).not.toBe(key)
  })
})

describe(`other keys (seed ${seed})`, () => {
  it('C1 R-28 a block is as long as the key, also where its number begins with a zero', async () => {
    const keys = makeKeyPair(512)
    const powerOf = (padding: Uint8Array) =>
      publicEncrypt(
        { key: keys.publicKey, padding: constants.RSA_NO_PADDING },
        Buffer.from([0, 2, ...padding, 0, 'a'.charCodeAt(0)]),
      )
    // One number in 256 does.
    const paddings = Array.from({ length: 10_000 }, () => bytes(60).map((byte) => byte || 1))
    const padding = paddings.find((one) => powerOf(one)[0] === 0)
    if (!padding) throw new Error('no number begins with a zero')
    const codec = createApiVipCodec({
      publicKey: keys.publicKey,
      randomBytes: async (count) => [...padding, ...bytes(count)].slice(0, count),
    })
    const { data } = await codec.encrypt('a', context)
    expect(Buffer.from(data, 'base64')).toEqual(powerOf(padding))
  })

  it('R-28 a small key gets chunks of its size minus 11', async () => {
    const keys = makeKeyPair(512)
    const codec = createApiVipCodec({ publicKey: keys.publicKey, randomBytes })
    const { data } = await codec.encrypt('a'.repeat(120), context)
    expect(decryptBlocks(data, keys).map((block) => block.message.length)).toEqual([53, 53, 14])
    expect(decryptBlocks(data, keys).map((block) => block.padding.length)).toEqual([8, 8, 47])
  })

  it('R-28 a key whose size is not a multiple of 8 bits works', async () => {
    const keys = makeKeyPair(1031)
    const codec = createApiVipCodec({ publicKey: keys.publicKey, randomBytes })
    for (const [, text] of TEXTS) expect(decryptText((await codec.encrypt(text, context)).data, keys)).toBe(text)
  })

  it('R-28 a key is accepted as bare base64 and as PEM text', async () => {
    const keys = makeKeyPair(1024)
    const bare = keys.publicKey.replace(/-----[^-]+-----|\s/g, '')
    const { data } = await createApiVipCodec({ publicKey: bare, randomBytes }).encrypt('钱', context)
    expect(decryptText(data, keys)).toBe('钱')
  })
})

describe(`a lone surrogate (seed ${seed})`, () => {
  const keys = makeKeyPair(1024)
  const codec = createApiVipCodec({ publicKey: keys.publicKey, randomBytes })

  it.each([
    ['\ud83d', '\ufffd'],
    ['\ude00', '\ufffd'],
    ['a\ud83d', 'a\ufffd'],
    ['\ude00\ud83d', '\ufffd\ufffd'],
    ['\ud83d\ud83d\ude00', '\ufffd😀'],
    [`${'a'.repeat(114)}\ud83d`, `${'a'.repeat(114)}\ufffd`],
  ])('C4 in %j is encrypted and signed as %j without throwing', async (text, wellFormed) => {
    const { data, encryptKey, sign } = await codec.encrypt(text, context)
    expect(decryptText(data, keys)).toBe(wellFormed)
    expect(decryptText(encryptKey, keys)).toHaveLength(32)
    expect(sign).toMatch(/^[\da-f]{32}$/)
  })

  it('C4 may be part of the signed text too', async () => {
    const { data, encryptKey, sign } = await codec.encrypt('a', { path: '/a\ud83d', requestId: '\ude00' })
    const key = decryptText(encryptKey, keys)
    expect(sign).toBe(md5Hex(`data=${data}&encryptKey=${encryptKey}&path=/a\ufffd&requestId=\ufffd&key=${key}`))
  })
})
