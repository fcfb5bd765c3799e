import { ascii, count, fieldsOf, flag, list, number, oneOf, record, text, texts, whole } from '@/lib/parsers'

describe('parsers of single values', () => {
  it('accept a text by its length and pattern', () => {
    expect([text('', 3), text('abc', 3), text('abcd', 3), text(1, 3)]).toEqual(['', 'abc', undefined, undefined])
    expect([text('12', 3, /^\d+$/), text('1x', 3, /^\d+$/)]).toEqual(['12', undefined])
  })

  it.each(['', 'a b', '中文', 'a\n', 'é', 'aaaaa'])('refuse a text that is invalid in a header: %j', (value) => {
    expect(ascii(value, 4)).toBeUndefined()
    expect(ascii('a.-1', 4)).toBe('a.-1')
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '1', null, 11, -1])('refuse a number out of bounds: %p', (value) => {
    expect([number(value, 0, 10), whole(value, 0, 10)]).toEqual([undefined, undefined])
    expect([number(1.5, 0, 10), whole(1.5, 0, 10), whole(0, 0, 10), count(10)]).toEqual([1.5, undefined, 0, 10])
  })

  it('accept a flag, and one of several words or numbers', () => {
    expect([flag(false), flag(0), flag('true')]).toEqual([false, undefined, undefined])
    expect([oneOf('en', ['en']), oneOf('fr', ['en']), oneOf(0, [0, 1]), oneOf('0', [0])]).toEqual([
      'en',
      undefined,
      0,
      undefined,
    ])
  })
})

describe('parsers of lists and objects', () => {
  it('accept the valid items of a list, and refuse anything else', () => {
    expect(list([1, 'a', 2, 3], count, 3)).toEqual([1, 2])
    expect([list({}, count, 3), list('12', count, 3), list(null, count, 3)]).toEqual([undefined, undefined, undefined])
  })

  it('accept an object of texts only', () => {
    expect(texts({ a: '1', b: '' }, 3)).toEqual({ a: '1', b: '' })
    expect([texts({ a: 1 }, 3), texts({ a: 'long' }, 3), texts([], 3), texts('a', 3)]).toEqual(Array(4).fill(undefined))
  })

  it('accept the named fields of an object, and leave out optional ones that are refused', () => {
    const asRow = (value: unknown) => record(value, { id: count }, { note: (note) => text(note, 3) })
    expect(asRow({ id: 1, note: 'abc', more: 1 })).toStrictEqual({ id: 1, note: 'abc' })
    expect(asRow({ id: 1, note: 5 })).toStrictEqual({ id: 1 })
    expect([asRow({ note: 'abc' }), asRow([1]), asRow(null), asRow('id')]).toEqual(Array(4).fill(undefined))
  })

  it('S5 read own fields only', () => {
    expect(fieldsOf({ a: 1 })?.constructor).toBeUndefined()
    const forged = JSON.parse('{"__proto__":{"id":1}}')
    expect(record(forged, { id: count })).toBeUndefined()
    expect(texts(forged, 3)).toBeUndefined()
  })
})
