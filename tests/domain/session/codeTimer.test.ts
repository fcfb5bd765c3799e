import { autorun } from 'mobx'
import { CodeTimer } from '@/domain/session/codeTimer'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the countdown to the next code', () => {
  it('counts sixty seconds down and stops', () => {
    const timer = new CodeTimer()
    timer.start(60)
    expect(timer.secondsLeft).toBe(60)
    jest.advanceTimersByTime(1000)
    expect(timer.secondsLeft).toBe(59)
    jest.advanceTimersByTime(59_000)
    expect(timer.secondsLeft).toBe(0)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('is correct after the device was asleep', () => {
    const timer = new CodeTimer()
    timer.start(60)
    jest.setSystemTime(Date.now() + 45_000)
    jest.advanceTimersByTime(1000)
    expect(timer.secondsLeft).toBe(14)
    timer.drop()
  })

  it('N3 goes on where the clock is set back a day meanwhile', () => {
    const timer = new CodeTimer()
    timer.start(60)
    jest.advanceTimersByTime(20_000)
    jest.setSystemTime(Date.now() - 86_400_000)
    jest.advanceTimersByTime(41_000)
    expect(timer.secondsLeft).toBe(0)
  })

  it('runs one timer at a time, and none after the screen is closed', () => {
    const timer = new CodeTimer()
    timer.start(60)
    timer.start(30)
    expect(jest.getTimerCount()).toBe(1)
    timer.drop()
    expect(jest.getTimerCount()).toBe(0)
  })

  it('counts no second as over before it is', () => {
    const timer = new CodeTimer()
    expect(timer.secondsLeft).toBe(0)
    timer.start(2)
    jest.advanceTimersByTime(999)
    expect(timer.secondsLeft).toBe(2)
    jest.advanceTimersByTime(1_000)
    expect(timer.secondsLeft).toBe(1)
    jest.advanceTimersByTime(1)
    expect([timer.secondsLeft, jest.getTimerCount()]).toEqual([0, 0])
  })

  it('stays at none where the device slept past its end', () => {
    const timer = new CodeTimer()
    timer.start(10)
    jest.setSystemTime(Date.now() + 60_000)
    jest.advanceTimersByTime(1_000)
    expect([timer.secondsLeft, jest.getTimerCount()]).toEqual([0, 0])
  })

  it('is drawn anew each second', () => {
    const timer = new CodeTimer()
    const drawn: number[] = []
    const { start, drop } = timer
    const stop = autorun(() => drawn.push(timer.secondsLeft))
    start(3)
    jest.advanceTimersByTime(2_000)
    drop()
    stop()
    expect(drawn).toEqual([0, 3, 2, 1])
    expect(jest.getTimerCount()).toBe(0)
  })
})
