import type { Judgement } from '../../../config/contract/change'
import { type Expected, found, type Row } from './sampleChanges'
import { address, callOf, type Sample } from './sampleContract'

describe('a contract without a change', () => {
  it('lists none', () => {
    expect(found(() => undefined)).toEqual([])
  })
})

describe('what a call is', () => {
  const edited =
    (part: Partial<Sample['calls'][string]>) =>
    ({ calls }: Sample) => {
      Object.assign(calls[address] ?? {}, part)
    }

  const moved =
    (to: string, part: Partial<Sample['calls'][string]> = {}) =>
    (sample: Sample) => {
      sample.calls[to] = { ...callOf(sample), ...part }
      delete sample.calls[address]
    }

  it.each<Row>([
    [
      'a call more',
      ({ calls }) => {
        calls['POST /coupon/give'] = { ...calls[address], name: 'giveCoupon' } as Sample['calls'][string]
      },
      ['is added', 'additive', 'additive'],
    ],
    [
      'a call less',
      ({ calls }) => {
        delete calls[address]
      },
      ['is removed', 'additive', 'breaking'],
    ],
    [
      'another path',
      moved('POST /coupon/claim'),
      ['was POST /coupon/take and is POST /coupon/claim', 'breaking', 'breaking'],
    ],
    [
      'another method',
      moved('GET /coupon/take'),
      ['was POST /coupon/take and is GET /coupon/take', 'breaking', 'breaking'],
    ],
    ['another name alone', edited({ name: 'claimCoupon' }), ['was called takeCoupon', 'neither', 'neither']],
    [
      'another name and path',
      moved('POST /coupon/claim', { name: 'claimCoupon' }),
      ['is removed', 'additive', 'breaking'],
      ['is added', 'additive', 'additive'],
    ],
    [
      'a file as its body',
      edited({ body: 'upload' }),
      ['was sent as json and is sent as upload', 'breaking', 'breaking'],
    ],
    [
      'a further refusal',
      edited({ refusals: ['FULL', 'GONE'] }),
      ["it may be refused with FULL; an app shows the server's message", 'additive', 'additive'],
    ],
    ['a refusal less', edited({ refusals: [] }), ['it is no longer refused with GONE', 'additive', 'additive']],
    [
      'another family',
      edited({ family: 'vip' }),
      ['its family was ordinary and is vip', 'neither', 'neither'],
      ['the backend was main and is vip', 'breaking', 'breaking'],
      ['the shape of the answer was ordinary and is membership', 'breaking', 'breaking'],
      ['no longer carries the header token', 'additive', 'additive'],
    ],
  ])('%s', (_name, edit, ...expected) => {
    expect(found(edit)).toEqual(expected)
  })

  it.each<[string, unknown, unknown, ...Expected[]]>([
    [
      'which was a fault, is no rows',
      'malformed',
      { rows: [] },
      ['an empty result meant "malformed" and means {"rows":[]}', 'additive', 'breaking'],
    ],
    [
      'which was no rows, is a fault',
      { rows: [] },
      'malformed',
      ['an empty result meant {"rows":[]} and means "malformed"', 'breaking', 'additive'],
    ],
    [
      'which was nothing, is a refusal',
      'nothing',
      'GONE',
      ['an empty result meant "nothing" and means "GONE"', 'breaking', 'breaking'],
    ],
    [
      'has other data',
      { total: 0 },
      { total: 1 },
      ['an empty result meant {"total":0} and means {"total":1}', 'breaking', 'breaking'],
    ],
    [
      'has another field, as its answer does',
      { rows: [] },
      { rows: [], total: 0 },
      ['an empty result meant {"rows":[]} and means {"rows":[],"total":0}', 'neither', 'neither'],
    ],
    [
      'which was data without fields, is nothing',
      undefined,
      'nothing',
      ['an empty result meant {} and means "nothing"', 'breaking', 'breaking'],
    ],
  ])('an empty result %s', (_name, before, after, ...expected) => {
    expect(found(edited({ empty: after }), edited({ empty: before }))).toEqual(expected)
  })

  const requestId: Expected = ['carries the header requestId', 'additive', 'breaking']
  const noRequestId: Expected = ['no longer carries the header requestId', 'breaking', 'additive']
  it.each<
    ['read' | 'write' | 'money' | 'report', 'read' | 'write' | 'money' | 'report', Judgement, Judgement, Expected?]
  >([
    ['read', 'write', 'additive', 'breaking'],
    ['read', 'money', 'breaking', 'breaking', requestId],
    ['write', 'read', 'breaking', 'additive'],
    ['write', 'money', 'breaking', 'additive', requestId],
    ['money', 'read', 'breaking', 'additive', noRequestId],
    ['money', 'write', 'additive', 'breaking', noRequestId],
    ['report', 'write', 'breaking', 'breaking'],
    ['read', 'report', 'breaking', 'breaking'],
  ])('its kind: a %s becomes a %s', (before, after, server, olderApp, ...headers) => {
    expect(found(edited({ kind: after }), edited({ kind: before }))).toEqual([
      ...headers,
      [`its kind was ${before} and is ${after}`, server, olderApp],
    ])
  })
})
