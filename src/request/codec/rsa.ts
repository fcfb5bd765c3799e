import md5 from 'crypto-js/md5'
import JSEncrypt from 'jsencrypt'
import { encodeBase64 } from '@/lib/base64'
import { decodeHex, encodeHex } from '@/lib/hex'
import { toWellFormed, utf8Bytes } from '@/lib/text'
import { type ApiVipCodec, CodecError } from './codec'
import { type RandomBytes, takeNonZero, takeRandom } from './random'

/** The part of jsencrypt's big integers that is used here; its types hide them, and its package exports no path to them. */
interface BigNumber {
  bitLength(): number
  modPowInt(exponent: number, modulus: BigNumber): BigNumber
  toString(radix: number): string
}
type BigNumberClass = new (text: string, radix: number) => BigNumber

interface RsaKey {
  modulus: BigNumber
  exponent: number
  /** Length of the modulus, hence of every block, in bytes. */
  size: number
}

/** The protocol's chunk in bytes, and the overhead of PKCS#1 v1.5 per block: 00 02, at least eight bytes of padding, 00. */
const CHUNK = 117
const OVERHEAD = 11
const SMALLEST_KEY_BITS = 512

function readKey(publicKey: string): RsaKey {
  const parser = new JSEncrypt()
  parser.setPublicKey(publicKey)
  // For an empty text `getKey` would generate a new key pair.
  const parsed = publicKey.trim() === '' ? undefined : (parser.getKey() as unknown as { n?: BigNumber; e?: number })
  const modulus = parsed?.n
  const exponent = parsed?.e ?? 0
  // For an exponent of more than 32 bits jsencrypt's power silently gives 1.
  const isExponent = Number.isInteger(exponent) && exponent >= 3 && exponent <= 0xffffffff && exponent % 2 === 1
  if (!modulus || !isExponent || modulus.bitLength() < SMALLEST_KEY_BITS) {
    throw new CodecError('the public key of the supplier interface cannot be read')
  }
  return { modulus, exponent, size: Math.ceil(modulus.bitLength() / 8) }
}

/** One block, `00 02 <padding without zero> 00 <chunk>`, to the power of the exponent: as many bytes as the key has. */
function encryptBlock(key: RsaKey, chunk: number[], padding: number[]): number[] {
  const Big = key.modulus.constructor as BigNumberClass
  const block = new Big(encodeHex([0, 2, ...padding, 0, ...chunk]), 16)
  const power = block.modPowInt(key.exponent, key.modulus).toString(16)
  const bytes = decodeHex(power.padStart(key.size * 2, '0'))
  if (bytes?.length !== key.size) throw new CodecError('the payload cannot be encrypted')
  return bytes
}

/** Base64 of the blocks; an empty text is one block with nothing in it. */
async function encryptBytes(key: RsaKey, bytes: number[], source: RandomBytes): Promise<string> {
  const most = Math.min(CHUNK, key.size - OVERHEAD)
  const count = Math.max(Math.ceil(bytes.length / most), 1)
  const padding = await takeNonZero(source, count * (key.size - 3) - bytes.length)
  const encrypted: number[] = []
  let used = 0
  for (let block = 0; block < count; block++) {
    const chunk = bytes.slice(block * most, (block + 1) * most)
    const length = key.size - 3 - chunk.length
    encrypted.push(...encryptBlock(key, chunk, padding.slice(used, used + length)))
    used += length
  }
  return encodeBase64(encrypted)
}

/**
 * The apiVip codec: `data` is base64 of the RSA blocks of the UTF-8 payload, `encrypt-key` the same of a fresh
 * 32-character key K, `sign` the hex MD5 of `data=…&encryptKey=…&path=…&requestId=…&key=K`. The protocol is given; what
 * protects the user in transit is TLS.
 *
 * jsencrypt only reads the key and computes the power: it counts characters instead of bytes when it cuts a text, and
 * takes its padding from Math.random where the host has no web crypto. Chunks and PKCS#1 v1.5 padding are therefore made
 * here, byte by byte, from the host's random bytes; without those `encrypt` rejects with CodecError and nothing is sent.
 *
 * `publicKey` is a PEM text or its bare base64 (SPKI). Throws CodecError when it is not an RSA key of 512 bits or more.
 */
export function createApiVipCodec(options: { publicKey: string; randomBytes: RandomBytes }): ApiVipCodec {
  const key = readKey(options.publicKey)
  return {
    async encrypt(payload, { path, requestId }) {
      const requestKey = encodeHex(await takeRandom(options.randomBytes, 16))
      const data = await encryptBytes(key, utf8Bytes(payload), options.randomBytes)
      const encryptKey = await encryptBytes(key, utf8Bytes(requestKey), options.randomBytes)
      const signed = `data=${data}&encryptKey=${encryptKey}&path=${path}&requestId=${requestId}&key=${requestKey}`
      // crypto-js throws on half of a surrogate pair.
      return { data, encryptKey, sign: md5(toWellFormed(signed)).toString() }
    },
  }
}
