import { areas } from '../../sandbox/areas'
import { payableOf } from '../../sandbox/areas/cashier/payables'
import { blockKinds } from '../../sandbox/closing'
import { declareAreas, declaredAreas } from '../../sandbox/declared'
import { dueSteps } from '../../sandbox/due'
import { sectionNames } from '../../sandbox/ownData'

afterEach(() => void declareAreas(areas))

describe('what the areas declare for all', () => {
  it('has each step of what time brings once', () => {
    const declared = areas.flatMap(({ due = {} }) => Object.keys(due))
    expect(declared.sort()).toEqual([...dueSteps].sort())
  })

  it('has each first letter of order numbers once, and finds its kind alone', () => {
    const declared = areas.flatMap(({ payables = {} }) => Object.entries(payables))
    expect(declared.map(([letter]) => letter).sort()).toEqual(['C', 'G', 'H', 'L', 'M', 'Q', 'V'])
    for (const [letter, kind] of declared) expect(payableOf(`${letter}1`)).toBe(kind)
    expect([payableOf('X1'), payableOf(''), payableOf('M1', 'VIP_MEMBER_CARD')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('R-54 has each reason against a close, and each part of the file of own data, once', () => {
    const blocks = areas.flatMap(({ closing }) => Object.keys(closing?.blocks ?? {}))
    expect(blocks.sort()).toEqual([...blockKinds].sort())
    const sections = areas.flatMap(({ ownData = {} }) => Object.keys(ownData))
    expect(sections.sort()).toEqual([...sectionNames].sort())
  })

  it('cannot be asked for before there are areas', () => {
    declareAreas([])
    expect(() => declaredAreas()).toThrow('load sandbox/areas.ts first')
  })
})
