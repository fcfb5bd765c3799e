import { idle } from './quiet'
import { siteForTests, type Visit } from './site'

const site = siteForTests()
let visit: Visit

const seen = (text: string) => visit.page.getByText(text).filter({ visible: true }).first().waitFor()

/** Opens an address while every request for a schema gets this body. */
async function openWith(body: string, address = '/'): Promise<void> {
  visit = await site.visit(undefined)
  await visit.page.route('**/lyntx/system-page/getSchema', (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body }),
  )
  await visit.page.goto(site.sandbox.url + address)
}

const schema = (value: unknown) =>
  JSON.stringify({ suc: true, pageInfo: { schema: typeof value === 'string' ? value : JSON.stringify(value) } })

describe('home', () => {
  it('has the modules of its schema below the banner, and a tap on one opens its screen', async () => {
    visit = await site.visit('/')
    await seen('今日补贴场，即将结束')
    const places = await visit.page.evaluate(() =>
      ['.banner-carousel', '.countdown-block', '.home-for-you-head'].map(
        (one) => document.querySelector(one)?.getBoundingClientRect().top ?? Number.NaN,
      ),
    )
    expect([...places].sort((one, other) => one - other)).toEqual(places)
    await visit.page.locator('.countdown-block').click()
    await visit.page.waitForURL('**/subPackages/carnival-shopping/index')
    expect(visit.problems).toEqual([])
  })

  it.each([
    ['broken JSON', schema('{"page": {')],
    ['wrong types', schema({ vip: 7, supVip: [], ts: 'now', page: { blocks: 'all of them' } })],
    ['__proto__', schema('{"__proto__": {"page": {"blocks": [{"type": "text", "html": "polluted"}]}}}')],
    ['5 MB', schema({ filling: 'x'.repeat(5 * 1024 * 1024), page: { blocks: [{ type: 'text', html: 'polluted' }] } })],
    ['HTML', '<html></html>'],
    ['a refusal', JSON.stringify({ suc: false, code: 'BUSY', message: 'busy' })],
  ])('S5 R-39 looks as usual, and shows no message, with a schema of %s', async (_name, body) => {
    await openWith(body)
    await seen('全国话费快充')
    await idle(visit.page)
    expect(await visit.page.locator('.blocks').count()).toBe(0)
    expect(await visit.page.getByText(/busy|polluted|失败|错误/).count()).toBe(0)
    expect(visit.problems).toEqual([])
  })
})

describe('the preview', () => {
  it('S3 rich text of a page runs no script in a browser', async () => {
    const html = [
      '<script>window.stolen = 1</script>',
      '<img src=x onerror="window.stolen = 1">',
      '<svg onload="window.stolen = 1"></svg>',
      '<iframe srcdoc="<script>parent.stolen = 1</script>"></iframe>',
      '<a href="javascript:window.stolen=1">press me</a>',
      '&lt;img src=x onerror=window.stolen=1&gt;',
    ].join('')
    await openWith(schema({ page: { blocks: [{ type: 'text', html }] } }), '/pages/previewPage/index?code=spring')
    await visit.page.getByText('press me').click()
    await idle(visit.page)
    expect(await visit.page.evaluate(() => 'stolen' in window)).toBe(false)
    expect(await visit.page.locator('.text-block').locator('script, img, svg, iframe, a').count()).toBe(0)
    expect(visit.problems).toEqual([])
  })

  it('R-09 is drawn in the newer theme and lists what customers will not see', async () => {
    visit = await site.visit('/pages/previewPage/index?code=preview_mixed')
    await seen('当前版本不支持，已跳过：hologram, constructor')
    await seen('内容有误，已跳过：picture, ?')
    expect(await visit.page.locator('#screen.theme-xyfApp').count()).toBe(1)
    await visit.page.getByText('去商城看看').click()
    await visit.page.waitForURL('**/pages/mall/index')
  })
})
