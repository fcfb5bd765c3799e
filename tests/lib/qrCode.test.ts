import { qrCode } from '@/lib/qrCode'

/** Seven by seven modules with a dark frame and a dark centre. */
const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']

const corner = (rows: readonly boolean[][], top: number, left: number): string[] =>
  rows.slice(top, top + 7).map((row) =>
    row
      .slice(left, left + 7)
      .map((dark) => (dark ? '#' : '.'))
      .join(''),
  )

describe('qrCode', () => {
  it('makes the smallest square that fits the text, with a finder in three corners', () => {
    const rows = qrCode('5236962696160251')
    const size = rows.length
    expect(size).toBe(25)
    expect(rows.every((row) => row.length === size)).toBe(true)
    for (const [top, left] of [
      [0, 0],
      [0, size - 7],
      [size - 7, 0],
    ] as const)
      expect(corner(rows, top, left)).toEqual(finder)
    expect(corner(rows, size - 7, size - 7)).not.toEqual(finder)
  })

  it('grows with the text, and differs for different texts', () => {
    expect(qrCode('x'.repeat(200)).length).toBeGreaterThan(25)
    expect(qrCode('5236962696160251')).not.toEqual(qrCode('5236962696160252'))
  })
})
