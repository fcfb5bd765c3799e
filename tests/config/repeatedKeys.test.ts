import { repeatedKeys } from '../../config/repeatedKeys'

describe('a key that a JSON text has twice', () => {
  it.each([
    ['one after the other', '{"a": 1, "a": 2}', ['"a"']],
    ['with other keys between', '{"a": 1, "b": {"c": "}"}, "a" : 2}', ['"a"']],
    ['in an inner object', '{"a": {"b": 1, "b": 1}}', ['"b"']],
    ['written in another way', String.raw`{"/a": 1, "\u002fa": 2}`, ['"/a"']],
    ['three times', '{"a": 1, "a": 2, "a": 3}', ['"a"']],
  ])('is found: %s', (_name, json, keys) => {
    expect(repeatedKeys(json)).toEqual(keys)
  })

  it.each([
    ['in two objects', '{"a": {"b": 1}, "c": {"b": 1}}'],
    ['as key and value', '{"a": "a", "b": ["a", "a"]}'],
    ['as the text of a value', String.raw`{"a": "\"b\": 1, \"b\": 2"}`],
    ['outer and inner', '{"a": {"a": {"a": 1}}}'],
  ])('is not seen in %s', (_name, json) => {
    expect(repeatedKeys(json)).toEqual([])
  })
})
