import { dueSteps } from '../../sandbox/area'
import { areas } from '../../sandbox/areas'
import { payableOf } from '../../sandbox/areas/cashier/payables'
import { declareAreas, declaredAreas } from '../../sandbox/declared'

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
    expect([payableOf('X1'), payableOf(''), payableOf('M1', 'VIP_MEMBER_CARD')]).toEqual([undefined, undefined, undefined])
  })

  it('cannot be asked for before there are areas', () => {
    declareAreas([])
    expect(() => declaredAreas()).toThrow('load sandbox/areas.ts first')
  })
})
