import { createHash } from 'node:crypto'
import { signedBody } from '@/request/wire/attempt'

const md5 = (text: string) => createHash('md5').update(text, 'utf8').digest('hex')

describe('the body of a signed call', () => {
  it('R-27 carries ua, args, sign and url', () => {
    const body = signedBody('/xbt/login', { mobile: '13800138000', note: '中文 😀' }, 'Brand One', undefined)
    expect(Object.keys(body).sort()).toEqual(['args', 'sign', 'ua', 'url'])
    expect(JSON.parse(body.args)).toEqual({ mobile: '13800138000', note: '中文 😀' })
    expect(body.sign).toBe(md5(`args=${body.args}&ua=Brand One&url=/xbt/login`))
  })

  it('R-21 carries the token as a field, which is absent without a login', () => {
    expect(signedBody('/a', {}, 'ua', 'secret').mToken).toBe('secret')
    expect('mToken' in signedBody('/a', {}, 'ua', undefined)).toBe(false)
  })

  it('R-41 carries {} for a call without fields', () => {
    expect(signedBody('/a', {}, 'ua', undefined).args).toBe('{}')
  })

  it('C4 signs a lone surrogate without throwing, and the sign matches what is sent', () => {
    for (const name of ['\ud83d', 'a\ude00', '\ud83d\ud83d\ude00']) {
      const { args, sign } = signedBody('/a', { name }, 'ua', undefined)
      expect(() => JSON.parse(args)).not.toThrow()
      expect(sign).toBe(md5(`args=${args}&ua=ua&url=/a`))
    }
  })

  it('C4 does so on hosts whose JSON.stringify does not escape lone surrogates, as before ES2019', () => {
    const olderHost = jest.spyOn(JSON, 'stringify').mockReturnValue('{"name":"a\ud83d"}')
    const { args, sign } = signedBody('/a', { name: 'a\ud83d' }, 'ua', undefined)
    olderHost.mockRestore()
    expect(args).toBe('{"name":"a\ufffd"}')
    expect(sign).toBe(md5(`args=${args}&ua=ua&url=/a`))
  })
})
