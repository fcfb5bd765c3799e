import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type KnownCall, ownPaths, partsOf, readAppPaths } from '../../config/appPaths'
import { temporaryFolder } from './temporaryFolder'

const known: KnownCall[] = [
  { path: '/balance/balance', family: 'ordinary', origin: 'stated' },
  { path: '/balance/used-list', family: 'ordinary', origin: 'stated', method: 'GET' },
  { path: '/rights/fly-cards', family: 'ordinary', origin: 'ours' },
  { path: '/:product/one-key-binding/query', family: 'ordinary', origin: 'stated' },
  { path: '/system-page/getSchema', family: 'lowCode', origin: 'stated' },
  { path: '/pay/create', family: 'cashierCore', origin: 'named' },
  { path: '/pay/query', family: 'cashierCoreMobile', origin: 'named' },
]

const folder = temporaryFolder('paths')
const file = path.join(folder, 'paths.json')

function read(given: string | object, hostOf?: () => string) {
  writeFileSync(file, typeof given === 'string' ? given : JSON.stringify(given))
  return readAppPaths(file, known, hostOf)
}

describe('the file of replaced paths', () => {
  it('replaces paths and prefixes, and says which calls the server lacks', () => {
    const given = {
      prefixes: { lowCode: '/pages', cashierCore: '' },
      paths: {
        '/balance/balance': '/v1/wallet',
        '/rights/fly-cards': null,
        '/:product/one-key-binding/query': '/v1/:product/q',
      },
    }
    const paths = read(given)
    expect(paths).toEqual(given)
    const addresses = known.map((call) => Object.values(partsOf(paths, call)).join(''))
    expect(addresses).toEqual([
      '/v1/wallet',
      '/balance/used-list',
      '/rights/fly-cards',
      '/v1/:product/q',
      '/pages/system-page/getSchema',
      '/pay/create',
      '/cashiercore/pay/query',
    ])
  })

  it('may leave out either table, or not be there at all', () => {
    expect(read({ prefixes: { vip: '/vip' } })).toEqual({ prefixes: { vip: '/vip' }, paths: {} })
    expect(read({})).toEqual(ownPaths)
    expect(readAppPaths(undefined, known)).toEqual(ownPaths)
    expect(readAppPaths('', known)).toEqual(ownPaths)
  })

  const paths = (key: string, value: unknown) => ({ paths: { [key]: value } })
  it.each<[string, string | object, string]>([
    ['a text that is not JSON', '{"paths": {', 'it is not JSON'],
    ['a list', '[]', 'it must be an object with "prefixes" and "paths"'],
    ['a key that the file does not have', { path: {} }, '"path" is no key of this file: it has "prefixes" and "paths"'],
    ['a table that is none', { paths: [] }, '"paths" must be an object'],
    ['a table that is null', { prefixes: null }, '"prefixes" must be an object'],
    ['an unknown path', paths('/balance/balanse', '/a'), '"/balance/balanse" in "paths" is no path of the contract'],
    ['a path with its prefix', paths('/lyntx/system-page/getSchema', '/a'), 'without a prefix'],
    [
      'an unknown family',
      { prefixes: { lowcode: '/a' } },
      '"lowcode" in "prefixes" is no family: use one of ordinary,',
    ],
    ['a name of every object', { prefixes: { toString: '/a' } }, '"toString" in "prefixes" is no family'],
    ['a key twice', '{"paths": {"/pay/query": "/a", "/pay/query": "/b"}}', '"/pay/query" is there twice: keep one'],
    ['a table twice', '{"paths": {}, "paths": {}}', '"paths" is there twice'],
    [
      'a path without a slash',
      paths('/pay/query', 'query'),
      '"/pay/query" in "paths" must be a text that begins with "/"',
    ],
    ['a path of two slashes', paths('/pay/query', '//evil.example/q'), 'must be a text that begins with "/"'],
    ['a path with a slash at its end', paths('/pay/query', '/q/'), 'must be a text that begins with "/"'],
    ['a path with a query', paths('/pay/query', '/q?a=1'), 'without a query'],
    ['a path that is a number', paths('/pay/query', 1), 'must be a text that begins with "/"'],
    ['a prefix without a slash', { prefixes: { vip: 'vip' } }, '"vip" in "prefixes" must be a text such as "/pages"'],
    ['a prefix with a parameter', { prefixes: { vip: '/:a' } }, '"vip" in "prefixes" must be a text'],
    ['a prefix that is null', { prefixes: { vip: null } }, '"vip" in "prefixes" must be a text'],
    [
      'a lost parameter',
      paths('/:product/one-key-binding/query', '/q'),
      'must have the parameters of its key, each once: :product',
    ],
    ['a renamed parameter', paths('/:product/one-key-binding/query', '/:p/q'), 'each once: :product'],
    ['a repeated parameter', paths('/:product/one-key-binding/query', '/:product/:product'), 'each once: :product'],
    ['a new parameter', paths('/pay/query', '/:id/query'), 'has a parameter that its key does not have'],
    ['a needed call that is missing', paths('/pay/query', null), "only one of origin 'ours' may be missing"],
    [
      'two calls at one address',
      paths('/pay/query', '/pay/create'),
      '"/pay/create" and "/pay/query" both end at POST /cashiercore/pay/create: give one of them another path',
    ],
  ])('is refused with %s', (_name, given, problem) => {
    expect(() => read(given)).toThrow(`APP_PATHS=${file} cannot be used:`)
    expect(() => read(given)).toThrow(problem)
  })

  it('is refused where it does not exist', () => {
    expect(() => readAppPaths(path.join(folder, 'none.json'), known)).toThrow('the file cannot be read, ENOENT')
  })

  it('tells all that is wrong at once', () => {
    const wrong = { prefixes: { vips: '/a' }, paths: { '/a': '/b', '/pay/query': null } }
    expect(() => read(wrong)).toThrow(/"vips" in .*\n.*"\/a" in .*\n.*"\/pay\/query" in /)
  })

  it('may give one address to calls of two hosts or two methods, and to none that the server lacks', () => {
    const same = { '/balance/balance': '/a', '/balance/used-list': '/a', '/pay/query': '/a', '/rights/fly-cards': null }
    expect(read({ prefixes: { cashierCoreMobile: '' }, paths: same }).paths).toEqual(same)
    expect(() => read({ prefixes: { cashierCoreMobile: '' }, paths: same }, () => 'one')).toThrow(
      '"/balance/balance" and "/pay/query" both end at POST /a',
    )
    expect(() => read(paths('/balance/balance', '/rights/fly-cards'))).toThrow('both end at POST /rights/fly-cards')
    const taken = { '/balance/balance': '/rights/fly-cards', '/rights/fly-cards': null }
    expect(read({ paths: taken }).paths).toEqual(taken)
  })
})
