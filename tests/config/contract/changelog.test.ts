import { missingLines, newestOf } from '../../../config/contract/changelog'
import { changesBetween } from '../../../config/contract/changesBetween'
import { listed } from '../../../config/contract/list'
import { address, callOf, object, rowFields, type Sample, sampleWith, sentFields, text } from './sampleContract'

const changelog = (...lines: string[]) =>
  ['# Changelog', '', '## 1.1.0, not released', '', ...lines, '', '## 1.0.0', '', '- `giveCoupon` is new.', ''].join(
    '\n',
  )

const changesOf = (edit: (sample: Sample) => void) => changesBetween(sampleWith(), sampleWith(edit))

const requiredField = changesOf(({ types }) => {
  types.TakeReq = object({ ...sentFields, why: text })
})

describe('a breaking change', () => {
  it('without a line in the changelog is refused, with what the line must name', () => {
    expect(missingLines(requiredField, changelog('- Something else.'))).toEqual([
      'takeCoupon (POST /coupon/take): request: why is added, required. This breaks a server and an older app: add a line to docs/changelog.md below "1.1.0, not released" that says what they must do and names `takeCoupon` or `/coupon/take` or `TakeReq.why` or `TakeReq`',
    ])
  })

  it.each(['takeCoupon', '/coupon/take', 'POST /coupon/take', 'TakeReq', 'TakeReq.why'])(
    'with a line that names %s is not',
    (name) => {
      expect(missingLines(requiredField, changelog(`- \`${name}\` needs \`why\`.`))).toEqual([])
    },
  )

  it('is refused where its name is only a word of a line, or stands below an older heading', () => {
    expect(missingLines(requiredField, changelog('- takeCoupon needs why.'))).toHaveLength(1)
    const removed = changesBetween(
      sampleWith(({ calls }) => {
        calls['POST /coupon/give'] = { ...callOf({ calls } as Sample), name: 'giveCoupon' }
      }),
      sampleWith(),
    )
    expect(missingLines(removed, changelog())).toEqual([
      expect.stringContaining('giveCoupon (POST /coupon/give): is removed. This breaks an older app:'),
    ])
  })

  it('of a call that got another path may be named by either path', () => {
    const moved = changesOf((sample) => {
      sample.calls['POST /coupon/claim'] = callOf(sample)
      delete sample.calls[address]
    })
    expect(missingLines(moved, changelog())).toHaveLength(1)
    expect(missingLines(moved, changelog('- `/coupon/take` is `/coupon/claim`.'))).toEqual([])
    expect(missingLines(moved, changelog('- It is `/coupon/claim` now.'))).toEqual([])
  })
})

it('a change that breaks nothing needs no line', () => {
  const changes = changesOf((sample) => {
    callOf(sample).refusals = ['FULL', 'GONE']
    callOf(sample).name = 'claimCoupon'
  })
  expect(changes).toHaveLength(2)
  expect(missingLines(changes, changelog())).toEqual([])
})

it('a changelog without a heading of a version is a fault of its own', () => {
  expect(() => newestOf('# Changelog\n\n- A line.\n')).toThrow('has no heading of a version')
})

describe('the list', () => {
  const twoCalls = (edit: (sample: Sample) => void) => (sample: Sample) => {
    sample.calls['POST /coupon/give'] = { ...callOf(sample), name: 'giveCoupon' }
    edit(sample)
  }

  it('groups changes by what they mean, and names all calls of a type in one line', () => {
    const before = sampleWith(twoCalls(() => undefined))
    const after = sampleWith(
      twoCalls((sample) => {
        sample.types.Row = object({ ...rowFields, state: { enum: ['ended', 'usable', 'used'] } })
        sample.types.TakeReq = object({ ...sentFields, why: text })
        callOf(sample).refusals = ['FULL', 'GONE']
        callOf(sample).name = 'claimCoupon'
      }),
    )
    expect(listed(changesBetween(before, after), '1.0.0')).toEqual([
      'breaking for a server of 1.0.0 (1):',
      '  claimCoupon (POST /coupon/take), giveCoupon (POST /coupon/give): request: why is added, required (TakeReq.why)',
      'breaking for an app of 1.0.0 (2):',
      '  claimCoupon (POST /coupon/take), giveCoupon (POST /coupon/give): request: why is added, required (TakeReq.why)',
      '  claimCoupon (POST /coupon/take), giveCoupon (POST /coupon/give): answer: rows[].state may also be "ended" (Row.state)',
      'additive (1):',
      "  claimCoupon (POST /coupon/take): it may be refused with FULL; an app shows the server's message",
      'not on the wire (1):',
      '  claimCoupon (POST /coupon/take): was called takeCoupon',
    ])
  })

  it('says so where nothing changed', () => {
    expect(listed([], '1.0.0')).toEqual(['no change since 1.0.0'])
  })
})
