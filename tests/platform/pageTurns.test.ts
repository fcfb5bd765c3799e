import { takeTurn, whenStill } from '@/platform/page/pageTurns'

beforeEach(() => jest.useFakeTimers())
afterEach(async () => {
  await jest.advanceTimersByTimeAsync(10_000)
  jest.useRealTimers()
})

describe('pages that slide', () => {
  it('take turns: the first at once, each other one when the previous one has finished', async () => {
    const came: string[] = []
    for (const name of ['a', 'b', 'c']) void takeTurn().then(() => came.push(name))
    await jest.advanceTimersByTimeAsync(0)
    expect(came).toEqual(['a'])
    await jest.advanceTimersByTimeAsync(350)
    expect(came).toEqual(['a'])
    await jest.advanceTimersByTimeAsync(50)
    expect(came).toEqual(['a', 'b'])
    await jest.advanceTimersByTimeAsync(400)
    expect(came).toEqual(['a', 'b', 'c'])
  })

  it('do not wait for a slide that ended long ago', async () => {
    void takeTurn()
    await jest.advanceTimersByTimeAsync(400)
    let came = false
    void takeTurn().then(() => {
      came = true
    })
    await jest.advanceTimersByTimeAsync(0)
    expect(came).toBe(true)
  })
})

describe('a task that waits until no page slides', () => {
  it('runs immediately if none does', () => {
    const open = jest.fn()
    whenStill(open)
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('also waits for pages that start to slide meanwhile', async () => {
    const open = jest.fn()
    void takeTurn()
    whenStill(open)
    await jest.advanceTimersByTimeAsync(200)
    void takeTurn()
    await jest.advanceTimersByTimeAsync(400)
    expect(open).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(200)
    expect(open).toHaveBeenCalledTimes(1)
  })
})
