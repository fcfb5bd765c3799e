import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { guidePictures, homePictures, pictureNames } from '@tests/e2e/firstMinutes/names'
import { readParts } from '@tests/e2e/outline/parts'
import { routeAt } from '@/routes'
import { people } from '../../sandbox/people/people'

const root = path.resolve(__dirname, '../..')
const guide = readFileSync(path.join(root, 'docs/first-ten-minutes.md'), 'utf8')

/** The pictures of the guide's folder that a document shows, in its order. */
const picturesIn = (text: string) => [...text.matchAll(/pictures\/guide\/([\w-]+)\.png\)/g)].map(([, name]) => name)

/** The addresses of the page below an origin of this machine, with their queries. */
const addresses = [...guide.matchAll(/http:\/\/127\.0\.0\.1:8700(\/[^\s>)]*)/g)].map(([, address = '']) => address)

/** The screens of the app that a page leads to: by itself, or in the `address` of the page of the hosts. */
const screens = (list: readonly string[]): string[] =>
  list.flatMap((address) => {
    const { pathname, searchParams } = new URL(address, 'http://127.0.0.1')
    if (pathname !== '/sandbox/hosts') return pathname.startsWith('/sandbox') ? [] : [pathname]
    const screen = searchParams.get('address')
    return screen ? [screen.replace(/\?.*/, '')] : []
  })

describe('the first ten minutes: the page', () => {
  it('shows every picture that is kept, in the order of the steps, and each is there', () => {
    expect(picturesIn(guide)).toEqual(guidePictures)
    const kept = readdirSync(path.join(root, 'docs/pictures/guide'))
    expect(kept.sort()).toEqual(pictureNames.map((name) => `${name}.png`).sort())
    const texts = readParts(path.join(root, 'tests/e2e/firstMinutes/screens.txt'))
    expect([...texts.keys()]).toEqual(pictureNames)
  })

  it.each(['README.md', 'docs/README.zh-CN.md'])('has its pictures of home in both themes in %s', (file) => {
    expect(picturesIn(readFileSync(path.join(root, file), 'utf8'))).toEqual([...homePictures, 'hosts'])
  })

  it('leads to screens and to pages of the sandbox that exist', () => {
    expect(screens(addresses).filter((screen) => !routeAt(screen))).toEqual([])
    expect(screens(addresses).length).toBeGreaterThan(3)
    const pages = addresses.map((address) => address.replace(/\?.*/, '')).filter((one) => one.startsWith('/sandbox'))
    const known =
      readFileSync(path.join(root, 'docs/people.md'), 'utf8') + readFileSync(path.join(root, 'README.md'), 'utf8')
    expect([...new Set(pages)].filter((page) => !known.includes(`:8700${page}`))).toEqual([])
  })

  it('names people of the sandbox', () => {
    const numbers = [...guide.matchAll(/\b1\d{2} ?\d{4} ?\d{4}\b/g)].map(([number]) => number.replace(/ /g, ''))
    const known = people.map(({ mobile }) => mobile)
    expect([...new Set(numbers)].filter((number) => !known.includes(number))).toEqual([])
    expect(numbers.length).toBeGreaterThan(5)
  })

  it('names files and folders that are there', () => {
    const named = [...guide.matchAll(/`((?:src|sandbox|config|tests)\/[\w/.-]+)`/g)].map(([, file = '']) => file)
    expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
    expect(named.length).toBeGreaterThan(3)
  })
})
