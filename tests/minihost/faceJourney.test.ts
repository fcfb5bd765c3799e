import { distOf } from '@tests/fixtures/dist'
import { faceClip } from '@tests/fixtures/faceClip'
import type { Target } from '@tests/journeys/driver'
import { applyForCard, proveFace, proveFaceByHost, recoverCamera } from '@tests/journeys/face'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { appDriver } from './appDriver'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'

/** Longer than the recording of all challenges, in milliseconds. */
const recording = 12_000

const camera = { picture: 'http://tmp/face.jpg', clip: 'http://tmp/face.mp4' }

const sandbox = sandboxTest()
let app: MiniProgram
// The face of a seeded person is proved once.
beforeEach(() => sandbox.reset())
afterEach(() => app.close())

/** A mini-program whose customer is signed in, and whose camera sees the customer's face. */
async function signedIn(platform: Platform, person: string) {
  const storage = { mToken: await sandbox.login(person), privacyConsent: 1 }
  app = await openMiniProgram({ dir: distOf(platform), platform, baseUrl: sandbox.url, storage })
  app.files[camera.picture] = await sample(person)
  app.files[camera.clip] = await faceClip({ type: 'mp4', seconds: 11 })
  app.camera = camera
  const customer = appDriver(app, platform, sandbox)
  return {
    ...customer,
    tap: async (target: Target, nth?: number) => {
      await customer.tap(target, nth)
      if (target === '#face-record') await app.pass(recording)
    },
  }
}

/** The sample picture of a seeded person's face. */
async function sample(person: string): Promise<Uint8Array> {
  const answer = await fetch(`${sandbox.url}/sandbox/samples/${person}/face.jpg`)
  return new Uint8Array(await answer.arrayBuffer())
}

describe.each<Platform>(['weapp', 'alipay', 'tt'])('face: the %s mini-program', (platform) => {
  it('R-112 proves the face in front of the camera; R-114 another customer applies for the card and gets it', async () => {
    const customer = await signedIn(platform, '13800138032')
    await proveFace(customer)
    expect(await customer.problems()).toEqual([])
    await app.close()
    const other = await signedIn(platform, '13800138034')
    await applyForCard(other)
    expect(await other.problems()).toEqual([])
  })
})

it.each<Platform>(['weapp', 'alipay'])("face: R-112 %s proves the face by the host's own check", async (platform) => {
  const customer = await signedIn(platform, '13800138032')
  await proveFaceByHost(customer)
  expect(await customer.problems()).toEqual([])
})

it('face: R-112 Douyin has no face check that the app may use, and offers none', async () => {
  const customer = await signedIn('tt', '13800138032')
  await customer.open('/subPackages/living-identification/index')
  await customer.text('#face-begin')
  expect(await app.count('#face-host')).toBe(0)
})

it('face: R-112 WeChat refuses the camera, leads to its settings, and goes on once it is allowed', async () => {
  const customer = await signedIn('weapp', '13800138032')
  await app.mock('authorize', () => {
    throw new Error('authorize:fail auth deny')
  })
  await recoverCamera(customer, async () => {
    await app.mock('authorize', {})
    await customer.tap('#face-settings')
  })
  expect((await app.logs()).calls.some(({ name }) => name === 'openSetting')).toBe(true)
  expect(await customer.problems()).toEqual([])
})
