import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { buildAppCode } from './appCode'
import { writeFixture } from './fixture'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'

/** What each host answers where the customer refuses the camera. */
const refusals: Record<Platform, { api: string; error: object }> = {
  weapp: { api: 'chooseMedia', error: { errMsg: 'chooseMedia:fail auth deny' } },
  alipay: { api: 'chooseImage', error: { error: 2001, errorMessage: '用户拒绝授权' } },
  tt: { api: 'chooseMedia', error: { errMsg: 'chooseMedia:fail auth deny' } },
}

const picture = 'http://tmp/card.jpg'
const handler = (call: string) =>
  `require('../photo.js').${call}.then((said) => page.say(said), (error) => page.say('failed: ' + error.message))`

describe.each<Platform>(['weapp', 'alipay', 'tt'])('a photo on %s', (platform) => {
  const dir = writeFixture(platform, {
    camera: handler(`take('camera')`),
    album: handler(`take('album')`),
    settings: handler('settings()'),
  })
  let app: MiniProgram
  beforeAll(() => buildAppCode(platform, './tests/minihost/choosePhotoApp', path.join(dir, 'photo.js')))
  afterAll(() => fs.rmSync(dir, { recursive: true }))
  beforeEach(async () => {
    const jpeg = sharp({ create: { width: 1200, height: 800, channels: 3, background: 'grey' } }).jpeg()
    const files = { [picture]: await jpeg.toBuffer(), 'http://tmp/page.png': Buffer.from('<html></html>') }
    app = await openMiniProgram({ dir, platform, files })
    await app.launch('/pages/home')
  })
  afterEach(async () => {
    expect(await app.problems()).toEqual([])
    await app.close()
  })

  it.each(['camera', 'album'])('is taken from the %s, as the host read it', async (source) => {
    app.chosen = [picture]
    await app.tap(`#${source}`)
    await app.waitForText(`${picture} ${app.files[picture]?.byteLength} jpeg 1200x800 ${picture}`)
    const [asked] = (await app.logs()).calls.filter(({ name }) => /^choose/.test(name))
    expect(asked?.args).toMatchObject({ count: 1, sourceType: [source] })
  })

  it('is cancelled by the customer', async () => {
    await app.tap('#album')
    await app.waitForText('cancelled')
  })

  it('U6 that is no picture has no type', async () => {
    app.chosen = ['http://tmp/page.png']
    await app.tap('#album')
    await app.waitForText('http://tmp/page.png 13  0x0')
  })

  it('is refused by the customer, who can allow the camera in the settings', async () => {
    const { api, error } = refusals[platform]
    await app.mock(api, () => {
      throw error
    })
    await app.tap('#camera')
    await app.waitForText('denied')
    await app.mock('openSetting', {
      authSetting: platform === 'alipay' ? { camera: false } : { 'scope.camera': false },
    })
    await app.tap('#settings')
    await app.waitForText('camera allowed: false')
    await app.mock('openSetting', { authSetting: platform === 'alipay' ? { camera: true } : { 'scope.camera': true } })
    await app.tap('#settings')
    await app.waitForText('camera allowed: true')
  })
})
