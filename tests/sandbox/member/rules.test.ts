import { extended } from '../../../sandbox/areas/member/rules'

const day = (text: string) => new Date(`${text}T10:00:00`)

describe('the term of a gold membership', () => {
  it('starts now for who has none, and for whom it ended', () => {
    const term = { startTime: day('2026-03-15'), months: 3, endTime: day('2026-06-15') }
    expect(extended(undefined, 3, day('2026-03-15'))).toEqual(term)
    const old = { startTime: day('2025-01-01'), months: 1, endTime: day('2025-02-01') }
    expect(extended(old, 3, day('2026-03-15'))).toEqual(term)
  })

  it('goes on from its start, so that the last day of a month is not lost', () => {
    const january = extended(undefined, 1, day('2026-01-31'))
    expect(january.endTime).toEqual(day('2026-02-28'))
    expect(extended(january, 1, day('2026-02-10')).endTime).toEqual(day('2026-03-31'))
  })
})
