import { parseQuery, stringifyQuery } from '@/lib/query'

describe('parseQuery', () => {
  it('reads escaped keys and values, with or without the question mark', () => {
    expect(parseQuery('?a=1&%E5%90%8D=%E5%BC%A0%20')).toEqual({ a: '1', 名: '张 ' })
    expect(parseQuery('a=1')).toEqual({ a: '1' })
    expect(parseQuery('')).toEqual({})
    expect(parseQuery('?')).toEqual({})
  })

  it('keeps equals signs and plus signs of a token, and a key without a value', () => {
    expect(parseQuery('mToken=a+b==&flag&empty=')).toEqual({ mToken: 'a+b==', flag: '', empty: '' })
  })

  it('a malformed escape affects only its own value', () => {
    expect(parseQuery('a=100%&b=%E4%B8&c=%zz&d=ok%21')).toEqual({ a: '100%', b: '%E4%B8', c: '%zz', d: 'ok!' })
  })

  it('takes the first of a repeated key and stops at the fragment', () => {
    expect(parseQuery('a=1&a=2&&=x#a=3&b=4')).toEqual({ a: '1' })
  })

  it('a key cannot change the prototype', () => {
    const query = parseQuery('__proto__=x&constructor=y&a=1')
    expect(Object.keys(query)).toEqual(['constructor', 'a'])
    expect(Object.getPrototypeOf(query)).toBe(Object.prototype)
  })
})

describe('stringifyQuery', () => {
  it('escapes, keeps the order and leaves out what is missing', () => {
    expect(stringifyQuery({ b: 'x y&z', a: 0, c: undefined, d: null, e: false, f: '' })).toBe(
      'b=x%20y%26z&a=0&e=false&f=',
    )
    expect(stringifyQuery({})).toBe('')
  })

  it('does not throw on half an emoji', () => {
    expect(stringifyQuery({ a: '\ud83d' })).toBe('a=%EF%BF%BD')
  })

  it('is read back unchanged', () => {
    const query = { redirect: '/a/b?c=1&d=2#e', name: '张三 😀', plus: '1+1=2', percent: '100%' }
    expect(parseQuery(stringifyQuery(query))).toEqual(query)
  })
})
