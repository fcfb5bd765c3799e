import { sharedChromium } from '@tests/fixtures/chromium'
import { distOf } from '@tests/fixtures/dist'
import { newFolders, pictureOf, writePictures } from '@tests/sandbox/devtools/screens/pictureFiles'
import { type OwnSandbox, startSandbox } from '@tests/sandbox/startSandbox'
import type { Browser, Page } from 'playwright-core'
import { patience } from '../../sandbox/devtools/hosts/patience'
import { comparePictures } from '../../sandbox/devtools/screens/compare/comparePictures'
import { seriousFindings } from './axe'

const folders = newFolders()
let sandbox: OwnSandbox
let browser: Browser
let page: Page
let problems: string[]

beforeAll(async () => {
  const mall = pictureOf()
  const later = { takenAt: '2026-01-03T03:04:05.000Z' }
  await writePictures(folders.kept, [{ ...mall, colour: '#ffffff' }])
  await writePictures(folders.taken, [
    { ...mall, ...later, colour: '#0a7a3b' },
    { ...mall, ...later, language: 'en', colour: '#12a150' },
  ])
  await comparePictures(folders, new Date())
  ;[sandbox, browser] = await Promise.all([
    startSandbox({ siteDir: distOf('h5'), pictures: folders }),
    sharedChromium(),
  ])
})
afterAll(async () => {
  await browser.close()
  await sandbox.close()
})

async function open(path: string): Promise<void> {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  page.setDefaultTimeout(patience)
  problems = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(sandbox.url + path)
}
afterEach(() => page.close())

const shown = () => page.locator('.screen:visible header code').allTextContents()

describe('the page of screens', () => {
  beforeEach(() => open('/sandbox/screens?lang=en'))

  it.each([
    ['a Chinese title', '补贴商城', 'pages/mall/index'],
    ['an English title', 'subsidy MALL', 'pages/mall/index'],
    ['a path', 'xyfApp/h5-pay', 'subPackages/xyfApp/h5-pay/index'],
    ['an area', 'bank cards', 'subPackages/bank-management/index'],
  ])('finds a screen by %s without a reload', async (_what, words, path) => {
    const count = (await shown()).length
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await page.keyboard.press('/')
    await page.keyboard.type(words)
    const found = await shown()
    expect(found).toContain(path)
    expect(found.length).toBeLessThan(10)
    expect(await page.locator('#found').textContent()).toBe(`${found.length} of ${count} screens`)
    await page.keyboard.press('Escape')
    expect(await shown()).toHaveLength(count)
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
    expect(problems).toEqual([])
  })

  it('says when nothing fits, and keeps the words in the address', async () => {
    await page.locator('#search').fill('no such screen')
    await page.getByText('No screen fits no such screen').waitFor()
    await page.reload()
    await page.getByText('No screen fits no such screen').waitFor()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    expect((await shown()).length).toBeGreaterThan(100)
  })

  it('shows a picture large, leads to the next one by key, and gives the focus back', async () => {
    await page.locator('#search').fill('pages/mall/index')
    await page.locator('#search').press('Enter')
    await page.keyboard.press('Enter')
    const caption = (text: string) => page.locator('#large-caption', { hasText: text }).waitFor()
    await caption('Subsidy mall · Green · 中文')
    await page.keyboard.press('ArrowRight')
    await caption('Subsidy mall · Green · English')
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('#large img')?.naturalWidth === 100)
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-large'))).toBe(
      'Subsidy mall · Green · English',
    )
    expect(problems).toEqual([])
  })

  it('opens a screen in H5 as the person that is chosen, and on every host as the tests open it', async () => {
    const card = page.locator('.screen', { hasText: 'subPackages/xyfApp/gold-shop/detail' })
    const [toHosts] = await Promise.all([
      page.waitForRequest((request) => request.url().includes('/sandbox/hosts?')),
      card.getByRole('button', { name: /^Open on every host/ }).click(),
    ])
    const { searchParams } = new URL(toHosts.url())
    expect(searchParams.get('person')).toBe('13800138002')
    expect(searchParams.get('address')).toMatch(/^\/subPackages\/xyfApp\/gold-shop\/detail\?goodsId=\w+$/)
    await page.goto(`${sandbox.url}/sandbox/screens?lang=en`)
    await page.locator('#person').selectOption('13800138004')
    await page.locator('.screen', { hasText: 'pages/my/index' }).getByRole('button', { name: 'Open H5: My' }).click()
    await page.waitForURL(/pages\/my\/index/)
  })
})

it('the changes stand side by side, and the button keeps the new pictures', async () => {
  await open('/sandbox/screens/changes?lang=en')
  expect(await page.locator('.change h2').allTextContents()).toEqual([
    'Subsidy mall Green · 中文',
    'Subsidy mall Green · English',
  ])
  const first = page.locator('.change').first()
  expect(await first.locator('.thumbnail span').allTextContents()).toEqual(['Before', 'After', 'Difference'])
  await first.getByText('100.00 % of the pixels').waitFor()
  const tops = await first
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().y))
  expect(new Set(tops).size).toBe(1)
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Keep the new pictures as the reference' }).click()
  await page.getByText('The last pictures are the reference.').waitFor()
  expect(problems).toEqual([])
})

describe('the page of calls', () => {
  beforeEach(() => open('/sandbox/api?lang=en'))

  const calls = () => page.locator('.calls li:visible b').allTextContents()

  it('finds a call by words and by its origin, and keeps both in the address', async () => {
    await page.locator('#search').fill('fly')
    await page.getByLabel('Origin').selectOption({ label: 'ours, may be missing' })
    expect(await calls()).toEqual(['activateFlyCard', 'flyCards'])
    await page.reload()
    expect(await calls()).toEqual(['activateFlyCard', 'flyCards'])
    await page.getByLabel('Origin').selectOption({ label: 'path stated' })
    await page.getByRole('button', { name: 'Clear the search' }).click()
    expect((await calls()).length).toBeGreaterThan(200)
    expect(await seriousFindings(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('leads to a call, which is sent as a person and then listed', async () => {
    await page.locator('#search').fill('user-info')
    await page.locator('#search').press('Enter')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'userInfo' }).waitFor()
    await page.locator('select[name=person]').selectOption('13800138002')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Answer · HTTP 200').first().waitFor()
    await page.locator('pre', { hasText: '"code": "000000"' }).first().waitFor()
    expect(await page.locator('summary', { hasText: 'HTTP 200' }).count()).toBe(1)
    expect(await seriousFindings(page)).toEqual([])
    expect(problems).toEqual([])
  })
})
