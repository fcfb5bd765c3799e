import { found, type Row } from './sampleChanges'
import { object, type Sample, sentFields, text, whole, without } from './sampleContract'

const sending =
  (fields: Parameters<typeof object>[0]) =>
  ({ types }: Sample) => {
    types.TakeReq = object(fields)
  }

const couponId = (schema: object) => sending({ ...sentFields, couponId: schema as Record<string, unknown> })

describe('what an app sends: the server of the older contract refuses what is new to it, that of the newer one what is gone', () => {
  it.each<Row>([
    [
      'an optional field',
      sending({ ...sentFields, 'why?': text }),
      ['request: why is added, optional', 'breaking', 'additive'],
    ],
    [
      'a required field',
      sending({ ...sentFields, why: text }),
      ['request: why is added, required', 'breaking', 'breaking'],
    ],
    [
      'no optional field',
      sending(without(sentFields, 'note?')),
      ['request: note is removed; it was optional', 'additive', 'breaking'],
    ],
    [
      'no required field',
      sending(without(sentFields, 'couponId')),
      ['request: couponId is removed; it was required', 'breaking', 'breaking'],
    ],
    [
      'a field that may be absent',
      sending({ ...without(sentFields, 'couponId'), 'couponId?': sentFields.couponId }),
      ['request: couponId is optional now', 'breaking', 'additive'],
    ],
    [
      'a field that must be there',
      sending({ ...without(sentFields, 'note?'), note: text }),
      ['request: note is required now', 'additive', 'breaking'],
    ],
    [
      'a longer text',
      couponId({ type: 'string', maxLength: 60 }),
      ['request: couponId maxLength was 50 and is 60', 'breaking', 'additive'],
    ],
    [
      'a shorter text',
      couponId({ type: 'string', maxLength: 40 }),
      ['request: couponId maxLength was 50 and is 40', 'additive', 'breaking'],
    ],
    [
      'a text without a limit',
      couponId(text),
      ['request: couponId maxLength was 50 and is 4000', 'breaking', 'additive'],
    ],
    [
      'a text with a least length',
      couponId({ ...sentFields.couponId, minLength: 2 }),
      ['request: couponId minLength was none and is 2', 'additive', 'breaking'],
    ],
    [
      'a text with a pattern',
      couponId({ ...sentFields.couponId, pattern: '^C' }),
      ['request: couponId pattern was none and is "^C"', 'additive', 'breaking'],
    ],
    [
      'a keyword that the comparison does not know',
      couponId({ ...sentFields.couponId, newKeyword: 1 }),
      ['request: couponId newKeyword was none and is 1', 'breaking', 'breaking'],
    ],
    [
      'listed values',
      couponId({ enum: ['a', 'b'] }),
      ['request: couponId may only be "a", "b"', 'additive', 'breaking'],
    ],
    ['another type', couponId(whole), ['request: couponId was of type string and is integer', 'breaking', 'breaking']],
    [
      'a further type',
      couponId({ type: ['string', 'null'], maxLength: 50 }),
      ['request: couponId was of type string and is string,null', 'breaking', 'additive'],
    ],
    [
      'an alternative',
      couponId({ anyOf: [sentFields.couponId, whole] }),
      ['request: couponId may also be another alternative (integer)', 'breaking', 'additive'],
    ],
  ])('%s', (_name, edit, ...expected) => {
    expect(found(edit)).toEqual(expected)
  })

  it('and the other way round', () => {
    const listed = couponId({ enum: ['a', 'b'] })
    expect(found(couponId({ enum: ['b', 'c'] }), listed)).toEqual([
      ['request: couponId may also be "c"', 'breaking', 'additive'],
      ['request: couponId is no longer "a"', 'additive', 'breaking'],
    ])
    expect(found(couponId(text), listed)).toEqual([
      ['request: couponId was "a", "b" and may be others', 'breaking', 'additive'],
    ])
    expect(found(couponId(text), couponId({ anyOf: [text, whole] }))).toEqual([
      ['request: couponId is no longer the alternative (integer)', 'additive', 'breaking'],
    ])
  })
})
