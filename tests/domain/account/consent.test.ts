import { stored } from '@tests/request/fakeHost'
import { consent } from '@/domain/account/consent'

jest.mock('@tarojs/taro', () => require('@tests/request/fakeHost').taroModule)

beforeEach(() => {
  consent.withdraw()
  stored.clear()
  consent.ask()
})

describe('the privacy notice', () => {
  it('U7 no device id is made before it is accepted, nor when it is refused', () => {
    expect(consent.deviceId).toBe('')
    consent.refuse()
    expect(consent.deviceId).toBe('')
    expect(stored.size).toBe(0)
  })

  it('an acceptance is kept, with one device id for good', () => {
    consent.accept()
    const id = consent.deviceId
    expect(id).toMatch(/^\d{32}$/)
    consent.restore()
    expect(consent.accepted).toBe(true)
    expect(consent.deviceId).toBe(id)
  })

  it('R-25 U7 the session id is made with the acceptance, kept locally, and another one is made after a withdrawal', () => {
    expect(consent.sessionId).toBe('')
    expect(stored.has('sessionId')).toBe(false)
    consent.accept()
    const id = consent.sessionId
    expect(id).toMatch(/^\d{32}$/)
    expect([consent.sessionId, stored.get('sessionId')]).toEqual([id, id])
    consent.withdraw()
    expect([consent.sessionId, stored.has('sessionId')]).toEqual(['', false])
    consent.accept()
    expect(consent.sessionId).not.toBe(id)
  })

  it('a refusal is asked again by a form, an acceptance is not', () => {
    consent.refuse()
    consent.ask()
    expect(consent.answer).toBe('unasked')
    consent.accept()
    consent.ask()
    expect(consent.accepted).toBe(true)
  })

  it('U7 a withdrawn consent forgets the device id and is not restored', () => {
    consent.accept()
    const id = consent.deviceId
    consent.withdraw()
    consent.restore()
    expect(consent.accepted).toBe(false)
    expect(stored.size).toBe(0)
    consent.accept()
    expect(consent.deviceId).not.toBe(id)
  })

  it('an acceptance of another version of the policy does not count', () => {
    stored.set('privacyConsent', 0)
    consent.restore()
    expect(consent.answer).toBe('unasked')
  })
})
