import { AnswerSchemas, type FieldProblem } from '../../../config/conform/answerSchemas'
import { failureFindings } from '../../../config/conform/judge/answer'
import { effectOf, fieldFindings } from '../../../config/conform/judge/fields'
import { momentFindings, valuesAt } from '../../../config/conform/judge/moments'
import type { Failure } from '../../../config/conform/startApp'

const needs = {
  id: 'text',
  name: 'label',
  count: 'count',
  'mayBe?': 'fen',
  inner: { price: 'fen' },
  rows: ['readable', { rowId: 'text', title: 'label' }],
  parts: ['every', { partId: 'text', note: 'label' }],
} as const
const problem = (at: string, kind: FieldProblem['kind'], got?: unknown): FieldProblem => ({
  at: at.split('.'),
  kind,
  wants: 'x',
  got,
})

describe('what the app shows because of a field', () => {
  it.each([
    ['id', 'missing', undefined, 'the failure'],
    ['id', 'type', 7, 'the failure'],
    ['inner.price', 'type', '7', 'the failure'],
    ['inner.price', 'type', -1, 'the failure'],
    ['mayBe', 'type', '7', 'the failure'],
    ['name', 'missing', undefined, 'an empty text, or "--"'],
    ['name', 'type', true, 'an empty text, or "--"'],
    ['count', 'type', '7', '0'],
    ['rows', 'type', {}, 'an empty list'],
    ['rows.[].rowId', 'missing', undefined, 'the row is left out of the list'],
    ['rows.[].title', 'missing', undefined, 'an empty text'],
    ['parts', 'missing', undefined, 'the failure'],
    ['parts.[].partId', 'missing', undefined, 'the failure'],
    ['parts.[].note', 'missing', undefined, 'an empty text'],
    ['inner', 'type', 'text', 'what is in it counts as missing'],
    ['undeclared', 'missing', undefined, 'the field reaches the screen as it is'],
    ['name', 'value', 'other', 'the app does not know this value'],
  ] as const)('%s (%s, %j): %s', (at, kind, got, shows) => {
    const effect = effectOf(problem(at, kind, got), needs, 'the failure')
    expect(effect.shows).toContain(shows)
    expect(effect.isTolerated).toBeUndefined()
  })

  it('a number for a text that is only displayed is tolerated', () => {
    expect(effectOf(problem('name', 'type', 7), needs, 'the failure').isTolerated).toBe(true)
  })

  it('a field is named with its rows', () => {
    expect(fieldFindings([problem('rows.[].title', 'type', true)], needs, '')[0]?.found).toBe(
      'field rows[].title: wrong type, true in place of x',
    )
  })
})

describe('the fields of an answer', () => {
  const schemas = new AnswerSchemas({
    EpochMs: { type: 'integer' },
    Row: {
      type: 'object',
      properties: { title: { type: 'string' }, at: { $ref: '#/definitions/EpochMs' } },
      required: ['title', 'at'],
      additionalProperties: false,
    },
    Res: {
      type: 'object',
      properties: {
        rows: { type: 'array', items: { $ref: '#/definitions/Row' } },
        kind: { anyOf: [{ const: 'a' }, { const: 'b' }] },
        now: { $ref: '#/definitions/EpochMs' },
      },
      required: ['rows', 'now'],
      additionalProperties: false,
    },
  })
  const right = { rows: [{ title: 'x', at: 1 }], kind: 'a', now: 1 }

  it('right data has no problem, and neither have fields that the contract does not know', () => {
    expect(schemas.problems('Res', right)).toEqual([])
    expect(schemas.problems('Res', { ...right, more: 1, rows: [{ title: 'x', at: 1, more: 1 }] })).toEqual([])
  })

  it('each wrong field is named once, whatever the number of rows', () => {
    const rows = [{ at: 1 }, { at: 'x', title: 'x' }, { at: 'y', title: 'x' }]
    expect(
      schemas.problems('Res', { rows, kind: 'c', now: 1 }).map(({ at, kind }) => `${at.join('.')} ${kind}`),
    ).toEqual(['rows.[].title missing', 'rows.[].at type', 'kind type'])
  })

  it('moments are found wherever they are', () => {
    expect(schemas.moments('Res')).toEqual([['rows', '[]', 'at'], ['now']])
    expect(valuesAt(right, ['rows', '[]', 'at'])).toEqual([1])
  })
})

describe('moments', () => {
  const now = Date.UTC(2026, 0, 5, 12)
  const hour = 3_600_000
  it.each([
    ['now', now, undefined],
    ['now', now + 60_000, undefined],
    ['now', now + 8 * hour, 'now: local time: 8.0 h ahead of'],
    ['now', now - 8 * hour, 'now: local time: 8.0 h behind'],
    ['now', now + 20 * hour, 'now: 20.0 h ahead of'],
    ['now', now - 3 * hour, 'now: 3.0 h behind'],
    ['rows[].createdAt', now - 90 * hour, undefined],
    ['rows[].createdAt', now + 7 * hour, 'rows[].createdAt: local time: 7.0 h ahead of'],
    ['endTime', now + 900 * hour, undefined],
    ['endTime', Math.round(now / 1000), 'is in seconds'],
    ['endTime', '2026-01-05 20:00:00', 'the text "2026-01-05 20:00:00"'],
    ['usedTime', 0, undefined],
  ] as const)('%s %s', (field, value, expected) => {
    const findings = momentFindings([[field, value]], now)
    if (expected === undefined) expect(findings).toEqual([])
    else expect(findings[0]?.found).toContain(expected)
  })

  it('a moment that was made by the call itself is compared as well', () => {
    const findings = momentFindings([['createdAt', now - 8 * hour]], now, (field) => field === 'createdAt')
    expect(findings[0]?.found).toContain('local time: 8.0 h behind')
  })

  it('without a header Date only the form of a moment is checked', () => {
    expect(momentFindings([['now', now + 8 * hour]], undefined)).toEqual([])
  })
})

describe('an answer that is no success', () => {
  const judged = (
    kind: Failure['kind'],
    text: string,
    code = '',
    isVisitor = false,
    shape: 'ordinary' | 'cashier' = 'ordinary',
  ) =>
    failureFindings({
      shape,
      refusals: ['KNOWN'],
      failure: { kind, code, shown: 'the text' },
      exchange: { url: '', method: 'POST', headers: {}, ms: 1, answer: { status: 200, text, date: undefined } },
      isVisitor,
    }).map(({ found }) => found)

  it.each([
    ['refused', '{"code":"0","data":{}}', 'another success code: code "0"'],
    ['refused', '{"code":200,"message":"OK","data":[]}', 'another success code: code 200'],
    ['malformed', '{"result":{}}', 'another success code: no code at all'],
    ['malformed', '<!DOCTYPE html>', 'HTML in place of JSON'],
    ['malformed', 'busy', 'no JSON object: "busy"'],
    ['malformed', '[1]', 'no JSON object'],
    ['malformed', '{"code":"000000"}', 'an answer that the app cannot read: code "000000"'],
    ['timeout', '', 'no answer within 60 s'],
    ['session', '{"code":"300000"}', 'code 300000 for a customer who is signed in'],
  ] as const)('%s %s', (kind, text, expected) => {
    expect(judged(kind, text)).toEqual([expect.stringContaining(expected)])
  })

  it('a refusal is right where the contract knows its code', () => {
    expect(judged('refused', '{"code":"KNOWN","message":"no"}', 'KNOWN')).toEqual([])
    expect(judged('refused', '{"code":"OTHER","message":"no"}', 'OTHER')).toEqual([
      'refused with OTHER, which the contract does not know: "no"',
    ])
  })

  it('a visitor may be asked to sign in, and nothing may be there', () => {
    expect(judged('session', '{"code":"300000"}', '300000', true)).toEqual([])
    expect(judged('empty', '{"code":"400000"}')).toEqual([])
  })

  it('the gateway that answers in place of the server is named', () => {
    expect(judged('http', '<html>', '502')).toEqual([expect.stringContaining('HTTP status 502 with an HTML page')])
  })
})
