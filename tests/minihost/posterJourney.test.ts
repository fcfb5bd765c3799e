import { distOf } from '@tests/fixtures/dist'
import { until } from '@tests/fixtures/until'
import { arrive } from '@tests/journeys/buy'
import type { Driver } from '@tests/journeys/driver'
import { switchToEnglish } from '@tests/journeys/language'
import { choosePoster, posterWordsOf } from '@tests/journeys/poster'
import { sharedSandbox, type TestSandbox } from '@tests/sandbox/startSandbox'
import type { Language } from '@/i18n/language'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { appDriver } from './appDriver'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'

const hosts: { platform: Platform; language: Language; refusal: object; scope: string }[] = [
  {
    platform: 'weapp',
    language: 'zh-CN',
    refusal: { errMsg: 'saveImageToPhotosAlbum:fail auth deny' },
    scope: 'scope.writePhotosAlbum',
  },
  { platform: 'alipay', language: 'en', refusal: { error: 2001, errorMessage: '用户拒绝授权' }, scope: 'album' },
  {
    platform: 'tt',
    language: 'zh-CN',
    refusal: { errMsg: 'saveImageToPhotosAlbum:fail auth deny' },
    scope: 'scope.album',
  },
]

describe.each(hosts)('the $platform mini-program in $language', ({ platform, language, refusal, scope }) => {
  let sandbox: TestSandbox
  let app: MiniProgram
  let customer: Driver
  beforeAll(async () => {
    sandbox = await sharedSandbox()
  })
  afterAll(() => sandbox.close())
  beforeEach(async () => {
    app = await openMiniProgram({ dir: distOf(platform), platform, baseUrl: sandbox.url })
    customer = appDriver(app, platform, sandbox)
    await arrive(customer, '13800138002')
    if (language === 'en') await switchToEnglish(customer, 'my')
  })
  afterEach(async () => {
    expect(await customer.problems()).toEqual([])
    await app.close()
  })

  const savedFiles = async () =>
    (await app.logs()).calls.filter(({ name, ok }) => name === 'saveImageToPhotosAlbum' && ok === true)

  it('R-113 a poster is drawn and shared; the album is refused, allowed in the settings, and gets the poster', async () => {
    const words = posterWordsOf[language]
    expect(await choosePoster(customer)).toBe('/subPackages/gold-member/outer-deliver?inviterUserId=102')
    const texts = (await app.logs()).calls.flatMap(({ name, args }) =>
      name === 'CanvasContext.fillText' ? [String((args as unknown[])[0])] : [],
    )
    expect(texts).toEqual(expect.arrayContaining([words.printed.invites('阿*'), words.printed.brand]))

    let isAllowed = false
    await app.mock('saveImageToPhotosAlbum', () => {
      if (!isAllowed) throw refusal
      return {}
    })
    await customer.tap('#poster-save')
    await customer.waitForText(words.denied)
    expect(await savedFiles()).toEqual([])
    await app.mock('openSetting', () => {
      isAllowed = true
      return { authSetting: { [scope]: true } }
    })
    await customer.tap('#poster-settings')
    await until(
      async () => (await savedFiles()).length === 1,
      () => 'a saved poster',
    )
    // The picture goes with the screen.
    await customer.open('/pages/home/index')
    await until(
      async () => Object.keys(app.files).length === 0,
      () => Object.keys(app.files).join(),
    )
  })
})
