import { type Expected, found, type Row } from './sampleChanges'
import { answerFields, callOf, object, rowFields, type Sample, text, whole, without } from './sampleContract'

const answering =
  (fields: Parameters<typeof object>[0], needs: object = {}) =>
  (sample: Sample) => {
    sample.types.TakeRes = object(fields)
    const call = callOf(sample)
    call.needs = { ...call.needs, ...needs }
  }

describe('what a server answers: an app passes over what it does not know, and lacks what it relies on', () => {
  it.each<Row>([
    [
      'an optional field',
      answering({ ...answerFields, 'more?': text }),
      ['answer: more is added, optional', 'additive', 'additive'],
    ],
    [
      'a field that the app demands',
      answering({ ...answerFields, more: text }, { more: 'text' }),
      ['answer: more is added, required', 'breaking', 'additive'],
    ],
    [
      'an amount that the app demands',
      answering({ ...answerFields, more: whole }, { more: 'fen' }),
      ['answer: more is added, required', 'breaking', 'additive'],
    ],
    [
      'a field that is taken as it is',
      answering({ ...answerFields, more: text }),
      ['answer: more is added, required', 'breaking', 'additive'],
    ],
    [
      'a label, which reads as empty',
      answering({ ...answerFields, more: text }, { more: 'label' }),
      ['answer: more is added, required', 'additive', 'additive'],
    ],
    [
      'a count, which reads as 0',
      answering({ ...answerFields, more: whole }, { more: 'count' }),
      ['answer: more is added, required', 'additive', 'additive'],
    ],
    [
      'a boolean, which reads as false',
      answering({ ...answerFields, more: { type: 'boolean' } }),
      ['answer: more is added, required', 'additive', 'additive'],
    ],
    [
      'a list that is only displayed',
      answering({ ...answerFields, more: { type: 'array', items: text } }, { more: ['readable', 'label'] }),
      ['answer: more is added, required', 'additive', 'additive'],
    ],
    [
      'a list whose rows are required',
      answering({ ...answerFields, more: { type: 'array', items: whole } }, { more: ['every', 'fen'] }),
      ['answer: more is added, required', 'breaking', 'additive'],
    ],
    [
      'an object of labels',
      answering(
        { ...answerFields, more: object({ name: text, isOn: { type: 'boolean' } }) },
        { more: { name: 'label' } },
      ),
      ['answer: more is added, required', 'additive', 'additive'],
    ],
    [
      'an object with a field that the app demands',
      answering({ ...answerFields, more: object({ name: text }) }, { more: { name: 'text' } }),
      ['answer: more is added, required', 'breaking', 'additive'],
    ],
    [
      'an object with a field that is taken as it is',
      answering({ ...answerFields, more: object({ name: text }) }, { more: {} }),
      ['answer: more is added, required', 'breaking', 'additive'],
    ],
    [
      'no required field',
      answering(without(answerFields, 'title')),
      ['answer: title is removed; it was required', 'additive', 'breaking'],
    ],
    [
      'no optional field',
      answering(without(answerFields, 'hint?')),
      ['answer: hint is removed; it was optional', 'additive', 'additive'],
    ],
    [
      'a field that may be absent',
      answering({ ...without(answerFields, 'amount'), 'amount?': whole }, { amount: undefined, 'amount?': 'fen' }),
      ['answer: amount is optional now', 'additive', 'breaking'],
    ],
    [
      'a label that must be there',
      answering({ ...without(answerFields, 'hint?'), hint: text }, { 'hint?': undefined, hint: 'label' }),
      ['answer: hint is required now', 'additive', 'additive'],
    ],
    [
      'a field that must be there, as it is',
      answering({ ...without(answerFields, 'hint?'), hint: text }, { 'hint?': undefined }),
      ['answer: hint is required now', 'breaking', 'additive'],
    ],
    [
      'another type',
      answering({ ...answerFields, amount: text }),
      ['answer: amount was of type integer and is string', 'breaking', 'breaking'],
    ],
    [
      'a wider type',
      answering({ ...answerFields, amount: { type: 'number' } }),
      ['answer: amount was of type integer and is number', 'additive', 'breaking'],
    ],
    [
      'a further state in a row',
      ({ types }) => {
        types.Row = object({ ...rowFields, state: { enum: ['ended', 'usable', 'used'] } })
      },
      ['answer: rows[].state may also be "ended"', 'additive', 'breaking'],
    ],
    [
      'a state less in a row',
      ({ types }) => {
        types.Row = object({ ...rowFields, state: { const: 'used' } })
      },
      ['answer: rows[].state is no longer "usable"', 'breaking', 'additive'],
    ],
  ])('%s', (_name, edit, ...expected) => {
    expect(found(edit)).toEqual(expected)
  })

  it.each<[string, object, object, ...Expected[]]>([
    [
      'a label that must not be empty now',
      { title: 'label' },
      { title: 'text' },
      ['answer: title is now demanded by the app (text)', 'breaking', 'additive'],
    ],
    [
      'a text that may be empty now',
      { title: 'text' },
      { title: 'label' },
      ['answer: title is no longer demanded by the app (text)', 'additive', 'breaking'],
    ],
    [
      'an amount that is not checked any more',
      { amount: 'fen' },
      {},
      ['answer: amount is no longer demanded by the app (whole)', 'additive', 'breaking'],
    ],
    ['an amount that is a count now', { amount: 'fen' }, { amount: 'whole' }],
    [
      'rows that are all required now',
      { rows: ['readable', { rowId: 'text' }] },
      { rows: ['every', { rowId: 'text' }] },
      ['answer: rows is now demanded by the app (every row)', 'breaking', 'additive'],
    ],
    [
      'a field of a row that is demanded now',
      { rows: ['readable', {}] },
      { rows: ['readable', { rowId: 'text' }] },
      ['answer: rows[].rowId is now demanded by the app (text)', 'breaking', 'additive'],
    ],
  ])('and what the app demands: %s', (_name, before, after, ...expected) => {
    const needing = (needs: object) => (sample: Sample) => {
      callOf(sample).needs = needs as Sample['calls'][string]['needs']
    }
    expect(found(needing(after), needing(before))).toEqual(expected)
  })
})
