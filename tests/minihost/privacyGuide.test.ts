import fs from 'node:fs'
import path from 'node:path'
import { distOf } from '@tests/fixtures/dist'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import sharp from 'sharp'
import { guide as words } from '@/i18n/guide'
import { picture } from '@/i18n/picture'
import { profileForm } from '@/i18n/profileForm'
import { writeFixture } from './fixture'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'

const agree = '#agree-btn'
const photo = 'http://tmp/face.jpg'

describe('WeChat’s privacy guide in the app, before the customer has agreed to it', () => {
  const sandbox = sandboxTest()
  let app: MiniProgram
  beforeEach(async () => {
    const jpeg = sharp({ create: { width: 300, height: 300, channels: 3, background: 'grey' } }).jpeg()
    app = await openMiniProgram({
      dir: distOf('weapp'),
      platform: 'weapp',
      baseUrl: sandbox.url,
      storage: { mToken: await sandbox.login('13800138002'), privacyConsent: 1 },
      files: { [photo]: await jpeg.toBuffer() },
      asksForPrivacyGuide: true,
    })
    app.chosen = [photo]
    await app.launch('/center/personInfo/mys')
  })
  afterEach(async () => {
    expect(await app.problems()).toEqual([])
    await app.close()
  })

  const choose = async () => {
    await app.tap('#profile-picture')
    await app.tap('#photo-album')
    await app.waitForText(words.text)
  }
  const callsOf = async (name: string) => (await app.logs()).calls.filter((call) => call.name === name)

  it('is registered, and nothing asks for it before a tap needs it', async () => {
    await app.waitForText(profileForm.basics)
    expect(JSON.parse(fs.readFileSync(path.join(distOf('weapp'), 'app.json'), 'utf8'))).toMatchObject({
      __usePrivacyCheck__: true,
    })
    expect(await app.count(agree)).toBe(0)
  })

  it('is asked for by our own sheet; agreed, the photo that was asked for is chosen and sent', async () => {
    await choose()
    expect((await callsOf('chooseMedia')).map(({ ok }) => ok)).toEqual([undefined])
    await app.tap({ text: words.link })
    expect(await callsOf('openPrivacyContract')).toHaveLength(1)
    await app.tap(agree)
    await app.waitForText(profileForm.pictureSaved)
    expect(await app.count(agree)).toBe(0)
    expect((await callsOf('chooseMedia')).map(({ ok }) => ok)).toEqual([true])
    // From now on nothing is asked.
    await app.tap('#profile-picture')
    await app.tap('#photo-album')
    await app.idle()
    expect((await callsOf('chooseMedia')).map(({ ok }) => ok)).toEqual([true, true])
  })

  it('that is refused leaves a screen that works and says what to do, and is asked for anew by the next use', async () => {
    await choose()
    await app.tap('#guide-refuse')
    await app.waitForText(picture.unagreed)
    expect(await app.count(agree)).toBe(0)
    expect(await callsOf('chooseMedia')).toMatchObject([{ ok: false, result: { errno: 104 } }])
    await app.input({ label: profileForm.nickName }, '小明')
    await choose()
    await app.tap(agree)
    await app.waitForText(profileForm.pictureSaved)
    expect(await app.allText()).not.toContain(picture.unagreed)
  })

  it('waits on the screen that comes to the front', async () => {
    await choose()
    await app.open('/pages/home/index')
    await app.waitForText(words.text)
    await app.tap('#guide-refuse')
    await app.idle()
    expect(await callsOf('chooseMedia')).toMatchObject([{ ok: false }])
  })
})

const said = `(end) => page.say([end.errMsg, end.errno].join(' '))`
const calls = {
  copies: `host.setClipboardData({ data: 'a', success: ${said}, fail: ${said} })`,
  reads: `host.getPrivacySetting({ success: (end) => page.say('needed: ' + end.needAuthorization) })`,
  requires: `host.requirePrivacyAuthorize({ success: ${said}, fail: ${said} })`,
  camera: `host.authorize({ scope: 'scope.camera', success: ${said}, fail: ${said} })`,
  invoices: `host.authorize({ scope: 'scope.invoiceTitle', success: ${said}, fail: ${said} })`,
  listens: `host.onNeedPrivacyAuthorization((resolve, info) => { page.resolve = resolve; page.say('asked for ' + info.referrer) })`,
  shows: `page.resolve({ event: 'exposureAuthorization' })`,
  refuses: `page.resolve({ event: 'disagree' })`,
  agrees: `page.resolve({ event: 'agree', buttonId: 'agree-btn' })`,
}
const dir = writeFixture('weapp', calls, '<button id="agree-btn" open-type="agreePrivacyAuthorization">agree</button>')
afterAll(() => fs.rmSync(dir, { recursive: true }))

describe('the guide as the host for tests keeps it', () => {
  let app: MiniProgram
  const refused = 'setClipboardData:fail privacy permission is not authorized 104'
  async function start(asksForPrivacyGuide: boolean): Promise<void> {
    app = await openMiniProgram({ dir, platform: 'weapp', asksForPrivacyGuide })
    await app.launch('/pages/home')
  }
  afterEach(() => app.close())

  it('is agreed to by every customer but those of tests that say otherwise', async () => {
    await start(false)
    await app.tap('#reads')
    await app.waitForText('needed: false')
    await app.tap('#copies')
    await app.waitForText('setClipboardData:ok')
    expect(await app.problems()).toEqual([])
  })

  it('fails a call where the app takes no questions, and lets pass what WeChat does not list', async () => {
    await start(true)
    await app.tap('#reads')
    await app.waitForText('needed: true')
    await app.tap('#copies')
    await app.waitForText(refused)
    await app.tap('#camera')
    await app.waitForText('authorize:fail privacy permission is not authorized 104')
    await app.tap('#invoices')
    await app.waitForText('authorize:ok')
    expect(await app.problems()).toEqual([])
  })

  it.each([
    ['copies', 'setClipboardData'],
    ['requires', 'requirePrivacyAuthorize'],
    ['camera', 'authorize'],
  ])('a call that %s waits for the answer, and goes on after the button was tapped', async (button, call) => {
    await start(true)
    await app.tap('#listens')
    await app.tap(`#${button}`)
    await app.waitForText(`asked for ${call}`)
    await app.tap('#shows')
    await app.idle()
    expect((await app.logs()).calls.filter(({ name }) => name === call)).toMatchObject([{ isHeld: true }])
    await app.tap(agree)
    await app.tap('#agrees')
    await app.waitForText(`${call}:ok`)
    await app.tap('#reads')
    await app.waitForText('needed: false')
    expect(await app.problems()).toEqual([])
  })

  it('fails the call after a refusal, asks again at the next one, and reports an agreement without a tap on its button', async () => {
    await start(true)
    await app.tap('#listens')
    await app.tap('#copies')
    await app.waitForText('asked for setClipboardData')
    await app.tap('#refuses')
    await app.waitForText(refused)
    await app.tap('#copies')
    await app.waitForText('asked for setClipboardData')
    expect(await app.problems()).toEqual([])
    await app.tap('#agrees')
    await app.waitForText(refused)
    expect(await app.problems()).toMatchObject([{ kind: 'privacy guide' }])
  })
})
