import { home as english } from '@/i18n/en/home'
import { profile as englishProfile } from '@/i18n/en/profile'
import { home } from '@/i18n/home'
import { profile } from '@/i18n/profile'
import { routes } from '@/routes'
import { watchCalls } from './calls'
import { pageDriver } from './pageDriver'
import { siteForTests } from './site'

const site = siteForTests()
const tabs = [routes.home, routes.mall, routes.my]

it.each([
  ['zh-TW', 'zh-CN', home],
  ['en-GB', 'en', english],
  ['fr-FR', 'en', english],
] as const)(
  'a first visit with a browser in %s is in %s: texts, title, tabs, page and calls',
  async (locale, language, words) => {
    const visit = await site.visit(undefined, { locale })
    const { page } = visit
    const calls = watchCalls(visit.context)
    const driver = pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
    await driver.open('/')
    await driver.waitForText(words.visitorTitle)
    const bar = page.locator('.weui-tabbar__label')
    await bar.filter({ hasText: routes.my.title[language] }).waitFor()
    expect(await bar.allTextContents()).toEqual(tabs.map(({ title }) => title[language]))
    expect(await page.title()).toBe(routes.home.title[language])
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
    expect([...new Set(calls.flatMap(({ headers }) => headers['accept-language'] ?? []))]).toEqual([language])
    expect(await page.evaluate(() => window.localStorage.getItem('language'))).toBeNull()
  },
)

it('a language that the customer has chosen wins over that of the browser at the next visit', async () => {
  const visit = await site.visit(undefined, { locale: 'en-US' })
  const driver = pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
  await driver.open('/pages/my/index')
  await driver.waitForText(englishProfile.orders)
  await driver.tap('#my-language')
  await driver.waitForText(profile.orders)
  await visit.page.reload()
  await driver.waitForText(profile.orders)
  expect(await visit.page.getByText(englishProfile.orders, { exact: true }).count()).toBe(0)
})
