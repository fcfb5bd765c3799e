import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { bytesFrom, seed } from '@tests/fixtures/seed'
import { build } from 'esbuild'
import type { createApiVipCodec } from '@/request/codec/rsa'
import { decryptText, makeKeyPair, md5Hex } from './verifier'

const root = join(__dirname, '../../..')
const keys = makeKeyPair(2048)
const bytes = bytesFrom(seed)
const context = { path: '/supplier/rights/bills', requestId: '20250102150405123456' }

/** Globals that a mini-program lacks, so the codec must not need them. */
const missing = [
  'self',
  'window',
  'crypto',
  'TextEncoder',
  'TextDecoder',
  'BigInt',
  'Buffer',
  'process',
  'require',
  'btoa',
]

/** The codec bundled as for a mini-program, loaded in a context with only the language's own globals, and without BigInt. */
async function loadCodec(): Promise<typeof createApiVipCodec> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/request/codec/rsa.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'codec',
    target: 'es2018',
    alias: { '@': join(root, 'src') },
    // The builds give jsencrypt the framework's window in place of `self`, which it reads when it is imported.
    define: { self: 'frameworkWindow' },
    logLevel: 'silent',
  })
  const realm = createContext({ frameworkWindow: {} })
  runInContext('delete globalThis.BigInt; delete globalThis.console', realm)
  const code = outputFiles[0]?.text ?? ''
  const present = runInContext(`${JSON.stringify(missing)}.filter((name) => name in globalThis)`, realm)
  expect(Array.from(present as string[])).toEqual([])
  return runInContext(`${code}; codec.createApiVipCodec`, realm)
}

describe(`the bundled codec on a bare host (seed ${seed})`, () => {
  let createCodec: typeof createApiVipCodec

  beforeAll(async () => {
    createCodec = await loadCodec()
  })

  it('C2 encrypts without self, crypto, TextEncoder and BigInt', async () => {
    const text = JSON.stringify({ note: '权益 😀'.repeat(40) })
    const codec = createCodec({
      publicKey: keys.publicKey,
      randomBytes: async (count) => Array.from(bytes(count)),
    })
    const { data, encryptKey, sign } = await codec.encrypt(text, context)
    expect(decryptText(data, keys)).toBe(text)
    const key = decryptText(encryptKey, keys)
    expect(sign).toBe(
      md5Hex(`data=${data}&encryptKey=${encryptKey}&path=${context.path}&requestId=${context.requestId}&key=${key}`),
    )
  })

  it('C2 without random bytes it fails closed', async () => {
    for (const source of [async () => [], () => Promise.reject(new Error('none'))]) {
      const codec = createCodec({ publicKey: keys.publicKey, randomBytes: source })
      await expect(codec.encrypt('{"secret":1}', context)).rejects.toMatchObject({ name: 'CodecError' })
    }
  })
})
