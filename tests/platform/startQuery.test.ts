/** @jest-environment ./tests/fixtures/jsdomEnvironment.cjs */
import { takeStartQuery } from '../../src/platform/links/startQuery.h5'

let mockOptions: object = {}

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { getLaunchOptionsSync: () => mockOptions } }))

const secrets = ['token', 'mToken', 'rscToken', 'userId']
const open = (address: string) => window.history.replaceState({ kept: 1 }, '', address)

describe('the start query of a browser', () => {
  it('U4 R-08 D-09 secrets are read once and removed from the address at once', () => {
    open('/pages/mall/index?mToken=s1&type=xyfApp&token=s2&rscToken=s3&userId=s4&from=a%20b#top')
    const entries = window.history.length
    expect(takeStartQuery(secrets)).toEqual({
      mToken: 's1',
      type: 'xyfApp',
      token: 's2',
      rscToken: 's3',
      userId: 's4',
      from: 'a b',
    })
    expect(window.location.href).toBe('http://localhost/pages/mall/index?type=xyfApp&from=a%20b#top')
    expect(document.URL).not.toMatch(/s1|s2|s3|s4/)
    expect(window.history.length).toBe(entries)
    expect(window.history.state).toEqual({ kept: 1 })
    expect(takeStartQuery(secrets)).toEqual({ type: 'xyfApp', from: 'a b' })
  })

  it('U4 a secret alone leaves no question mark behind', () => {
    open('/?mToken=s1')
    takeStartQuery(secrets)
    expect(window.location.href).toBe('http://localhost/')
  })

  it('U4 a secret whose name is escaped or repeated is removed too', () => {
    open('/?%6dToken=s1&mToken=s2&a=1')
    expect(takeStartQuery(secrets).mToken).toBe('s1')
    expect(window.location.search).toBe('?a=1')
  })

  it.each([
    ['#mToken=s1', ''],
    ['?a=%E4%B8%AD&b#mToken=s1', '?a=%E4%B8%AD&b'],
    ['?mToken=s2&a=1#from=b&rscToken=s1', '?a=1'],
    ['#/pages/mall/index?token=s1', ''],
    ['#%6dToken=s1%', ''],
    ['#x%3FmToken%3Ds1', ''],
  ])('U4 a secret in the fragment leaves the address too, and is no login: %s', (address, left) => {
    open(`/pages/mall/index${address}`)
    expect(JSON.stringify(takeStartQuery(secrets))).not.toContain('s1')
    expect(window.location.href).toBe(`http://localhost/pages/mall/index${left}`)
    expect(window.history.state).toEqual({ kept: 1 })
  })

  it.each(['#top', '#tokens', '#mtoken-of/a%'])('a fragment without a secret stays: %s', (fragment) => {
    open(`/?mToken=s1&a=1${fragment}`)
    takeStartQuery(secrets)
    expect(window.location.href).toBe(`http://localhost/?a=1${fragment}`)
  })

  it('an address without secrets stays as it is', () => {
    open('/?a=%E4%B8%AD&b')
    const replace = jest.spyOn(window.history, 'replaceState')
    takeStartQuery(secrets)
    expect(replace).not.toHaveBeenCalled()
    replace.mockRestore()
    expect(window.location.search).toBe('?a=%E4%B8%AD&b')
  })
})

describe('the start query of a mini-program', () => {
  const mini = jest.requireActual('../../src/platform/links/startQuery.ts').takeStartQuery as typeof takeStartQuery

  it('R-21 is the query of the host, as texts', () => {
    mockOptions = { query: { mToken: 's1', from: 'poster', page: 2 } }
    expect(mini(secrets)).toEqual({ mToken: 's1', from: 'poster', page: '2' })
  })

  it('is empty where the host has none', () => {
    mockOptions = {}
    expect(mini(secrets)).toEqual({})
  })
})
