import { addressOfSample } from '../fixtures/ids'
import { screens } from '../screens'
import { shiftsOf, watchShifts } from './layoutShift'
import { siteForTests } from './site'

const site = siteForTests()

/** The most that may move, as Chromium scores it; a row that moves by its height scores several times as much. */
const allowed = 0.01

/** How long late parts of a screen take at most, in milliseconds: modules and pictures of home. */
const settled = 3_000

/** Screens of the way to a paid order, with a sample of each. */
const watched = [
  'pages/home/index',
  'pages/mall/index',
  'subPackages/pdp/index',
  'subPackages/order/confirm',
  'subPackages/xyfApp/h5-pay/index',
]

afterEach(() => site.sandbox.clearFaults())

describe.each(watched)('%s', (path) => {
  it.each([
    ['answers at once', undefined],
    ['answers late, one after another', 400],
  ])('moves nothing while its server %s', async (_, ms) => {
    const sample = screens.find((one) => one.path === path)
    if (!sample) throw new Error(`tests/screens.ts has no sample of ${path}`)
    const address = await addressOfSample(site.sandbox, sample)
    const { page } = await site.visit(undefined, { person: sample.person ?? '13800138001' })
    await watchShifts(page)
    // Longer for each further call, so that the parts of the screen arrive one by one.
    for (let turn = 1; ms && turn <= 6; turn++) await site.sandbox.fault({ kind: 'delay', ms: ms * turn })
    await page.goto(site.sandbox.url + address)
    await page.getByText(sample.text['zh-CN']).first().waitFor()
    await page.waitForTimeout(settled)
    const { score, moves } = await shiftsOf(page)
    expect(score > allowed ? moves : []).toEqual([])
  })
})

describe('the search for layout shifts', () => {
  it('finds content that is inserted above what is there, and names what moved', async () => {
    const { page } = await site.visit(undefined)
    await watchShifts(page)
    await page.goto(`${site.sandbox.url}/sandbox`)
    await page.evaluate(async () => {
      const text = Object.assign(document.createElement('p'), { className: 'moved', textContent: 'text' })
      text.style.height = '300px'
      document.body.prepend(text)
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50)))
      const late = document.createElement('div')
      late.style.height = '60px'
      document.body.prepend(late)
    })
    await page.waitForTimeout(200)
    const { score, moves } = await shiftsOf(page)
    expect(score).toBeGreaterThan(allowed)
    expect(moves.join()).toContain('p.moved')
  })

  it('finds nothing on a page that stays as it is', async () => {
    const { page } = await site.visit(undefined)
    await watchShifts(page)
    await page.goto(`${site.sandbox.url}/sandbox`)
    await page.waitForTimeout(200)
    expect(await shiftsOf(page)).toEqual({ score: 0, moves: [] })
  })
})
