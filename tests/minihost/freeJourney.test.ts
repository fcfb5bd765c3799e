import type { Language } from '@/i18n/language'
import { distOf } from '../fixtures/dist'
import { arrive } from '../journeys/buy'
import type { Driver } from '../journeys/driver'
import { findFullGroup, joinGroup, startGroup } from '../journeys/free'
import { switchToEnglish } from '../journeys/language'
import { sharedSandbox, type TestSandbox } from '../sandbox/startSandbox'
import { appDriver } from './appDriver'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'
import type { Platform } from './protocol'

const hosts: { platform: Platform; language: Language }[] = [
  { platform: 'weapp', language: 'zh-CN' },
  { platform: 'alipay', language: 'en' },
  { platform: 'tt', language: 'zh-CN' },
]

describe.each(hosts)('the $platform mini-program in $language', ({ platform, language }) => {
  let sandbox: TestSandbox
  let app: MiniProgram
  beforeAll(async () => {
    sandbox = await sharedSandbox()
  })
  afterAll(() => sandbox.close())

  /** Opens the mini-program anew. */
  async function openApp(): Promise<Driver> {
    app = await openMiniProgram({ dir: distOf(platform), platform, baseUrl: sandbox.url })
    return appDriver(app, platform, sandbox)
  }

  async function closeApp(customer: Driver): Promise<void> {
    expect(await customer.problems()).toEqual([])
    await app.close()
  }

  it('a group is started, a friend joins by its link, and the goods reach both', async () => {
    const starter = await openApp()
    await arrive(starter, '13950000061')
    if (language === 'en') await switchToEnglish(starter, 'my')
    const address = await startGroup(starter)
    expect(address).toMatch(/^\/subPackages\/free\/index\?groupId=\d+$/)
    await closeApp(starter)

    const friend = await openApp()
    await joinGroup(friend, address, '13950000062')
    await closeApp(friend)

    const again = await openApp()
    await arrive(again, '13950000061')
    await findFullGroup(again)
    await closeApp(again)
  })
})
