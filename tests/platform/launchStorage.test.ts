/** @jest-environment ./tests/fixtures/jsdomEnvironment.cjs */

import type { launchStorage as mini } from '../../src/platform/storage/sessionStorage'
import { launchStorage as h5 } from '../../src/platform/storage/sessionStorage.h5'

describe.each([
  ['mini-programs', jest.requireActual('../../src/platform/storage/sessionStorage.ts').launchStorage as typeof mini],
  ['H5', h5],
])('D-08 values of this launch on %s', (_, storage) => {
  it('are kept as copies, and removed', () => {
    const value = { rows: [1] }
    storage.write('a', value)
    value.rows.push(2)
    expect(storage.read('a')).toEqual({ rows: [1] })
    storage.remove('a')
    expect(storage.read('a')).toBeUndefined()
  })
})

describe('the session storage of a browser', () => {
  /** Makes the storage refuse these calls from now on. */
  const refuse = (...names: ('getItem' | 'setItem' | 'removeItem')[]) => {
    for (const name of names) {
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new Error('SecurityError')
      })
    }
  }

  afterEach(() => {
    jest.restoreAllMocks()
    h5.remove('a')
  })

  it('that is forbidden is replaced by memory as long as the page runs', () => {
    refuse('getItem', 'setItem', 'removeItem')
    expect(h5.read('a')).toBeUndefined()
    h5.write('a', 1)
    expect(h5.read('a')).toBe(1)
    h5.remove('a')
    expect(h5.read('a')).toBeUndefined()
  })

  it('that is full keeps the newest value in memory, until a value fits again', () => {
    h5.write('a', 'first')
    refuse('setItem')
    h5.write('a', 'second')
    expect(h5.read('a')).toBe('second')
    h5.write('a', undefined)
    expect(h5.read('a')).toBeUndefined()
    jest.restoreAllMocks()
    h5.write('a', 'third')
    expect(h5.read('a')).toBe('third')
    window.sessionStorage.removeItem('a')
    expect(h5.read('a')).toBeUndefined()
  })

  it('with an invalid value counts as empty', () => {
    window.sessionStorage.setItem('a', '{broken')
    expect(h5.read('a')).toBeUndefined()
  })
})
