import { inEachZone } from '@tests/fixtures/zones'
import { makeAnonymousId, makeSessionId, makeTraceId, randomDigits } from '@/lib/trace'

const now = new Date(2025, 0, 2, 15, 4, 5)
const nines = (count: number) => '9'.repeat(count)

/** What a clock of each zone shows at 15:04:05 UTC. */
const shown: Record<string, string> = {
  UTC: '20250102150405',
  'Asia/Shanghai': '20250102230405',
  'America/Los_Angeles': '20250102070405',
}

inEachZone((zone) => {
  it('R-25 the time in a trace id is the device’s own', () => {
    expect(makeTraceId(new Date('2025-01-02T15:04:05Z'), nines)).toBe(`${shown[zone]}999999`)
  })
})

describe('ids', () => {
  it('R-25 a trace id is the device time with 24 hours and 6 random digits', () => {
    expect(makeTraceId(now, nines)).toBe('20250102150405999999')
  })

  it('R-25 an anonymous id is the device time and 18 random digits', () => {
    expect(makeAnonymousId(now, nines)).toBe('20250102150405999999999999999999')
  })

  it('R-25 a session id is 32 random digits', () => {
    expect(makeSessionId(nines)).toBe('9'.repeat(32))
  })

  it('R-25 random digits have the requested length, are decimal, and all ten occur', () => {
    expect(randomDigits(0)).toBe('')
    expect(randomDigits(32)).toMatch(/^\d{32}$/)
    expect(new Set(randomDigits(2_000)).size).toBe(10)
    expect(randomDigits(32)).not.toBe(randomDigits(32))
  })
})
