import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { distOf } from '@tests/fixtures/dist'
import { allRoutes } from '@/routes'
import { startPages } from '../../config/startPages'

const site = distOf('h5')
const manifest: { entry: string[]; pages: Record<string, string[]> } = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../.cache/chunks-h5.json'), 'utf8'),
)

/** The inline script of the built page that loads the code of the page that a visit starts with. */
const script = [...readFileSync(path.join(site, 'index.html'), 'utf8').matchAll(/<script>(.*?)<\/script>/gs)].find(
  ([, text]) => text?.includes('preload'),
)?.[1]

/** The files that the built page requests at an address, before the app runs. */
function preloads(pathname: string): { rel: string; as: string; href: string }[] {
  const links: { rel: string; as: string; href: string }[] = []
  const document = { createElement: () => ({}), head: { appendChild: (link: (typeof links)[0]) => links.push(link) } }
  new Function('location', 'document', String(script))({ pathname }, document)
  return links
}

const addresses = allRoutes
  .filter(({ path: page }) => startPages.includes(page))
  .flatMap((route) => [...(route.alias ?? []), `/${route.path}`].map((address) => [address, route.path] as const))

it.each(addresses)(
  '%s requests the scripts and styles of its page at once, by their names in the build',
  (address, page) => {
    const links = preloads(address)
    expect(links.filter(({ href, rel }) => rel !== 'preload' || !existsSync(path.join(site, href)))).toEqual([])
    const asked = (kind: string) => links.filter((link) => link.as === kind).map(({ href }) => href)
    const scripts = manifest.pages[page]?.filter((file) => !manifest.entry.includes(file)).map((file) => `/${file}`)
    expect(asked('script').sort()).toEqual(scripts?.sort())
    expect(asked('script').every((href) => href.endsWith('.js'))).toBe(true)
    expect(asked('style').every((href) => href.endsWith('.css'))).toBe(true)
    expect(asked('style').length).toBeGreaterThan(0)
  },
)

it('an address without a page, or of a page that no visit starts at, requests nothing', () => {
  expect(preloads('/nowhere')).toEqual([])
  expect(preloads('/center/personInfo/setUp')).toEqual([])
})
