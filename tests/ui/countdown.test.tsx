import { Countdown } from '@/ui/Countdown'
import { clean, draw, pass } from './mounted'

const now = 1_000_000
beforeEach(() => jest.useFakeTimers({ now }))
afterEach(() => {
  clean()
  jest.useRealTimers()
})

describe('a countdown', () => {
  it('shows minutes and seconds, and hours from one hour on', () => {
    expect(draw(<Countdown deadline={now + 899_000} offset={0} />).textContent).toBe('14:59')
    expect(draw(<Countdown deadline={now + 82_800_000} offset={0} />).textContent).toBe('23:00:00')
  })

  it('N3 follows the clock of the server although the clock of the device is wrong', () => {
    const day = 86_400_000
    const box = draw(<Countdown deadline={now + day + 60_000} offset={day} />)
    expect(box.textContent).toBe('01:00')
    pass(1_000)
    expect(box.textContent).toBe('00:59')
  })

  it('calls onEnd once, and starts again with another deadline', () => {
    const onEnd = jest.fn()
    const box = draw(<Countdown deadline={now + 2_000} offset={0} onEnd={onEnd} />)
    pass(5_000)
    expect(box.textContent).toBe('00:00')
    expect(onEnd).toHaveBeenCalledTimes(1)
    draw(<Countdown deadline={now + 8_000} offset={0} onEnd={onEnd} />)
    expect(box.textContent).toBe('00:03')
    pass(3_000)
    expect(onEnd).toHaveBeenCalledTimes(2)
  })
})
