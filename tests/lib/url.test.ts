import { isAllowedUrl, parseHttpUrl } from '@/lib/url'
import { refusedUrls } from './urlVectors'

describe('parseHttpUrl', () => {
  it.each(refusedUrls)('S2 refuses %j', (text) => {
    expect(parseHttpUrl(text)).toBeUndefined()
    expect(isAllowedUrl(text, ['m.example.com', 'evil.com', 'example.com'])).toBe(false)
  })

  it('S2 refuses what is not a text', () => {
    for (const value of [undefined, null, 1, {}, ['https://m.example.com/']]) {
      expect(parseHttpUrl(value as unknown as string)).toBeUndefined()
    }
  })

  it('S2 gives the parts of an address, lower case in protocol and host', () => {
    expect(parseHttpUrl('HTTPS://M.Example.COM:8443/A/b?c=%E5%BC%A0&d=/x?y#top')).toEqual({
      protocol: 'https',
      host: 'm.example.com',
      port: 8443,
      path: '/A/b',
      query: 'c=%E5%BC%A0&d=/x?y',
    })
    expect(parseHttpUrl('http://127.0.0.1?a=1')).toEqual({
      protocol: 'http',
      host: '127.0.0.1',
      port: 80,
      path: '/',
      query: 'a=1',
    })
  })

  it('S2 agrees with the platform on every address that it accepts', () => {
    const addresses = [
      'https://m.example.com',
      'https://m.example.com:443/a//b?c#d',
      'http://localhost:3000/sandbox?x=1',
      'https://xn--fiqs8s.example/.well-known/x',
      'https://10.0.0.255:65535/~a/b;c=1,2/(d)!',
      'https://a.b/#/route?x=1',
    ]
    for (const address of addresses) {
      const ours = parseHttpUrl(address)
      const theirs = new URL(address)
      const port = theirs.port || (theirs.protocol === 'https:' ? '443' : '80')
      expect(`${ours?.protocol}: ${ours?.host} ${ours?.port}`).toBe(`${theirs.protocol} ${theirs.hostname} ${port}`)
      expect(`${ours?.path} ${ours?.query}`).toBe(`${theirs.pathname} ${theirs.search.replace(/^\?/, '')}`)
    }
  })
})

describe('isAllowedUrl', () => {
  const allowed = ['m.example.com', 'pay.example.com:8443', 'http://localhost:3000']

  it.each([
    'https://m.example.com/a',
    'https://M.EXAMPLE.COM:443',
    'https://pay.example.com:8443/',
    'http://localhost:3000/x',
  ])('S2 allows %s', (text) => {
    expect(isAllowedUrl(text, allowed)).toBe(true)
  })

  it.each([
    'http://m.example.com/',
    'https://m.example.com:8443/',
    'https://a.m.example.com/',
    'https://example.com/',
    'https://m.example.com.evil.com/',
    'https://evilm.example.com/',
    'https://pay.example.com/',
    'https://localhost:3000/',
    'http://localhost:3001/',
  ])('S2 does not allow %s', (text) => {
    expect(isAllowedUrl(text, allowed)).toBe(false)
  })

  it('S2 allows nothing for an empty list or a broken entry', () => {
    expect(isAllowedUrl('https://m.example.com/', [])).toBe(false)
    expect(isAllowedUrl('https://m.example.com/', ['', '*', 'https://', '*.example.com'])).toBe(false)
  })
})
