import { writeCameraClip } from '../fixtures/cameraClip'
import { launchChromium } from '../fixtures/chromium'
import type { Driver } from '../journeys/driver'
import { applyForCard, proveFace, recoverCamera } from '../journeys/face'
import { pageDriver } from './pageDriver'
import { openSiteIn, type Site, type Visit } from './site'

let site: Site
beforeAll(async () => {
  const flags = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${writeCameraClip()}`]
  site = await openSiteIn(() => launchChromium(flags))
})
afterAll(() => site.close())
// The face of a seeded person is proved once.
beforeEach(() => site.sandbox.reset())

/** A browser whose customer is signed in. */
async function visit(person: string): Promise<{ tab: Visit; customer: Driver }> {
  const tab = await site.visit(undefined, { person })
  return { tab, customer: pageDriver(site.sandbox.url, tab, site.sandbox.inbox) }
}

const allow = ({ context }: Visit) => context.grantPermissions(['camera', 'microphone'], { origin: site.sandbox.url })

it('R-112 a browser proves the face in front of its camera, and U7 the camera is off afterwards', async () => {
  const { tab, customer } = await visit('13800138032')
  await allow(tab)
  await proveFace(customer)
  expect(await tab.page.locator('video').count()).toBe(0)
  expect(await customer.problems()).toEqual([])
  await tab.close()
})

it('R-112 a browser that was refused the camera says how to allow it, and goes on once it is allowed', async () => {
  const { tab, customer } = await visit('13800138032')
  await recoverCamera(customer, () => allow(tab))
  expect(await customer.problems()).toEqual([])
  await tab.close()
})

it('R-114 a browser applies for the card and gets it', async () => {
  const { tab, customer } = await visit('13800138034')
  await applyForCard(customer)
  expect(await customer.problems()).toEqual([])
  await tab.close()
})
