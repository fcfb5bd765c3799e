import { steadyNow } from '@/lib/steadyClock'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the steady clock', () => {
  it('runs with the device', () => {
    const start = steadyNow()
    jest.advanceTimersByTime(1500)
    expect(steadyNow() - start).toBe(1500)
  })

  it('N3 does not move when the device is set back, and continues from there', () => {
    const start = steadyNow()
    jest.setSystemTime(Date.now() - 86_400_000)
    expect(steadyNow()).toBe(start)
    jest.advanceTimersByTime(2000)
    expect(steadyNow() - start).toBe(2000)
  })
})
