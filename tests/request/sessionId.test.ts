import { forgetSessionId, sessionId } from '@/request/sessionId'
import { stored } from './fakeHost'

jest.mock('@tarojs/taro', () => jest.requireActual('./fakeHost').taroModule)

const kept = '12345678901234567890123456789012'

beforeEach(() => {
  forgetSessionId()
  stored.clear()
})

describe('the session id', () => {
  it('R-25 is 32 digits, stored, and the same for every call', () => {
    const made = sessionId()
    expect(made).toMatch(/^\d{32}$/)
    expect([...stored]).toEqual([['sessionId', made]])
    expect(sessionId()).toBe(made)
  })

  it('R-25 is the one that is stored', () => {
    stored.set('sessionId', kept)
    expect(sessionId()).toBe(kept)
  })

  it.each([`x${kept}`.slice(0, 32), `${kept.slice(0, 31)}x`, kept.slice(1), `${kept}1`])(
    'R-25 is made anew where %s is stored',
    (spoilt) => {
      stored.set('sessionId', spoilt)
      const made = sessionId()
      expect(made).not.toBe(spoilt)
      expect(stored.get('sessionId')).toBe(made)
    },
  )

  it('U7 leaves the storage once it is forgotten, and the next one differs', () => {
    const made = sessionId()
    forgetSessionId()
    expect(stored.size).toBe(0)
    expect(sessionId()).not.toBe(made)
  })
})
