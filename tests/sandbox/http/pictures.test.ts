import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { mountPictures, picturesPath } from '../../../sandbox/http/pictures'
import { secure } from '../../../sandbox/http/security'
import { rawGet } from './rawGet'

let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = Fastify()
  await secure(app, [picturesPath])
  mountPictures(app)
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => app.close())

const address = '/pictures/brand/heron.png'
const get = (accept?: string) => rawGet(port, address, accept === undefined ? {} : { accept })

describe('the form of a picture', () => {
  it.each([
    ['Chromium, which names AVIF and WebP', 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
    ['an older browser, which names WebP', 'image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'webp'],
    ['a browser without either', 'image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'png'],
    ['a mini-program, which accepts anything', '*/*', 'png'],
    ['a caller that accepts any picture', 'image/*', 'png'],
    ['a caller that says nothing', undefined, 'png'],
    ['a caller that refuses AVIF', 'image/avif;q=0, image/webp;q=0.5, */*', 'webp'],
  ])('for %s', async (_name, accept, format) => {
    const answer = await get(accept)
    expect([answer.status, answer.headers['content-type']]).toEqual([200, `image/${format}`])
    const { format: read, compression } = await sharp(answer.bytes).metadata()
    expect(read === 'heif' ? compression && 'avif' : read).toBe(format)
    expect(answer.headers.vary).toMatch(/\bAccept\b/)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('HEAD says the type and the length of what GET sends', async () => {
    for (const accept of ['image/avif,*/*', 'image/webp,*/*', '*/*']) {
      const whole = await get(accept)
      const head = await fetch(`http://127.0.0.1:${port}${address}`, { method: 'HEAD', headers: { accept } })
      expect(head.headers.get('content-length')).toBe(String(whole.bytes.length))
      for (const name of ['content-type', 'vary', 'cache-control'])
        expect(head.headers.get(name)).toBe(whole.headers[name])
    }
  })

  it('a cached copy depends on the form, and on the origin that may read it', async () => {
    const { headers } = await rawGet(port, address, { origin: 'http://localhost:5000' })
    expect(headers['access-control-allow-origin']).toBe('http://localhost:5000')
    expect(headers.vary).toBe('Accept, Origin')
  })

  it('an unknown picture is a 404 that no cache keeps', async () => {
    for (const path of ['/pictures/brand/unknown.png', '/pictures/brand/heron.webp', '/pictures/nothing/heron.png']) {
      const answer = await rawGet(port, path, { accept: 'image/avif,*/*' })
      expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store'])
    }
  })
})
