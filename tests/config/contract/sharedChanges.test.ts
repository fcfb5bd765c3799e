import { changesBetween } from '../../../config/contract/changesBetween'
import type { Expected } from './sampleChanges'
import { type Sample, sampleWith, text } from './sampleContract'

describe('what calls share is listed once', () => {
  const everyCall = (edit: (sample: Sample) => void) =>
    changesBetween(sampleWith(), sampleWith(edit)).map(({ of, what, server, olderApp }) => [of, what, server, olderApp])

  it.each<[string, (sample: Sample) => void, ...[of: string, ...Expected][]]>([
    [
      'a prefix',
      ({ families: { ordinary } }) => Object.assign(ordinary ?? {}, { prefix: '/v2' }),
      ['every call of ordinary', 'the prefix of the path was none and is /v2', 'breaking', 'breaking'],
    ],
    [
      'a backend',
      ({ families: { vip } }) => Object.assign(vip ?? {}, { host: 'main' }),
      ['every call of vip', 'the backend was vip and is main', 'breaking', 'breaking'],
    ],
    [
      'an encoding',
      ({ families: { vip } }) => Object.assign(vip ?? {}, { encoding: 'apiVip' }),
      ['every call of vip', 'the encoding was signed and is apiVip', 'breaking', 'breaking'],
    ],
    [
      'a required header',
      ({ families: { vip } }) => Object.assign(vip ?? {}, { headers: ['os', 'sign'] }),
      ['every call of vip', 'carries the header sign', 'additive', 'breaking'],
    ],
    [
      'an optional header',
      ({ families: { vip } }) => Object.assign(vip ?? {}, { headers: ['os', 'token'] }),
      ['every call of vip', 'carries the header token', 'additive', 'additive'],
    ],
    [
      'a header less',
      ({ families: { vip } }) => Object.assign(vip ?? {}, { headers: [] }),
      ['every call of vip', 'no longer carries the header os', 'breaking', 'additive'],
    ],
    [
      'a header of one kind',
      ({ families: { vip } }) => Object.assign(vip ?? {}, { headersOfKind: { money: ['requestId', 'sign'] } }),
      ['every call of vip of the kind money', 'carries the header sign', 'additive', 'breaking'],
    ],
    [
      'a header that is required',
      ({ headers }) => {
        headers.token = { required: true, schema: text }
      },
      ['the header token', 'is required now', 'additive', 'breaking'],
    ],
    [
      'a header that is optional',
      ({ headers: { os } }) => Object.assign(os ?? {}, { required: false }),
      ['the header os', 'is optional now', 'breaking', 'additive'],
    ],
    [
      'a value of a header',
      ({ headers: { os } }) => Object.assign(os ?? {}, { schema: { enum: ['ANDROID', 'HARMONY', 'IOS'] } }),
      ['the header os', 'may also be "HARMONY"', 'breaking', 'additive'],
    ],
    [
      'a field of what is signed',
      ({ envelopes }) => {
        envelopes['sent signed'] = {
          type: 'object',
          properties: { args: text, nonce: text },
          required: ['args', 'nonce'],
        }
      },
      ['the envelope of sent signed', 'nonce is added, required', 'additive', 'breaking'],
    ],
    [
      'a code of success',
      ({ envelopes }) => {
        envelopes['answer ordinary'] = {
          type: 'object',
          properties: { code: { const: '0' }, data: {} },
          required: ['code', 'data'],
        }
      },
      ['the envelope of answer ordinary', 'code may also be "0"', 'additive', 'breaking'],
      ['the envelope of answer ordinary', 'code is no longer "000000"', 'breaking', 'additive'],
    ],
    [
      'a longer text',
      ({ limits }) => Object.assign(limits, { longestText: 5000 }),
      ['the limit longestText', 'was 4000 and is 5000', 'breaking', 'additive'],
    ],
    [
      'a shorter list',
      ({ limits }) => Object.assign(limits, { mostItems: 100 }),
      ['the limit mostItems', 'was 200 and is 100', 'additive', 'breaking'],
    ],
  ])('%s', (_name, edit, ...expected) => {
    expect(everyCall(edit)).toEqual(expected)
  })
})
