import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { allRoutes, namedLinks, routes } from '@/routes'
import type { Route } from '@/routes/route'

/** Screens that no link of the app or of the server's data leads to, each with who opens it. */
const deepLinks: Partial<Record<keyof typeof routes, string>> = {
  xyfOrderDetail: 'messages with the newer address of an order; inside the app an order has one address (R-65)',
}

const root = path.resolve(__dirname, '../..')

/** Text of every source of a folder, by its path from the root. */
const sourcesOf = (folder: string): [file: string, text: string][] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [`${folder}/${name}`, readFileSync(path.join(root, folder, name), 'utf8')])

const sources = [...sourcesOf('src'), ...sourcesOf('sandbox')].filter(([file]) => !file.startsWith('src/routes'))

/** The screen's own files: a link there does not lead to it. */
const isOwn = (file: string, { path: own }: Route): boolean =>
  file === `src/${own}.tsx` || file.startsWith(`src/${own}/`)

/** Whether a source names the route as a target: by its name, also in a table of names, or by its address. */
function names(text: string, key: string, { path: address }: Route): boolean {
  const target = new RegExp(`routes\\.${key}\\b|, '${key}'\\]`)
  return target.test(text) || text.includes(`/${address}'`) || text.includes(`/${address}?`)
}

function isReached(key: string, route: Route): boolean {
  const byTheme = allRoutes.some(({ newer }) => newer === route.path)
  const byName = [...namedLinks.values()].includes(route.path)
  return byTheme || byName || sources.some(([file, text]) => !isOwn(file, route) && names(text, key, route))
}

describe('every screen', () => {
  const entries = Object.entries(routes) as [keyof typeof routes, Route][]

  it.each(entries)('R-05 %s is reached by a link, or is a known deep link', (key, route) => {
    expect({ isReached: isReached(key, route) }).toEqual({ isReached: deepLinks[key] === undefined })
  })

  it('is missed where nothing names it', () => {
    expect(isReached('nowhere', { ...routes.notFound, path: 'subPackages/nowhere/index' })).toBe(false)
  })
})
