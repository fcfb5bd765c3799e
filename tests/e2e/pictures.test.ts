import { deferred } from '@tests/lib/deferred'
import { idle } from './quiet'
import { siteForTests } from './site'

const site = siteForTests()

/** Addresses that together show every kind of picture at its largest, with the person who opens them. */
const screens: [address: string, person?: string][] = [
  ['/'],
  ['/pages/mall/index'],
  ['/subPackages/category/index'],
  ['/subPackages/pdp/index?goodsId=10101'],
  ['/subPackages/carnival-shopping/index'],
  ['/subPackages/xyfApp/product-list/index?brandId=lumideer'],
  ['/pages/system/preview-image?urls=%5B%22%2Fpictures%2Fwide%2Fphone-ocean.png%22%5D'],
  ['/pages/my/index', '13800138002'],
  ['/subPackages/gold-member/index', '13800138002'],
]

it('every kind of picture is AVIF in this browser, with two to three pixels for each CSS pixel where it is largest', async () => {
  const types = new Set<string>()
  const kinds = new Map<string, { pixels: number; shown: number }>()
  for (const [address, person] of screens) {
    const { page, problems } = await site.visit(undefined, { person })
    page.on('response', (answer) => {
      if (answer.url().includes('/pictures/')) types.add(answer.headers()['content-type'] ?? '')
    })
    await page.goto(site.sandbox.url + address)
    await page.waitForFunction(() =>
      [...document.images].some((image) => image.src.includes('/pictures/') && image.naturalWidth > 0),
    )
    await idle(page)
    const pictures = await page.evaluate(() =>
      [...document.images].map((image) => ({
        kind: /\/pictures\/(\w+)\//.exec(image.src)?.[1],
        pixels: image.naturalWidth,
        shown: image.getBoundingClientRect().width,
      })),
    )
    for (const { kind, pixels, shown } of pictures)
      if (kind && pixels > 0 && shown > (kinds.get(kind)?.shown ?? 0)) kinds.set(kind, { pixels, shown })
    expect(problems).toEqual([])
  }
  expect([...types]).toEqual(['image/avif'])
  const used = ['avatar', 'banner', 'brand', 'card', 'category', 'goods', 'grid', 'icon', 'product', 'thumb', 'wide']
  expect([...kinds.keys()].sort()).toEqual(used)
  const wrong = [...kinds].filter(([, { pixels, shown }]) => pixels < 2 * shown - 1 || pixels > 3 * shown + 1)
  expect(wrong).toEqual([])
})

it('a tap counts although the picture below the finger fails between press and release', async () => {
  const { page } = await site.visit(undefined)
  const failure = deferred<undefined>()
  await page.route(/\/pictures\/goods\//, async (route) => {
    await failure.promise
    await route.abort()
  })
  await page.goto(`${site.sandbox.url}/pages/mall/index`)
  const card = page.locator('.goods-card').first()
  await card.hover({ position: { x: 60, y: 60 } })
  await page.mouse.down()
  failure.resolve(undefined)
  await card.locator('.picture-missing').waitFor()
  await page.mouse.up()
  await expect(page.waitForURL(/\/subPackages\/pdp\/index/)).resolves.toBeUndefined()
})
