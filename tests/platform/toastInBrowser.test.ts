/** @jest-environment ./tests/fixtures/jsdomEnvironment.cjs */
import { keepToasts, toast } from '@/platform/page/toast.h5'

const line = () => document.querySelector('.app-toast.is-shown')?.textContent

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.runAllTimers()
  jest.useRealTimers()
})

describe('a toast in a browser', () => {
  it('R-37 is shown for 2 s, or as long as the caller sets, and is announced by screen readers', () => {
    toast('one')
    expect(document.querySelector('[role=status]')?.textContent).toBe('one')
    jest.advanceTimersByTime(1_999)
    expect(line()).toBe('one')
    jest.advanceTimersByTime(1)
    expect(line()).toBeUndefined()
    toast('two', 3_000)
    jest.advanceTimersByTime(2_999)
    expect(line()).toBe('two')
    jest.advanceTimersByTime(1)
    expect(line()).toBeUndefined()
  })

  it('R-37 is replaced by the next one, which gets its full time', () => {
    toast('one')
    jest.advanceTimersByTime(1_500)
    toast('two')
    jest.advanceTimersByTime(1_999)
    expect(line()).toBe('two')
    expect(document.querySelectorAll('.app-toast')).toHaveLength(1)
  })

  it('that shall stay is closed by its button alone, and the next one has a button of its own', () => {
    const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('.app-toast button')]
    keepToasts('OK')
    toast('one')
    toast('two')
    jest.advanceTimersByTime(60_000)
    expect(line()).toBe('twoOK')
    expect(buttons()).toHaveLength(1)
    buttons()[0]?.click()
    expect(line()).toBeUndefined()
    keepToasts(undefined)
    toast('three')
    expect(line()).toBe('three')
    expect(buttons()).toEqual([])
  })

  it('without a text is not shown', () => {
    toast('')
    expect(line()).toBeUndefined()
  })
})
