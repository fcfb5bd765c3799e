/** @jest-environment ./tests/fixtures/jsdomEnvironment.cjs */

import * as host from '@tests/request/fakeHost'
import { count, list, text } from '@/lib/parsers'
import { removeStored, stored, storedForLaunch } from '@/platform/storage/stored'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)

const asWord = (value: unknown) => text(value, 5, /^[a-z]+$/)
const device = stored('word', asWord)
const launch = storedForLaunch('word', asWord)

/** Makes the host's storages refuse these calls from now on. */
const refuse = (...names: ('setItem' | 'getItem' | 'removeItem')[]) => {
  const full = () => {
    throw new Error('QuotaExceededError')
  }
  for (const name of names) jest.spyOn(Storage.prototype, name).mockImplementation(full)
  jest.spyOn(host.taroModule.default, 'setStorageSync').mockImplementation(full)
}

beforeEach(() => {
  host.stored.clear()
  window.sessionStorage.clear()
})
afterEach(() => {
  jest.restoreAllMocks()
  launch.remove()
})

describe.each([
  ['on the device', device],
  ['for this launch', launch],
])('a value %s', (_, word) => {
  it('is kept, replaced and removed', () => {
    expect(word.read()).toBeUndefined()
    expect(word.write('one')).toBe(true)
    expect(word.write('two')).toBe(true)
    expect(word.read()).toBe('two')
    word.remove()
    expect(word.read()).toBeUndefined()
  })

  it('that its parser refuses is not written, and the earlier one is kept', () => {
    word.write('one')
    expect(word.write('中文')).toBe(false)
    expect(word.read()).toBe('one')
  })
})

it('a value that its parser refuses counts as absent and is removed', () => {
  host.stored.set('word', 5)
  window.sessionStorage.setItem('word', '{"forged":true}')
  expect([device.read(), launch.read()]).toEqual([undefined, undefined])
  expect([host.stored.has('word'), window.sessionStorage.getItem('word')]).toEqual([false, null])
})

it('a text in the session storage that is not JSON is removed', () => {
  window.sessionStorage.setItem('word', '{broken')
  expect(launch.read()).toBeUndefined()
  expect(window.sessionStorage.getItem('word')).toBeNull()
})

it('items of a list that are refused are left out, the others stay', () => {
  host.stored.set('counts', [1, 'two', null, 3, -4, 5.5])
  expect(stored('counts', (value) => list(value, count, 10)).read()).toEqual([1, 3])
})

it('with a storage that refuses, nothing is kept on the device, and values of this launch are kept in memory', () => {
  refuse('setItem', 'getItem', 'removeItem')
  expect(device.write('one')).toBe(false)
  expect(device.read()).toBeUndefined()
  expect(launch.write('one')).toBe(true)
  expect(launch.read()).toBe('one')
})

it('U3 values are removed by their keys alone', () => {
  device.write('one')
  launch.write('one')
  removeStored({ device: ['word'], launch: ['word'] })
  expect([device.read(), launch.read()]).toEqual([undefined, undefined])
})
