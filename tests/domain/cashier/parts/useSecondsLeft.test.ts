/** @jest-environment ./tests/fixtures/jsdomEnvironment.cjs */
import { act } from 'react'
import { useSecondsLeft } from '@/domain/cashier/parts/useSecondsLeft'
import { steadyNow } from '@/lib/steadyClock'
import { hookOf } from './hookOf'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

describe('the seconds until another code may be asked for', () => {
  it('R-75 are whole, counted down each second to 0, and then no longer', () => {
    const { answer, answers, leave } = hookOf(useSecondsLeft, steadyNow() + 2500)
    expect(answers).toEqual([3])
    pass(999)
    expect(answer()).toBe(3)
    pass(1)
    expect(answer()).toBe(2)
    pass(1000)
    expect(answer()).toBe(1)
    expect(jest.getTimerCount()).toBe(1)
    pass(1000)
    expect(answer()).toBe(0)
    expect(jest.getTimerCount()).toBe(0)
    leave()
  })

  it('R-75 are 0 after that moment, without a timer', () => {
    const { answer, leave } = hookOf(useSecondsLeft, steadyNow() - 5000)
    expect([answer(), jest.getTimerCount()]).toEqual([0, 0])
    leave()
  })

  it('R-75 begin anew with another moment, on one timer', () => {
    const start = steadyNow()
    const { answer, draw, leave } = hookOf(useSecondsLeft, start + 10_000)
    pass(4000)
    draw(start + 64_000)
    expect([answer(), jest.getTimerCount()]).toEqual([60, 1])
    pass(1000)
    expect(answer()).toBe(59)
    draw(start)
    expect([answer(), jest.getTimerCount()]).toEqual([0, 0])
    leave()
  })

  it('R-75 are not counted on a screen that was left', () => {
    const { leave } = hookOf(useSecondsLeft, steadyNow() + 10_000)
    leave()
    expect(jest.getTimerCount()).toBe(0)
  })

  it('R-75 R-78 come to 0 where the timer is early by a millisecond, which passes while the clock is read', () => {
    const { answer, leave } = hookOf(useSecondsLeft, steadyNow() + 1000)
    const now = Date.now
    let early = 1
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => {
      const read = now() - early
      early = 0
      return read
    })
    pass(1000)
    pass(1000)
    expect(answer()).toBe(0)
    clock.mockRestore()
    leave()
  })
})
