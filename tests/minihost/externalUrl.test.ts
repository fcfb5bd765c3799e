import { distOf } from '@tests/fixtures/dist'
import { refusedUrls } from '@tests/lib/urlVectors'
import { native } from '@/i18n/native'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'

const baseUrl = 'http://127.0.0.1:8700'
const screen = 'subPackages/xyfApp/iframe/index'

let app: MiniProgram
beforeAll(async () => {
  app = await openMiniProgram({
    dir: distOf('weapp'),
    platform: 'weapp',
    baseUrl,
    storage: { privacyConsent: 1 },
  })
  await app.launch()
})
afterAll(() => app.close())

const open = (url: string) => app.open(`/${screen}?url=${encodeURIComponent(url)}`)

describe('external addresses, in the runtime of a mini-program', () => {
  it('S2 refuses every address that browsers refuse', async () => {
    const shown: string[] = []
    for (const url of [...refusedUrls, 'https://evil.com/', `${baseUrl}/?mToken=theirs`]) {
      await open(url)
      await app.idle()
      await app.waitForText(native.badLink)
      const { tree } = await app.snapshot()
      if (JSON.stringify(tree).includes('web-view')) shown.push(url)
    }
    expect(shown).toEqual([])
  })

  it('S2 shows an allowed one in the host’s own web view', async () => {
    await open(`${baseUrl}/sandbox/service`)
    await app.idle()
    const { tree, data } = await app.snapshot()
    expect(JSON.stringify(tree)).toContain('web-view')
    expect(JSON.stringify(data)).toContain(`"${baseUrl}/sandbox/service"`)
  })
})
