import {
  joined,
  noticeDefaults,
  pairAt,
  partsOf,
  runTime,
  takesTurns,
  textHeight,
  textWidth,
} from '@/ui/display/noticeSettings'

describe('settings of a notice bar', () => {
  it('R-144 defaults: speed 40, interval 3 000, duration 1 000', () => {
    expect(noticeDefaults).toMatchObject({ speed: 40, interval: 3000, duration: 1000 })
  })

  it('R-143 a line of text is 1.3 times its size high', () => {
    expect([textHeight(10), textHeight(13), textHeight(14)]).toEqual([13, 16.9, 18.2])
  })

  it.each([
    [0, false],
    [1, false],
    [2, false],
    [3, true],
    [24, true],
  ])('R-143 %i rows are shown in turns: %s', (count, turns) => {
    expect(takesTurns(count)).toBe(turns)
  })

  it('R-143 more than two rows are shown in pairs, the first row after the last one', () => {
    const rows = ['a', 'b', 'c']
    expect([0, 1, 2, 3].map((turn) => pairAt(rows, turn).join(''))).toEqual(['ab', 'ca', 'bc', 'ab'])
  })

  it('R-143 up to two rows never change', () => {
    expect([pairAt(['a'], 5), pairAt(['a', 'b'], 5)]).toEqual([['a'], ['a', 'b']])
  })

  it('R-144 one text is shown as it is, several are joined by the separator', () => {
    expect(joined(['one'], ' | ')).toBe('one')
    expect(joined(['one', [{ text: 't' }, { text: 'wo', highlight: true }], 'three'], ' | ')).toBe('one | two | three')
  })

  it('turns a plain row into one part', () => {
    expect(partsOf('one')).toEqual([{ text: 'one' }])
  })

  it('R-144 a run takes as long as its width at 40 px a second', () => {
    expect(runTime(400, 40)).toBe(10_000)
    expect(textWidth('补贴', 20)).toBe(40)
    expect(textWidth('ab', 20)).toBe(22)
  })
})
