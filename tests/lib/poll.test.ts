import { Poller, pollDelay } from '@/lib/poll'
import { type Deferred, deferred, settle } from './deferred'

/** A clock that the test controls; questions take no time unless the test delays them. */
function pollWith(answer: (asked: number) => Promise<boolean>) {
  let now = 0
  let nextTimer = 1
  const timers = new Map<number, { at: number; run: () => void }>()
  const askedAt: number[] = []
  let deadlines = 0
  const poller = new Poller({
    ask: () => {
      askedAt.push(now)
      return answer(askedAt.length)
    },
    onDeadline: () => {
      deadlines++
    },
    clock: {
      now: () => now,
      set: (run, ms) => {
        timers.set(nextTimer, { at: now + ms, run })
        return nextTimer++
      },
      clear: (timer) => {
        timers.delete(timer as number)
      },
    },
  })
  const advance = async (ms: number) => {
    const end = now + ms
    for (;;) {
      await settle()
      const due = [...timers].filter(([, timer]) => timer.at <= end).sort(([, a], [, b]) => a.at - b.at)[0]
      if (!due) break
      timers.delete(due[0])
      now = due[1].at
      due[1].run()
    }
    now = end
  }
  return { poller, askedAt, advance, timers, deadlines: () => deadlines }
}

const never = async () => false
const everyTwoSeconds = Array.from({ length: 31 }, (_, at) => at * 2_000)
const everyTenSeconds = Array.from({ length: 84 }, (_, at) => 70_000 + at * 10_000)

describe('pollDelay', () => {
  it.each([
    [0, 2_000],
    [59_999, 2_000],
    [60_000, 10_000],
    [899_999, 10_000],
    [900_000, undefined],
    [90_000_000, undefined],
  ])('after %i ms waits %p ms', (elapsed, delay) => {
    expect(pollDelay(elapsed)).toBe(delay)
  })
})

describe('Poller', () => {
  it('asks at once, every 2 s for 60 s, every 10 s until 15 min, then reports the end once', async () => {
    const { poller, askedAt, advance, deadlines } = pollWith(never)
    poller.start()
    await advance(3_600_000)
    expect(askedAt).toEqual([...everyTwoSeconds, ...everyTenSeconds])
    expect(deadlines()).toBe(1)
  })

  it('ends with the first positive answer', async () => {
    const { poller, askedAt, advance, deadlines } = pollWith(async (asked) => asked === 3)
    poller.start()
    await advance(3_600_000)
    expect(askedAt).toEqual([0, 2_000, 4_000])
    expect(deadlines()).toBe(0)
  })

  it('a question that fails is asked again on schedule', async () => {
    const { poller, askedAt, advance } = pollWith(async (asked) => {
      if (asked < 3) throw new Error('500')
      return true
    })
    poller.start()
    await advance(60_000)
    expect(askedAt).toEqual([0, 2_000, 4_000])
  })

  it('never asks twice at a time, and a slow answer delays the next question', async () => {
    const answers: Deferred<boolean>[] = []
    const { poller, askedAt, advance } = pollWith(() => {
      const answer = deferred<boolean>()
      answers.push(answer)
      return answer.promise
    })
    poller.start()
    poller.start()
    await advance(7_000)
    poller.pause()
    poller.resume()
    await advance(1_000)
    expect(askedAt).toEqual([0])
    answers[0]?.resolve(false)
    await advance(2_000)
    expect(askedAt).toEqual([0, 10_000])
  })

  it('is silent while paused and asks at once when resumed', async () => {
    const { poller, askedAt, advance, timers } = pollWith(never)
    poller.start()
    await advance(3_000)
    poller.pause()
    expect(timers.size).toBe(0)
    await advance(30_000)
    poller.resume()
    poller.resume()
    await advance(2_000)
    expect(askedAt).toEqual([0, 2_000, 33_000, 35_000])
  })

  it('an answer that comes while paused starts no timer, but may end the polling', async () => {
    const answer = deferred<boolean>()
    const { poller, askedAt, advance, timers } = pollWith(() => answer.promise)
    poller.start()
    poller.pause()
    answer.resolve(true)
    await advance(0)
    expect(timers.size).toBe(0)
    poller.resume()
    await advance(60_000)
    expect(askedAt).toEqual([0])
  })

  it('resumed after the deadline asks once more, then reports that the time is over', async () => {
    const { poller, askedAt, advance, deadlines } = pollWith(never)
    poller.start()
    await advance(1_000)
    poller.pause()
    await advance(1_000_000)
    expect(deadlines()).toBe(0)
    poller.resume()
    await advance(60_000)
    expect(askedAt).toEqual([0, 1_001_000])
    expect(deadlines()).toBe(1)
  })

  it('stop is final, also while a question is in progress', async () => {
    const answer = deferred<boolean>()
    const { poller, askedAt, advance, timers, deadlines } = pollWith(() => answer.promise)
    poller.start()
    poller.stop()
    answer.resolve(false)
    poller.resume()
    poller.start()
    await advance(3_600_000)
    expect([askedAt, timers.size, deadlines()]).toEqual([[0], 0, 0])
  })

  it('uses the time and timers of the device by default', async () => {
    jest.useFakeTimers()
    try {
      let asked = 0
      const poller = new Poller({
        ask: async () => {
          asked++
          return false
        },
      })
      poller.start()
      await jest.advanceTimersByTimeAsync(4_000)
      expect(asked).toBe(3)
      poller.stop()
      expect(jest.getTimerCount()).toBe(0)
    } finally {
      jest.useRealTimers()
    }
  })
})
