import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { allRoutes, routeAt } from '@/routes'
import { addressOfSample } from '../fixtures/ids'
import { type ScreenSample, screens } from '../screens'
import { seriousFindings } from './axe'
import { photograph } from './photograph'
import { openSite, type Site, type Visit } from './site'

/** Screens that are also photographed in a wide window. */
const wide = ['pages/home/index', 'pages/mall/index', 'pdp/index', 'order/detail', 'h5-pay/index']

const pictures = path.resolve(__dirname, '../../artifacts/screens')

let site: Site
beforeAll(async () => {
  site = await openSite()
}, 90_000)
afterAll(() => site.close())

it('every route has a sample', () => {
  expect(allRoutes.filter(({ path: route }) => !screens.some((sample) => sample.path === route))).toEqual([])
})

const nameOf = ({ path: route, query, person }: ScreenSample): string =>
  [route, query && `?${query}`, person && ` as ${person}`].filter(Boolean).join('')

describe.each([
  { theme: 'xbt_h5', language: 'zh-CN' },
  { theme: 'xbt_h5', language: 'en' },
  { theme: 'xyfApp', language: 'zh-CN' },
  { theme: 'xyfApp', language: 'en' },
] as const)('every screen in $theme and $language', ({ theme, language }) => {
  const folder = path.join(pictures, `${theme}-${language}`)
  // Samples of one person stand together, so that one window serves them all.
  const samples = [...screens].sort((one, other) => (one.person ?? '').localeCompare(other.person ?? ''))

  let visit: Visit | undefined
  let owner: string | undefined
  async function windowOf(person: string | undefined): Promise<Visit> {
    if (visit && owner === person) return visit
    await visit?.close()
    owner = person
    visit = await site.visit(undefined, { theme, language, person })
    return visit
  }
  beforeAll(() => void mkdirSync(folder, { recursive: true }))
  afterAll(() => visit?.close())

  it.each(samples.map((sample): [string, ScreenSample] => [nameOf(sample), sample]))(
    'R-03 R-04 S7 shows its text, in its title, without an error, a policy violation or a serious barrier: %s',
    async (_name, sample) => {
      const { page, problems } = await windowOf(sample.person)
      const before = problems.length
      await page.goto(site.sandbox.url + (await addressOfSample(site.sandbox, sample)))
      await page.getByText(sample.text[language]).filter({ visible: true }).first().waitFor({ timeout: 10_000 })
      const titles = sample.title ?? routeAt(new URL(page.url()).pathname)?.title
      expect(await page.title()).toBe(titles?.[language])
      expect(await page.locator('.nav-bar').filter({ visible: true }).count()).toBe(1)
      const file = path.join(folder, sample.path.replaceAll('/', '-'))
      await photograph(page, `${file}.png`)
      if (wide.some((end) => sample.path.endsWith(end))) await photograph(page, `${file}-wide.png`, 1280)
      expect(await seriousFindings(page)).toEqual([])
      expect(problems.slice(before)).toEqual([])
    },
    30_000,
  )
})
