import { mall } from '@/i18n/mall'
import { remoteConfig } from '@/i18n/remoteConfig'
import { siteForTests } from './site'

const site = siteForTests()

it.each([
  ['xbt_h5', '/subPackages/pdp/index?goodsId=10101'],
  ['xyfApp', '/subPackages/xyfApp/pdp/index?goodsId=10101'],
] as const)(
  'R-07 a tap on a product’s picture shows it large, and Back returns to the product: %s',
  async (theme, address) => {
    const { page, problems } = await site.visit(address, { theme })
    const title = await page.locator('.product-title').textContent()
    const picture = page.getByRole('link', { name: mall.lookAt(title ?? '', 1, 1) })
    const source = await picture.locator('img').getAttribute('src')
    await picture.click()
    const large = page.locator('.preview-picture img')
    await large.waitFor()
    expect(await large.getAttribute('src')).toBe(source)
    expect((await large.boundingBox())?.height).toBeGreaterThan(300)
    expect(await large.getAttribute('alt')).toBe('1 / 1')
    await page.goBack()
    await page.locator('#buy').filter({ visible: true }).waitFor()
    expect(problems).toEqual([])
  },
)

it('S2 a link with a picture of a foreign host requests nothing there', async () => {
  const urls = JSON.stringify(['https://evil.com/a.png', '//evil.com/b.png'])
  const { page, problems } = await site.visit(`/preview-image?urls=${encodeURIComponent(urls)}`)
  await page.getByText(remoteConfig.noPicture).first().waitFor()
  expect(problems).toEqual([])
})
