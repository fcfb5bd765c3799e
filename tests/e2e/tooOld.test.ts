import { siteForTests } from './site'

const site = siteForTests()
const both = [/此浏览器版本过低/, /This browser is too old/]

it('D-33 a browser of today sees no word of it', async () => {
  const { page } = await site.visit('/')
  await page.locator('.home').first().waitFor()
  expect(await page.locator('.too-old').isVisible()).toBe(false)
})

it('D-33 a browser below the floor reads in both languages that it is too old, without our scripts', async () => {
  const { page } = await site.visit(undefined)
  await page.route('**/*.js', (route) => route.abort())
  await page.route(`${site.sandbox.url}/`, async (route) => {
    const answer = await route.fetch()
    // A browser below the floor does not know the property; this one does not know the one in its place.
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/@supports ?\(inset: ?0\)/, '@supports (no-such-property:0)'),
    })
  })
  await page.goto(`${site.sandbox.url}/`)
  for (const words of both) await page.getByText(words).waitFor()
  expect(await page.locator('.too-old').boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 })
})

it('D-33 a browser without scripts reads in both languages to turn them on', async () => {
  const context = await site.browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.sandbox.url}/`)
  for (const words of [/请开启 JavaScript/, /Please turn on JavaScript/]) await page.getByText(words).waitFor()
  expect(await page.locator('#app').textContent()).toBe('')
  await context.close()
})
