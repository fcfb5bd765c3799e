import { LatestIntent } from '@/request/intents'

jest.mock('@tarojs/taro', () => jest.requireActual('./fakeHost').taroModule)

const tea = { what: 'tea' }

describe('the id of a form that is kept in memory', () => {
  it('R-82 is new for the first form and reused for the same one', () => {
    const intents = new LatestIntent()
    const first = intents.of(tea)
    expect([first.isReused, intents.of({ what: 'tea' })]).toEqual([
      false,
      { requestId: first.requestId, isReused: true },
    ])
  })

  it('R-82 is not ended by the end of another form', () => {
    const intents = new LatestIntent()
    const { requestId } = intents.of(tea)
    intents.end({ what: 'coffee' })
    expect(intents.of(tea).requestId).toBe(requestId)
  })

  it('R-82 is another one after its form ended; an end without a form does nothing', () => {
    const intents = new LatestIntent()
    intents.end(tea)
    const { requestId } = intents.of(tea)
    intents.end(tea)
    const next = intents.of(tea)
    expect(next.isReused).toBe(false)
    expect(next.requestId).not.toBe(requestId)
  })
})
