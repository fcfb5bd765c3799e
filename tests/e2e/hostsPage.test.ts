import { until } from '@tests/fixtures/until'
import { framesOriginOf } from '@tests/sandbox/framesOrigin'
import type { Page } from 'playwright-core'
import { getCode } from '@/contract/session'
import type { FrameSettings, HostName, SeenRequest } from '../../sandbox/devtools/hosts/page/messages'
import { seriousFindings } from './axe'
import { siteForTests, type Visit } from './site'
import { serveStubFrames, stubFrame } from './stubFrames'

const site = siteForTests()
const hosts: readonly HostName[] = ['h5', 'weapp', 'alipay', 'tt']

/** Opens the page with stubs in its frames; those of `broken` do not start. `prepare` sees the tab before the page is loaded. */
async function openPage(
  query = '',
  broken: readonly HostName[] = [],
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<Omit<Visit, 'problems'> & { problems(): string[] }> {
  const visit = await site.visit(undefined, { width: 1600 })
  await serveStubFrames(visit.page, broken)
  await prepare(visit.page)
  await visit.page.goto(`${site.sandbox.url}/sandbox/hosts?lang=en${query}`)
  for (const host of hosts) await isIn(visit.page, host, broken.includes(host) ? 'failed' : 'ready')
  const ownFrames = `another origin: ${await framesOriginOf(site.sandbox.url)}/`
  return { ...visit, problems: () => visit.problems.filter((one) => !one.startsWith(ownFrames)) }
}

const isIn = (page: Page, host: HostName, state: string) =>
  page.locator(`[data-host="${host}"][data-state="${state}"]`).waitFor()

const part = (page: Page, host: HostName, rest: string) => page.locator(`[data-host="${host}"] ${rest}`)

/** What each frame was told since the last call; every frame that is told nothing is left out. */
async function told(page: Page): Promise<Partial<Record<HostName, unknown[]>>> {
  const all = await Promise.all(hosts.map(async (host) => [host, await stubFrame(page, host).told()] as const))
  return Object.fromEntries(all.filter(([, messages]) => messages.length > 0))
}

/** Waits until each frame was told as many messages as expected, and compares them. */
async function expectTold(page: Page, expected: Partial<Record<HostName, unknown[]>>): Promise<void> {
  const all: Partial<Record<HostName, unknown[]>> = {}
  await until(
    async () => {
      for (const [host, messages] of Object.entries(await told(page)) as [HostName, unknown[]][])
        all[host] = [...(all[host] ?? []), ...messages]
      return hosts.every((host) => (all[host] ?? []).length >= (expected[host] ?? []).length)
    },
    () => `messages to all frames: ${JSON.stringify(all)}`,
  )
  expect(all).toEqual(expected)
}

/** Waits until each of these frames has its first settings, and forgets them. */
const afterFirst = (page: Page, ready: readonly HostName[] = hosts) =>
  expectTold(page, Object.fromEntries(ready.map((host) => [host, [expect.anything()]])))

const toAll = (settings: FrameSettings) => Object.fromEntries(hosts.map((host) => [host, [{ type: 'set', settings }]]))

const chooseTarget = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Apply to' }).getByRole('radio', { name, exact: true }).check()

const request = (more: Partial<SeenRequest> = {}): SeenRequest => ({
  method: 'POST',
  path: '/mall/goods',
  status: 200,
  code: '000000',
  traceId: 'trace-1',
  ms: 41.6,
  ...more,
})

it('a person whom the sandbox refuses is said beside the list, and the frames keep everything else', async () => {
  const { page } = await openPage()
  await afterFirst(page)
  await page.route('**/sandbox/shell/token/*', (route) => route.fulfill({ status: 404, json: { code: 'NOT_FOUND' } }))
  await page.getByLabel('Person', { exact: true }).selectOption('13800138002')
  await page.getByText('Cannot sign in 13800138002').waitFor()
  await expectTold(page, toAll({}))
})

it('every frame that is ready is told all its settings', async () => {
  const { page, problems } = await openPage()
  const first = {
    theme: 'xbt_h5',
    language: 'en',
    network: 'normal',
    pay: 'success',
    permissions: { camera: true, album: true, location: true },
  }
  await expectTold(page, toAll(first as FrameSettings))
  expect(problems()).toEqual([])
})

it('each control sets one thing for all frames', async () => {
  const { page, problems } = await openPage()
  await afterFirst(page)
  const lists: [string, string, FrameSettings][] = [
    ['Person', '13800138002', { person: '13800138002', token: expect.any(String) }],
    ['Person', '', { person: '' }],
    ['Theme', 'xyfApp', { theme: 'xyfApp' }],
    ['App language', 'zh-CN', { language: 'zh-CN' }],
    ['Network', 'offline', { network: 'offline' }],
    ['Payment sheet answers', 'hang', { pay: 'hang' }],
  ]
  for (const [label, value, settings] of lists) {
    await page.getByLabel(label, { exact: true }).selectOption(value)
    await expectTold(page, toAll(settings))
  }
  for (const name of ['camera', 'album', 'location']) {
    await page.getByRole('checkbox', { name: new RegExp(name, 'i') }).uncheck()
    await expectTold(page, toAll({ permissions: { [name]: false } }))
  }
  await page.getByLabel('Screen and query').fill('subPackages/pdp/index?goodsId=10101')
  await page.keyboard.press('Enter')
  await expectTold(page, toAll({ address: '/subPackages/pdp/index?goodsId=10101' }))
  await page.getByRole('button', { name: 'Kill and restart' }).click()
  await expectTold(page, Object.fromEntries(hosts.map((host) => [host, [{ type: 'restart' }]])))
  expect(problems()).toEqual([])
})

it('a control sets the chosen frame alone, and shows its value or that the frames differ', async () => {
  const { page } = await openPage()
  await afterFirst(page)
  await chooseTarget(page, 'Alipay')
  await page.getByLabel('Network').selectOption('slow')
  await page.getByRole('checkbox', { name: 'Camera' }).uncheck()
  await expectTold(page, {
    alipay: [
      { type: 'set', settings: { network: 'slow' } },
      { type: 'set', settings: { permissions: { camera: false } } },
    ],
  })
  await chooseTarget(page, 'All')
  expect(await page.getByLabel('Network').locator('option:checked').textContent()).toBe('Mixed')
  expect(
    await page.getByRole('checkbox', { name: 'Camera' }).evaluate((box: HTMLInputElement) => box.indeterminate),
  ).toBe(true)
  await chooseTarget(page, 'WeChat')
  expect(await page.getByLabel('Network').inputValue()).toBe('normal')
  await page.reload()
  await isIn(page, 'alipay', 'ready')
  expect(await page.getByRole('radio', { name: 'WeChat' }).isChecked()).toBe(true)
  const first = { network: 'slow', permissions: { camera: false, album: true, location: true } }
  await expectTold(page, {
    ...toAll(expect.anything()),
    alipay: [{ type: 'set', settings: expect.objectContaining(first) }],
  })
})

it('the field of the screen says what is wrong with an address, and shows the screen that a frame is on', async () => {
  const { page } = await openPage()
  await afterFirst(page)
  const field = page.getByLabel('Screen and query')
  await field.fill('/nowhere?x=1')
  await field.press('Enter')
  await page.getByText('No screen has the path /nowhere').waitFor()
  await expectTold(page, {})
  await field.fill('/subPackages/pdp/index')
  await field.press('Enter')
  await page.getByText('Opened, but its query lacks goodsId').waitFor()
  await stubFrame(page, 'tt').say({ type: 'route', address: '/pages/my/index', title: 'My' })
  await part(page, 'tt', '[data-screen]').getByText('My · /pages/my/index').waitFor()
  expect(await field.inputValue()).toBe('')
  await chooseTarget(page, 'Douyin')
  expect(await field.inputValue()).toBe('/pages/my/index')
})

it('the address of the page can name a person and a screen; an unknown person is said beside the list', async () => {
  let ready: () => void = () => undefined
  const allReady = new Promise<void>((done) => {
    ready = done
  })
  // A login that is answered late does not tell a frame twice.
  const { page } = await openPage('&person=13800138002&address=%2Fpages%2Fmy%2Findex', [], (tab) =>
    tab.route('**/sandbox/shell/token/*', async (route) => {
      await allReady
      await route.continue()
    }),
  )
  ready()
  const settings = { person: '13800138002', address: '/pages/my/index', token: expect.any(String) }
  await expectTold(page, toAll(expect.objectContaining(settings)))
  expect(await told(page)).toEqual({})
  await page.goto(`${site.sandbox.url}/sandbox/hosts?lang=en&person=13900000000`)
  await page.getByText('No seeded person has the number 13900000000').waitFor()
  expect(await page.getByLabel('Person').inputValue()).toBe('13800138002')
})

it('a copied address opens the same person, screen, theme and language, and a reload keeps later choices of one frame', async () => {
  const first = await openPage()
  await afterFirst(first.page)
  const choose = (page: Page, label: string, value: string) =>
    page.getByLabel(label, { exact: true }).selectOption(value)
  await choose(first.page, 'Person', '13800138002')
  await choose(first.page, 'Theme', 'xyfApp')
  await choose(first.page, 'App language', 'zh-CN')
  await first.page.getByLabel('Screen and query').fill('/pages/my/index')
  await first.page.keyboard.press('Enter')
  await first.page.waitForURL(/address=/)
  const { page } = await openPage(first.page.url().split('lang=en')[1])
  const settings = { person: '13800138002', address: '/pages/my/index', theme: 'xyfApp', language: 'zh-CN' }
  await expectTold(page, toAll(expect.objectContaining(settings)))
  await chooseTarget(page, 'Douyin')
  await choose(page, 'Theme', 'xbt_h5')
  await page.reload()
  for (const host of hosts) await isIn(page, host, 'ready')
  await expectTold(page, {
    ...toAll(expect.objectContaining(settings)),
    tt: [{ type: 'set', settings: expect.objectContaining({ ...settings, theme: 'xbt_h5' }) }],
  })
})

it('the newest codes of the inbox stand in the bar, where they are copied', async () => {
  const { page, context, problems } = await openPage()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await site.sandbox.call(getCode, { mobile: '13800138004', scene: 'login' })
  const codes = page.getByRole('region', { name: 'Newest codes by SMS' })
  await codes.getByText('13800138004').waitFor()
  const [sent] = await site.sandbox.inbox('13800138004')
  await codes.getByRole('button', { name: `Copy code ${sent?.code}` }).click()
  await codes.getByText('Copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sent?.code)
  expect(problems()).toEqual([])
})

it('the reports of the app are listed only where they are asked for', async () => {
  const { page } = await openPage()
  const tt = stubFrame(page, 'tt')
  await tt.say({ type: 'request', request: request({ path: '/event/report' }) })
  await tt.say({ type: 'request', request: request() })
  const lines = part(page, 'tt', '[data-entries] li .path')
  await lines.getByText('/mall/goods').waitFor()
  expect(await lines.count()).toBe(1)
  await part(page, 'tt', '.sums').getByRole('checkbox', { name: 'Reports' }).check()
  expect(await lines.allInnerTexts()).toEqual(['POST/mall/goods', 'POST/event/report'])
  await part(page, 'tt', '[data-kinds]').getByRole('radio', { name: 'Requests 2' }).waitFor()
})

it.each([
  [1280, 800],
  [1440, 900],
])(
  'in a window of %i × %i every phone is whole together with the bar, which stays when the page is scrolled',
  async (width, height) => {
    const { page } = await openPage()
    await page.setViewportSize({ width, height })
    const bottoms = () =>
      page.locator('.phone').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
    await until(
      async () => Math.max(...(await bottoms())) <= height,
      async () => `the phones to end above ${height}: ${await bottoms()}`,
    )
    await page.mouse.move(width / 2, 10)
    await page.mouse.wheel(0, 400)
    await page.waitForFunction(() => window.scrollY > 0)
    const top = await page.getByRole('region', { name: 'Settings' }).evaluate((bar) => bar.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(0)
  },
)

it('below each frame are its own requests, updates and errors, newest first, until they are cleared', async () => {
  const { page, problems } = await openPage()
  const weapp = stubFrame(page, 'weapp')
  await weapp.say({ type: 'request', request: request() })
  await weapp.say({ type: 'request', request: request({ path: '/lost', status: 0, code: 'timeout', traceId: '' }) })
  await weapp.say({ type: 'weight', bytes: 3072, nodes: 120 })
  await weapp.say({ type: 'weight', bytes: 1024, nodes: 130 })
  await weapp.say({ type: 'error', message: 'setData of a page that has ended' })
  const lines = part(page, 'weapp', '[data-entries] li')
  await lines.nth(1).waitFor()
  expect(await lines.allInnerTexts()).toEqual([
    expect.stringMatching(/POST\s*\/lost[\s\S]*No answer\s*timeout\s*42 ms\s*No trace id/),
    expect.stringMatching(/POST\s*\/mall\/goods[\s\S]*200\s*000000\s*42 ms\s*trace-1/),
  ])
  await part(page, 'weapp', '[data-sums]').getByText('130 nodes · last update 1.0 KB · largest 3.0 KB').waitFor()
  const kind = (name: string) => part(page, 'weapp', '[data-kinds]').getByRole('radio', { name })
  await kind('Updates 2').check()
  expect(await lines.allInnerTexts()).toEqual([
    expect.stringMatching(/1\.0 KB\s*130 nodes/),
    expect.stringMatching(/3\.0 KB\s*120 nodes/),
  ])
  await kind('Errors 1').check()
  expect(await lines.allInnerTexts()).toEqual(['setData of a page that has ended'])
  expect(await part(page, 'h5', '[data-entries] li').count()).toBe(0)
  await part(page, 'weapp', '[data-clear]').click()
  expect(await lines.count()).toBe(0)
  await kind('Requests 0').waitFor()
  expect(problems()).toEqual([])
})

it('a trace id can be copied', async () => {
  const { page, context } = await openPage()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await stubFrame(page, 'tt').say({ type: 'request', request: request({ traceId: '9f3c1b' }) })
  await page.getByRole('button', { name: 'Copy trace id 9f3c1b' }).click()
  await page.getByText('Copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('9f3c1b')
})

it('with mirroring on a tap in one frame is made once in each other frame that is shown', async () => {
  const { page } = await openPage()
  await afterFirst(page)
  const tap = { name: 'Buy', nth: 1 }
  await stubFrame(page, 'h5').say({ type: 'tapped', tap })
  await page.getByLabel('Repeat taps in the other frames').check()
  await part(page, 'tt', '[data-hide]').click()
  await expectTold(page, {})
  await stubFrame(page, 'h5').say({ type: 'tapped', tap })
  await stubFrame(page, 'weapp').say({ type: 'request', request: request() })
  await part(page, 'weapp', '[data-entries] li').waitFor()
  await expectTold(page, { weapp: [{ type: 'tap', tap }], alipay: [{ type: 'tap', tap }] })
})

it('a frame whose package does not start says so and can be restarted, and the others go on', async () => {
  const { page } = await openPage('', ['alipay'])
  await part(page, 'alipay', '.notice').getByText('the package threw at start').waitFor()
  await afterFirst(page, ['h5', 'weapp', 'tt'])
  await page.getByLabel('Network').selectOption('slow')
  const slow = [{ type: 'set', settings: { network: 'slow' } }]
  await expectTold(page, { h5: slow, weapp: slow, tt: slow })
  await page.unroute('**/sandbox/hosts/frame/*')
  await serveStubFrames(page)
  await part(page, 'alipay', '[data-restart]').click()
  await isIn(page, 'alipay', 'ready')
  await expectTold(page, { alipay: [{ type: 'set', settings: expect.objectContaining({ network: 'slow' }) }] })
})

it('a build is shown with its progress', async () => {
  const { page } = await openPage()
  await stubFrame(page, 'tt').say({ type: 'building', progress: 'Douyin, 3 of 3, about a minute' })
  await isIn(page, 'tt', 'building')
  await part(page, 'tt', '.notice').getByText('Douyin, 3 of 3, about a minute').waitFor()
  await stubFrame(page, 'tt').say({ type: 'ready' })
  await isIn(page, 'tt', 'ready')
  expect(await part(page, 'tt', '.notice').isVisible()).toBe(false)
})

it('a message from another window than a frame changes nothing', async () => {
  const { page } = await openPage()
  await page.evaluate(() => window.postMessage({ type: 'error', message: 'from elsewhere', fatal: true }, '*'))
  await stubFrame(page, 'h5').say({ type: 'error', message: 'from the frame' })
  await part(page, 'h5', '[data-kinds]').getByRole('radio', { name: 'Errors 1' }).waitFor()
  expect(await page.locator('[data-state="failed"]').count()).toBe(0)
})

it('a frame can be hidden, shown again, and enlarged alone', async () => {
  const { page, problems } = await openPage()
  const shown = () => page.locator('[data-host]:visible').evaluateAll((all) => all.map((one) => one.dataset.host))
  await part(page, 'weapp', '[data-hide]').click()
  expect(await shown()).toEqual(['h5', 'alipay', 'tt'])
  await part(page, 'tt', '[data-enlarge]').click()
  expect(await shown()).toEqual(['tt'])
  const { width } = (await part(page, 'tt', 'iframe').boundingBox()) ?? {}
  expect(width).toBe(390)
  await part(page, 'tt', '[data-enlarge]').click()
  await page.getByRole('group', { name: 'Show' }).getByRole('checkbox', { name: 'WeChat' }).check()
  expect(await shown()).toEqual([...hosts])
  expect(problems()).toEqual([])
})

it.each([1600, 390])(
  'at a width of %i pixels it has no serious finding of axe, and nothing reaches beyond the window',
  async (width) => {
    const { page, problems } = await openPage()
    await page.setViewportSize({ width, height: 900 })
    await stubFrame(page, 'weapp').say({ type: 'request', request: request({ status: 500, code: '999999' }) })
    await part(page, 'weapp', '[data-entries] li').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(problems()).toEqual([])
  },
)
