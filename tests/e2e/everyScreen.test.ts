import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { allRoutes, routeAt } from '@/routes'
import { addressOfSample } from '../fixtures/ids'
import { type ScreenSample, screens } from '../screens'
import { seriousFindings } from './axe'
import { photograph } from './photograph'
import { openSite, type Site, type Visit } from './site'
import { unmasked } from './unmasked'

/** Screens that are also photographed in a wide window. */
const wide = ['pages/home/index', 'pages/mall/index', 'pdp/index', 'order/detail', 'h5-pay/index']

const pictures = path.resolve(__dirname, '../../artifacts/screens')

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

it('every route has a sample', () => {
  expect(allRoutes.filter(({ path: route }) => !screens.some((sample) => sample.path === route))).toEqual([])
})

const nameOf = ({ path: route, query, person }: ScreenSample): string =>
  [route, query && `?${query}`, person && ` as ${person}`].filter(Boolean).join('')

/** All lines that a tab writes to its console from now on. */
function linesOf({ page }: Visit): string[] {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  return lines
}

describe('the search for unmasked personal data', () => {
  const planted: [what: string, open: string, masked: string][] = [
    ['phone', '13912345678', '139 **** 5678'],
    ['phone', '139 1234 5678', '139****5678'],
    ['identity number', '110101199003070012', '1****************2'],
    ['bank card', '6222 0212 3456 7890 123', '**** 0123'],
    ['name', '周森', '周*'],
  ]
  let visit: Visit
  let lines: string[]
  beforeAll(async () => {
    visit = await site.visit('/pages/my/index', { person: '13800138002' })
    lines = linesOf(visit)
  })
  afterAll(() => visit.close())

  /** Puts a text on the screen, into the address, into a storage and into the console. */
  async function leave(text: string): Promise<void> {
    const before = lines.length
    await visit.page.evaluate((value) => {
      const line = document.querySelector('#planted') ?? document.body.appendChild(document.createElement('p'))
      line.id = 'planted'
      line.textContent = value
      history.replaceState({ value }, '')
      sessionStorage.setItem('planted', value)
      console.log(value)
    }, text)
    while (lines.length === before) await visit.page.waitForTimeout(20)
    lines.splice(0, lines.length - 1)
  }
  const places = ['text', 'address', 'storage', 'console']

  it.each(planted)('S6 finds an unmasked %s: %s, not %s', async (what, open, masked) => {
    await leave(open)
    expect(await unmasked(visit.page, lines)).toEqual(places.map((place) => `${what} in ${place}: ${open}`))
    await leave(masked)
    expect(await unmasked(visit.page, lines)).toEqual([])
  })

  it('S6 finds a token everywhere but in its own storage key', async () => {
    await leave(await visit.page.evaluate(() => JSON.parse(localStorage.getItem('mToken') ?? '').data))
    expect(await unmasked(visit.page, lines)).toEqual(places.map((place) => `token in ${place}`))
  })
})

describe.each([
  { theme: 'xbt_h5', language: 'zh-CN' },
  { theme: 'xbt_h5', language: 'en' },
  { theme: 'xyfApp', language: 'zh-CN' },
  { theme: 'xyfApp', language: 'en' },
] as const)('every screen in $theme and $language', ({ theme, language }) => {
  const folder = path.join(pictures, `${theme}-${language}`)
  // Samples of one person are grouped, so that one window is used for all of them.
  const samples = [...screens].sort((one, other) => (one.person ?? '').localeCompare(other.person ?? ''))

  let visit: Visit | undefined
  let owner: string | undefined
  let lines: string[] = []
  async function windowOf(person: string | undefined): Promise<Visit> {
    if (visit && owner === person) return visit
    await visit?.close()
    owner = person
    visit = await site.visit(undefined, { theme, language, person })
    lines = linesOf(visit)
    return visit
  }
  beforeAll(() => void mkdirSync(folder, { recursive: true }))
  afterAll(() => visit?.close())

  it.each(samples.map((sample): [string, ScreenSample] => [nameOf(sample), sample]))(
    'R-03 R-04 S6 S7 shows its text, in its title, without an error, unmasked personal data, a policy violation or a serious barrier: %s',
    async (_name, sample) => {
      const { page, problems } = await windowOf(sample.person)
      const before = problems.length
      await page.goto(site.sandbox.url + (await addressOfSample(site.sandbox, sample)))
      await page.getByText(sample.text[language]).filter({ visible: true }).first().waitFor()
      const titles = sample.title ?? routeAt(new URL(page.url()).pathname)?.title
      expect(await page.title()).toBe(titles?.[language])
      expect(await page.locator('.nav-bar').filter({ visible: true }).count()).toBe(1)
      const file = path.join(folder, sample.path.replaceAll('/', '-'))
      await photograph(page, `${file}.png`)
      if (wide.some((end) => sample.path.endsWith(end))) await photograph(page, `${file}-wide.png`, 1280)
      expect(await unmasked(page, lines)).toEqual([])
      expect(await seriousFindings(page)).toEqual([])
      expect(problems.slice(before)).toEqual([])
    },
  )
})
