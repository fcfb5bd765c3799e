import type { Check } from '../../../config/conform/check'
import { junitOf } from '../../../config/conform/junit'
import { pageProblem } from '../../../config/conform/lists'
import { countFindings } from '../../../config/conform/money/orders'
import { identityOf, replayFindings } from '../../../config/conform/money/repeat'
import { reportOf } from '../../../config/conform/report'

const check = (name: string, more: Partial<Check> = {}): Check => ({
  area: 'home',
  name,
  sent: 'POST /xbt/index (ordinary)',
  findings: [],
  ms: 12,
  ...more,
})
const checks = [
  check('read a'),
  check('read b', { findings: [{ found: 'field <x> & "y"', shows: 'an empty text' }] }),
  check('read c', { untried: 'no answer has told an id', area: 'mall' }),
  check('read d', { findings: [{ found: 'a number', shows: 'a text', isTolerated: true }] }),
  check('read e', { withoutData: 'refused with GONE' }),
]

it('the report says what differs, what the app shows, what is tolerated, what was not tried, and the counts', () => {
  expect(reportOf(checks)).toBe(`DIFFERS
  read b: POST /xbt/index (ordinary)
    field <x> & "y"
      the app shows: an empty text

TOLERATED
  read d: POST /xbt/index (ordinary)
    a number
      the app shows: a text

PASSED WITHOUT DATA
  refused with GONE: read e

NOT TRIED
  no answer has told an id: read c

3 passed, 1 differ, 1 not tried.`)
})

it('the JUnit file has a suite for each area, a failure with what the app shows, and what was skipped', () => {
  const xml = junitOf(checks)
  expect(xml).toContain('<testsuites name="conform" tests="5" failures="1" skipped="1">')
  expect(xml).toContain('<testsuite name="mall" tests="1" failures="0" skipped="1">')
  expect(xml).toContain('<testcase classname="conform.home" name="read a" time="0.012"/>')
  expect(xml).toContain('<failure message="field &lt;x&gt; &amp; &quot;y&quot;">POST /xbt/index (ordinary)\n')
  expect(xml).toContain('<skipped message="no answer has told an id"/>')
  expect(junitOf([check('a\u0000b')])).toContain('name="ab"')
})

describe('a page of a list', () => {
  const page = (from: number, size = 10) => Array.from({ length: size }, (_, index) => ({ id: from + index }))

  it('is right after a full one, and an empty one ends the list', () => {
    expect(pageProblem([page(0)], page(10))).toBeUndefined()
    expect(pageProblem([page(0)], page(10, 3))).toBeUndefined()
    expect(pageProblem([page(0, 3)], [])).toBeUndefined()
  })

  it('that comes again makes the list endless', () => {
    expect(pageProblem([page(0), page(10)], page(0))?.found).toContain('page 3 has the rows of page 1 again')
  })

  it('after a short one is never read by the app', () => {
    expect(pageProblem([page(0, 5)], page(5))?.found).toContain('page 1 has 5 rows, and page 2 has more')
  })
})

describe('the same request id again', () => {
  it('answers the same numbers', () => {
    expect(identityOf({ orderId: 'o1', bizNo: 'p1', payAmount: 5, state: 'x' })).toEqual({ orderId: 'o1', bizNo: 'p1' })
    expect(replayFindings({ orderId: 'o1', state: 'a' }, { value: { orderId: 'o1', state: 'b' } })).toEqual([])
  })

  it('must not make another one, nor be refused', () => {
    expect(replayFindings({ orderId: 'o1' }, { value: { orderId: 'o2' } })[0]?.found).toBe(
      'an ignored request id: orderId is o1, and with the same request id again o2',
    )
    const failure = { kind: 'refused', code: 'TAKEN', shown: 'no' } as const
    expect(replayFindings({}, { failure })[0]?.found).toContain('fails with refused TAKEN')
  })

  it('two intents make two orders', () => {
    expect(countFindings(2)).toEqual([])
    expect(countFindings(4)[0]?.found).toContain('have made 4 orders')
    expect(countFindings(1)[0]?.shows).toContain('not in the list')
  })
})
