import { inLanes } from '@tests/fixtures/inLanes'

describe('what is looked at in lanes', () => {
  it('is looked at a few at a time, in order', async () => {
    let underWay = 0
    let most = 0
    const seen: number[] = []
    const found = inLanes([1, 2, 3, 4, 5], 2, async (item) => {
      most = Math.max(most, ++underWay)
      seen.push(item)
      await Promise.resolve()
      underWay -= 1
      return item * 10
    })
    expect(await Promise.all(found.map((ask) => ask()))).toEqual([10, 20, 30, 40, 50])
    expect(most).toBe(2)
    expect(seen).toEqual([1, 2, 3, 4, 5])
  })

  it('goes on after a failure, and is looked at anew by a second try', async () => {
    let tries = 0
    const found = inLanes(['a', 'b'], 1, async (item) => {
      if (item === 'a' && tries++ === 0) throw new Error('once')
      return item
    })
    await expect(found[0]?.()).rejects.toThrow('once')
    expect(await found[1]?.()).toBe('b')
    expect(await found[0]?.()).toBe('a')
  })
})
