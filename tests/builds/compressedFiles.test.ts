import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { distOf } from '@tests/fixtures/dist'

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
const forms = [
  { extension: '.br', compress: (text: Buffer) => brotliCompressSync(text, brotli), decompress: brotliDecompressSync },
  { extension: '.gz', compress: (text: Buffer) => gzipSync(text, { level: 9 }), decompress: gunzipSync },
]

const folder = distOf('h5')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const read = (name: string) => readFileSync(path.join(folder, name))
const texts = files.filter((name) => /\.(html|js|css|json|svg|txt)$/.test(name))
const compressed = files.filter((name) => /\.(br|gz)$/.test(name))

describe.each(forms)('the $extension files of the H5 build', ({ extension, compress, decompress }) => {
  it('stand beside each textual file that they make smaller, at the best compression', () => {
    expect(texts).toContain('index.html')
    for (const name of texts) {
      const best = compress(read(name)).length
      const exists = existsSync(path.join(folder, name + extension))
      if (best < read(name).length)
        expect([name, exists && read(name + extension).length <= best * 1.01]).toEqual([name, true])
    }
  })

  it('hold exactly what the file holds that is sent without compression', () => {
    for (const name of compressed.filter((one) => one.endsWith(extension))) {
      const original = name.slice(0, -extension.length)
      expect([name, decompress(read(name)).equals(read(original))]).toEqual([name, true])
    }
  })
})

it.each(['weapp', 'alipay', 'tt'] as const)('the %s build contains no compressed file', (host) => {
  const names = readdirSync(distOf(host), { recursive: true, encoding: 'utf8' })
  expect(names.filter((name) => /\.(br|gz)$/.test(name) && statSync(path.join(distOf(host), name)).isFile())).toEqual(
    [],
  )
})
