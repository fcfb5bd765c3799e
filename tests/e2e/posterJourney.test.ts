import { buffer } from 'node:stream/consumers'
import { choosePoster } from '@tests/journeys/poster'
import { signIn } from '@tests/journeys/stage'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { browserStage } from './browserStage'
import { siteForTests } from './site'

const site = siteForTests()
const stage = browserStage(site)

it('poster: R-113 a browser draws the poster, whose code is readable, downloads it, and copies its link', async () => {
  const customer = await signIn(stage, '13800138002')
  const address = await choosePoster(customer)
  expect(address).toBe('/subPackages/gold-member/outer-deliver?inviterUserId=102')

  const [download] = await Promise.all([customer.visit.page.waitForEvent('download'), customer.tap('#poster-save')])
  expect(download.suggestedFilename()).toBe('poster.png')
  const { data, info } = await sharp(await buffer(await download.createReadStream()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([750, 1040])
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(site.sandbox.url + address)
})

it('poster: a browser that cannot draw shows the code alone, which leads on', async () => {
  const visit = await site.visit(undefined, { person: '13800138002' })
  await visit.page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await visit.page.goto(`${site.sandbox.url}/subPackages/poster-share/index`)
  await visit.page.locator('.poster-preview-qr').waitFor()
  expect(await visit.page.locator('#poster-again').isVisible()).toBe(true)
  expect(await visit.page.locator('#poster-save').count()).toBe(0)
  expect(visit.problems).toEqual([])
})
