import { median, wantedOf } from './measuring'

describe('what a report measures', () => {
  it('is everything, as often as usual, unless the command says less', () => {
    expect(wantedOf([], ['home', 'mall'], 3)).toEqual({ runs: 3, names: ['home', 'mall'] })
    expect(wantedOf(['--runs', '1', 'mall'], ['home', 'mall'], 3)).toEqual({ runs: 1, names: ['mall'] })
  })

  it('is refused for an unknown name and for a number of runs that is none', () => {
    expect(() => wantedOf(['hom'], ['home', 'mall'], 3)).toThrow(
      'nothing to measure is called hom; there is home, mall',
    )
    expect(() => wantedOf(['--runs', '0'], ['home'], 3)).toThrow('--runs must be a whole number from 1, not "0"')
    expect(() => wantedOf(['--runs', 'x'], ['home'], 3)).toThrow('not "x"')
  })
})

describe('the median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[7], 7],
  ])('of %p is %p', (values, expected) => expect(median(values)).toBe(expected))

  it('of no value is an error', () => expect(() => median([])).toThrow('no value'))
})
