import { autorun } from 'mobx'
import { note, serverNow } from '@/lib/serverClock'

const day = 86_400_000

beforeEach(() => {
  jest.useFakeTimers()
  note(Date.now())
})
afterEach(() => jest.useRealTimers())

describe('the server clock', () => {
  it('shows the time that the server sent, and continues with the device', () => {
    note(1_700_000_000_000)
    expect(serverNow()).toBe(1_700_000_000_000)
    jest.advanceTimersByTime(2_500)
    expect(serverNow()).toBe(1_700_000_002_500)
  })

  it('N3 does not move when the device is set back, and continues from there', () => {
    note(1_700_000_000_000)
    jest.setSystemTime(Date.now() - day)
    expect(serverNow()).toBe(1_700_000_000_000)
    jest.advanceTimersByTime(2_000)
    expect(serverNow()).toBe(1_700_000_002_000)
  })

  it('N3 takes the time of the next answer after the device is set forward', () => {
    note(1_700_000_000_000)
    jest.setSystemTime(Date.now() + day)
    note(1_700_000_001_000)
    expect(serverNow()).toBe(1_700_000_001_000)
  })

  it('notifies its observers when an answer corrects it', () => {
    const seen: number[] = []
    const stop = autorun(() => seen.push(serverNow()))
    note(1_700_000_000_000)
    stop()
    expect(seen).toHaveLength(2)
    expect(seen[1]).toBe(1_700_000_000_000)
  })
})
