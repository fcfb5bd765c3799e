import { isAllowedUrl, parseHttpsUrl, parseHttpUrl } from '@/lib/url'

const REFUSED = [
  '',
  ' ',
  '/',
  '//evil.com',
  '/\\evil.com',
  '\\\\evil.com',
  'evil.com',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'ftp://m.example.com/',
  'weixin://pay',
  'https:',
  'https:/m.example.com',
  'https://',
  'https:///m.example.com',
  'https:\\\\m.example.com',
  'https://evil.com\\.m.example.com/',
  'https://evil.com\\@m.example.com/',
  'https://m.example.com@evil.com/',
  'https://user:pass@m.example.com/',
  'https://m.example.com:443@evil.com/',
  'https://m.example.com%2eevil.com/',
  'https://evil.com%2f.m.example.com/',
  'https://m.example.com%00.evil.com/',
  'https://m.example.com./',
  'https://.m.example.com/',
  'https://m..example.com/',
  'https://-m.example.com/',
  'https://m_example.com/',
  'https://ｍ.example.com/',
  'https://m。example.com/',
  'https://[::1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://127.1/',
  'https://0127.0.0.1/',
  'https://256.0.0.1/',
  'https://m.example.com:0/',
  'https://m.example.com:65536/',
  'https://m.example.com:080/',
  'https://m.example.com:/',
  'https://m.example.com:80a/',
  ' https://m.example.com/',
  'https://m.example.com/ ',
  'https://m.exam\tple.com/',
  'https://m.example.com/\r\nx: y',
  'https://m.example.com/\u0000',
  'https://m.example.com/\u202e',
  'https://m.example.com/%',
  'https://m.example.com/?a=%zz',
  'https://m.example.com/%0d%0ax',
  'https://m.example.com/%5cevil.com',
  'https://m.example.com/%2f%2fevil.com',
  'https://m.example.com/a/../b',
  'https://m.example.com/%2e%2E/b',
  'https://m.example.com/.',
  'https://m.example.com/<script>',
  'https://m.example.com/?"onload="x',
]

describe('parseHttpUrl', () => {
  it.each(REFUSED)('S2 refuses %j', (text) => {
    expect(parseHttpUrl(text)).toBeUndefined()
    expect(isAllowedUrl(text, ['m.example.com', 'evil.com', 'example.com'])).toBe(false)
  })

  it('S2 refuses what is not a text', () => {
    for (const value of [undefined, null, 1, {}, ['https://m.example.com/']]) {
      expect(parseHttpUrl(value as unknown as string)).toBeUndefined()
    }
  })

  it('S2 gives the parts of an address, small letters in protocol and host', () => {
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

  it('S2 parseHttpsUrl takes https only', () => {
    expect(parseHttpsUrl('https://m.example.com/')?.host).toBe('m.example.com')
    expect(parseHttpsUrl('http://m.example.com/')).toBeUndefined()
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
