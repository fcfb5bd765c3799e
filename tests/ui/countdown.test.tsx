import { note } from '@/lib/serverClock'
import { Countdown } from '@/ui/display/Countdown'
import { clean, draw, pass } from './mounted'

const now = 1_000_000
beforeEach(() => {
  jest.useFakeTimers({ now })
  note(now)
})
afterEach(() => {
  clean()
  jest.useRealTimers()
})

describe('a countdown', () => {
  it('shows minutes and seconds, with hours in front where there are any', () => {
    expect(draw(<Countdown deadline={now + 899_000} />).textContent).toBe('14:59')
    expect(draw(<Countdown deadline={now + 82_800_000} />).textContent).toBe('23:00:00')
  })

  it('N3 follows the clock of the server although the clock of the device is wrong', () => {
    const day = 86_400_000
    note(now + day)
    const box = draw(<Countdown deadline={now + day + 60_000} />)
    expect(box.textContent).toBe('01:00')
    pass(1_000)
    expect(box.textContent).toBe('00:59')
  })

  it('N3 runs on where an answer of the server says that there is time left after all', () => {
    const onEnd = jest.fn()
    const box = draw(<Countdown deadline={now + 60_000} onEnd={onEnd} />)
    jest.setSystemTime(now + 3_600_000)
    pass(1_000)
    expect([box.textContent, onEnd.mock.calls.length]).toEqual(['00:00', 1])
    note(now + 10_000)
    pass(1_000)
    expect(box.textContent).toBe('00:49')
    pass(49_000)
    expect([box.textContent, onEnd.mock.calls.length]).toEqual(['00:00', 2])
  })

  it('calls onEnd once, and starts again with another deadline', () => {
    const onEnd = jest.fn()
    const box = draw(<Countdown deadline={now + 2_000} onEnd={onEnd} />)
    pass(5_000)
    expect(box.textContent).toBe('00:00')
    expect(onEnd).toHaveBeenCalledTimes(1)
    draw(<Countdown deadline={now + 8_000} onEnd={onEnd} />)
    expect(box.textContent).toBe('00:03')
    pass(3_000)
    expect(onEnd).toHaveBeenCalledTimes(2)
  })
})
