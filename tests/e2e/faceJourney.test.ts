import { launchWithCamera } from '@tests/fixtures/chromium'
import type { Driver } from '@tests/journeys/driver'
import { applyForCard, recoverCamera } from '@tests/journeys/face'
import { pageDriver } from './pageDriver'
import { openSiteIn, type Site, type Visit } from './site'

let site: Site
beforeAll(async () => {
  site = await openSiteIn(launchWithCamera)
})
afterAll(() => site.close())

/** A browser whose customer is signed in. */
async function visit(person: string): Promise<{ tab: Visit; customer: Driver }> {
  const tab = await site.visit(undefined, { person })
  return { tab, customer: pageDriver(site.sandbox.url, tab, site.sandbox.inbox) }
}

/** The question of the browser whether it may use the camera, which a headless one does not show. */
interface Question {
  isAllowed: boolean
  /** Streams of the camera that were given. */
  streams: MediaStream[]
}
type WithQuestion = Window & { question: Question }

/** Runs in the browser before the app: the camera is refused until it is allowed. */
function askForCamera(): void {
  const { mediaDevices } = window.navigator
  const open = mediaDevices.getUserMedia.bind(mediaDevices)
  const question: Question = { isAllowed: false, streams: [] }
  Object.assign(window, { question })
  mediaDevices.getUserMedia = async (wanted) => {
    if (!question.isAllowed) throw new DOMException('Permission denied', 'NotAllowedError')
    const stream = await open(wanted)
    question.streams.push(stream)
    return stream
  }
}

const allow = ({ page }: Visit) =>
  page.evaluate(() => {
    ;(window as unknown as WithQuestion).question.isAllowed = true
  })

/** The state of each track that the camera has given. */
const tracks = ({ page }: Visit) =>
  page.evaluate(() => {
    const { streams } = (window as unknown as WithQuestion).question
    return streams.flatMap((stream) => stream.getTracks().map(({ kind, readyState }) => `${kind} ${readyState}`))
  })

it('face: R-112 a browser that was refused the camera says how to allow it, then proves the face, and the camera is off afterwards', async () => {
  const { tab, customer } = await visit('13800138032')
  await tab.context.addInitScript(askForCamera)
  await recoverCamera(customer, () => allow(tab))
  expect(await tracks(tab)).toEqual(['audio ended', 'video ended'])
  expect(await tab.page.locator('video').count()).toBe(0)
  expect(await customer.problems()).toEqual([])
  await tab.close()
})

it('face: R-114 a browser applies for the card and gets it', async () => {
  const { tab, customer } = await visit('13800138034')
  await applyForCard(customer)
  expect(await customer.problems()).toEqual([])
  await tab.close()
})
