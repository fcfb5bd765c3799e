import { account as words } from '@/i18n/account'
import { shell } from '@/i18n/shell'
import { siteForTests } from './site'

const site = siteForTests()

it('a customer enlarges all texts in the settings, which are as large at the next start; then messages stay until they are closed', async () => {
  const { page } = await site.visit('/center/personInfo/setUp', { person: '13800138002' })
  const title = page.getByText(words.textSize, { exact: true })
  const size = () => title.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
  const before = await size()
  await page.locator('#choice-largest').click()
  expect(await size()).toBeCloseTo(before * 1.5)
  await page.reload()
  expect(await size()).toBeCloseTo(before * 1.5)
  await page.locator('#settings-log-out').click()
  await page.locator('#dialog-confirm').click()
  const message = page.getByRole('status').filter({ hasText: words.loggedOut })
  await message.waitFor()
  // A message ends by itself after 2 s in the other sizes.
  await page.waitForTimeout(2500)
  expect(await message.isVisible()).toBe(true)
  await message.getByRole('button', { name: shell.gotIt }).click()
  await message.waitFor({ state: 'hidden' })
})
