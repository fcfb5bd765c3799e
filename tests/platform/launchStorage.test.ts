/** @jest-environment jsdom */
import type { launchStorage as mini } from '../../src/platform/sessionStorage'
import { launchStorage as h5 } from '../../src/platform/sessionStorage.h5'

describe.each([
  ['mini-programs', jest.requireActual('../../src/platform/sessionStorage.ts').launchStorage as typeof mini],
  ['H5', h5],
])('values of this launch on %s', (_, storage) => {
  it('are kept as copies, and forgotten', () => {
    const value = { rows: [1] }
    storage.write('a', value)
    value.rows.push(2)
    expect(storage.read('a')).toEqual({ rows: [1] })
    storage.remove('a')
    expect(storage.read('a')).toBeUndefined()
  })
})

describe('the session storage of a browser', () => {
  afterEach(() => jest.restoreAllMocks())

  it('that is forbidden counts as empty', () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new Error('SecurityError')
      })
    }
    expect(() => h5.write('a', 1)).not.toThrow()
    expect(h5.read('a')).toBeUndefined()
    expect(() => h5.remove('a')).not.toThrow()
  })

  it('that somebody spoilt counts as empty', () => {
    window.sessionStorage.setItem('a', '{broken')
    expect(h5.read('a')).toBeUndefined()
  })
})
