import { linesOf, siteForTests, type Visit } from './site'
import { unmasked } from './unmasked'

const site = siteForTests()

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
  beforeEach(async () => {
    visit = await site.visit('/pages/my/index', { person: '13800138002' })
    lines = linesOf(visit)
  })

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
