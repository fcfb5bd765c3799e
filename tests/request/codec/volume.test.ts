import { randomFrom } from '@tests/fixtures/random'
import { bytesFrom, seed } from '@tests/fixtures/seed'
import { createApiVipCodec } from '@/request/codec/rsa'
import { decryptText, makeKeyPair } from './verifier'

const context = { path: '/supplier/rights/detail', requestId: '20250102150405123456' }
const bytes = bytesFrom(seed)
const randomBytes = async (count: number) => bytes(count)

function randomText(random: () => number): string {
  const below = (end: number) => Math.floor(random() * end)
  const ranges: [number, number][] = [
    [0, 0x7f],
    [0x80, 0x7ff],
    [0x4e00, 0x9fff],
    [0xe000, 0xffff],
    [0x10000, 0x10ffff],
  ]
  return Array.from({ length: below(200) }, () => {
    const [first, last] = ranges[below(ranges.length)] ?? [0, 0x7f]
    return String.fromCodePoint(first + below(last + 1 - first))
  }).join('')
}

describe.each([1024, 2048])('much text, with a key of %i bits', (bits) => {
  const keys = makeKeyPair(bits)
  const codec = createApiVipCodec({ publicKey: keys.publicKey, randomBytes })

  it('C1 R-28 16 KB decrypt under an independent verifier', async () => {
    const text = JSON.stringify({ text: '钱包 wallet 😀 '.repeat(712) })
    const { data } = await codec.encrypt(text, context)
    expect(decryptText(data, keys)).toBe(text)
  })

  it(`C1 50 random texts decrypt under an independent verifier (seed ${seed})`, async () => {
    const random = randomFrom(seed + bits)
    for (let turn = 0; turn < 50; turn++) {
      const text = randomText(random)
      const { data } = await codec.encrypt(text, context)
      expect(decryptText(data, keys)).toBe(text)
    }
  })
})

describe('random bytes for much text', () => {
  it('R-28 no request is for more bytes than the web allows', async () => {
    const wide = makeKeyPair(2048, 3n)
    const asked: number[] = []
    const codec = createApiVipCodec({
      publicKey: wide.publicKey,
      randomBytes: (count) => {
        asked.push(count)
        return randomBytes(count)
      },
    })
    const text = 'y'.repeat(70_000)
    const { data } = await codec.encrypt(text, context)
    expect(decryptText(data, wide)).toBe(text)
    expect(Math.max(...asked)).toBeLessThanOrEqual(65_536)
  })
})
