import { distOf } from '@tests/fixtures/dist'
import { casesOf } from '@tests/fixtures/scope'
import { arrive } from '@tests/journeys/buy'
import type { Driver } from '@tests/journeys/driver'
import { findFullGroup, joinGroup, startGroup } from '@tests/journeys/free'
import { switchToEnglish } from '@tests/journeys/language'
import { sharedSandbox, type TestSandbox } from '@tests/sandbox/startSandbox'
import type { Language } from '@/i18n/language'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { appDriver } from './appDriver'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'

// The hosts differ in the share alone, which `posterJourney.test.ts` makes in each.
const hosts = casesOf<{ platform: Platform; language: Language }>(
  [{ platform: 'weapp', language: 'zh-CN' }],
  [
    { platform: 'alipay', language: 'en' },
    { platform: 'tt', language: 'zh-CN' },
  ],
)

describe.each(hosts)('the $platform mini-program in $language', ({ platform, language }) => {
  let sandbox: TestSandbox
  let apps: MiniProgram[] = []
  beforeAll(async () => {
    sandbox = await sharedSandbox()
  })
  afterAll(() => sandbox.close())

  afterEach(async () => {
    for (const app of apps) {
      expect(await app.problems()).toEqual([])
      await app.close()
    }
    apps = []
  })

  /** Opens the mini-program on a phone of its own. */
  async function openApp(): Promise<Driver> {
    const app = await openMiniProgram({ dir: distOf(platform), platform, baseUrl: sandbox.url })
    apps.push(app)
    return appDriver(app, platform, sandbox)
  }

  it('a group is started, a friend joins by its link, and the goods reach both', async () => {
    const starter = await openApp()
    await arrive(starter, '13950000061')
    if (language === 'en') await switchToEnglish(starter, 'my')
    const address = await startGroup(starter)
    expect(address).toMatch(/^\/subPackages\/free\/index\?groupId=\d+$/)

    await joinGroup(await openApp(), address, '13950000062')
    await findFullGroup(starter)
  })
})
