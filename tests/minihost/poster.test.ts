import fs from 'node:fs'
import path from 'node:path'
import { pictureFacts } from '../../sandbox/devtools/hosts/host/api/pictureFacts'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { buildAppCode } from './appCode'
import { writeFixture } from './fixture'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'

/** What each host answers where the customer refuses the album, and how it names that permission. */
const refusals: Record<Platform, { error: object; scope: string }> = {
  weapp: { error: { errMsg: 'saveImageToPhotosAlbum:fail auth deny' }, scope: 'scope.writePhotosAlbum' },
  alipay: { error: { error: 2001, errorMessage: '用户拒绝授权' }, scope: 'album' },
  tt: { error: { errMsg: 'saveImageToPhotosAlbum:fail auth deny' }, scope: 'scope.album' },
}

const handler = (call: string) =>
  `require('../poster.js').${call}.then((said) => page.say(said), (error) => page.say('failed: ' + error.message))`

describe.each<Platform>(['weapp', 'alipay', 'tt'])('a poster on %s', (platform) => {
  const dir = writeFixture(
    platform,
    {
      draw: handler('draw()'),
      spoilt: handler(`draw('data:image/png;base64,AAAA')`),
      save: handler('save()'),
      forget: handler('forget()'),
      settings: handler('settings()'),
    },
    '<canvas id="drawing-canvas" type="2d"></canvas>',
  )
  let app: MiniProgram
  beforeAll(() => buildAppCode(platform, './tests/minihost/posterApp', path.join(dir, 'poster.js')))
  afterAll(() => fs.rmSync(dir, { recursive: true }))
  beforeEach(async () => {
    app = await openMiniProgram({ dir, platform })
    await app.launch('/pages/home')
  })
  afterEach(async () => {
    expect(await app.problems()).toEqual([])
    await app.close()
  })

  const fileMade = () => Object.keys(app.files)[0] ?? ''
  async function draw(): Promise<string> {
    await app.tap('#draw')
    await app.waitForText('http://')
    return fileMade()
  }

  it('R-113 becomes a file of the drawn size; a picture that does not load is left out', async () => {
    const bytes = Uint8Array.from(app.files[await draw()] ?? []).buffer
    expect(pictureFacts(bytes)).toEqual({ type: 'png', width: 120, height: 80 })
    const calls = (await app.logs()).calls.filter(({ name }) => name.startsWith('CanvasContext.'))
    const drawn = calls.map(({ name, args }) => [name.slice('CanvasContext.'.length), args] as const)
    expect(drawn.filter(([name]) => name === 'drawImage')).toHaveLength(1)
    expect(drawn.find(([name]) => name === 'fillText')?.[1]).toEqual(['drawn', 60, 40])
  })

  it('is not drawn where a needed picture is spoilt', async () => {
    await app.tap('#spoilt')
    await app.waitForText('not drawn')
    expect(app.files).toEqual({})
  })

  it('is saved into the album, and its file is removed afterwards', async () => {
    const file = await draw()
    await app.tap('#save')
    await app.waitForText('saved')
    const [saved] = (await app.logs()).calls.filter(({ name }) => name === 'saveImageToPhotosAlbum')
    expect(saved?.args).toEqual({ filePath: file })
    await app.tap('#forget')
    await app.waitForText('forgotten')
    await app.idle()
    expect(app.files).toEqual({})
  })

  it('is refused by the customer, who can allow the album in the settings', async () => {
    const { error, scope } = refusals[platform]
    await draw()
    await app.mock('saveImageToPhotosAlbum', () => {
      throw error
    })
    await app.tap('#save')
    await app.waitForText('denied')
    for (const isAllowed of [false, true]) {
      await app.mock('openSetting', { authSetting: { [scope]: isAllowed } })
      await app.tap('#settings')
      await app.waitForText(`album allowed: ${isAllowed}`)
    }
  })
})
