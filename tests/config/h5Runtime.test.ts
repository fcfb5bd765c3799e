import { pathToRegexp } from 'path-to-regexp'
import queryString from 'query-string'
import { allRoutes } from '@/routes'
import { h5Aliases } from '../../config/h5Aliases'
import { match } from '../../config/h5Modules/matchPath'
import { parseQuery } from '../../config/h5Modules/parseQuery'
import { projectFiles } from '../../config/scripts/projectFiles'

/** The addresses that Taro's router is given for each page. */
const aliases = h5Aliases()
const pages = allRoutes.map(({ path }) => [aliases[`/${path}`] ?? `/${path}`].flat())
const addresses = pages.flat()

describe('the addresses of pages', () => {
  it('have no parameter, so that the pattern of each is its text', () => {
    for (const address of addresses) expect(address).toMatch(/^\/[\w./-]*$/)
  })

  it('match what they match with path-to-regexp, and nothing else', () => {
    const visits = addresses.flatMap((one) => [
      one,
      `${one}/`,
      `${one}//`,
      `${one}/x`,
      one.toUpperCase(),
      one.slice(1),
      `/x${one}`,
    ])
    const wanted = pages.map((paths) => pathToRegexp(paths, [], { end: true }))
    expect(visits.length).toBeGreaterThan(500)
    pages.forEach((paths, index) => {
      const own = match(paths.length === 1 ? String(paths[0]) : paths, { end: true })
      const found = visits.flatMap((visit) => own(visit) || [])
      const theirs = visits.flatMap((visit) => wanted[index]?.exec(visit)?.[0] ?? [])
      expect(found).toEqual(theirs.map((text) => ({ path: text, index: 0, params: {} })))
    })
  })

  it('begin at the root of the router, which takes nothing from them', () => {
    const root = match('', { end: false })
    for (const visit of ['', '/', '/pages/home/index']) expect(root(visit)).toEqual({ path: '', index: 0, params: {} })
  })
})

it.each([
  '',
  '?',
  '&&',
  'a=1',
  '?b=2&a=1',
  'a=1&a=2&a=3',
  'a&a=1&a=',
  '=x&a==1&b=c=d',
  ' #10=a&9=b&x=%E4%BD%A0+1&x=%2 ',
  '__proto__=1&toString=2&length=3',
])('the parameters of "%s" are those that query-string finds without decoding', (text) => {
  const found = parseQuery(text)
  const wanted = queryString.parse(text, { decode: false })
  expect(Object.entries(found)).toEqual(Object.entries(wanted))
  expect(Object.getPrototypeOf(found)).toBeNull()
})

it('nothing of the app shows the turning circle of Taro’s bar for browsers, whose picture is left out', () => {
  const sources = projectFiles(['src'], /\.tsx?$/)
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter(({ text }) => /NavigationBarLoading/.test(text)).map(({ path }) => path)).toEqual([])
})
