import { distOf } from '@tests/fixtures/dist'
import { casesOf } from '@tests/fixtures/scope'
import { until } from '@tests/fixtures/until'
import { arrive } from '@tests/journeys/buy'
import type { Driver } from '@tests/journeys/driver'
import { switchToEnglish } from '@tests/journeys/language'
import { closeAccount, isLedOn, signOutOthers, takeOwnData } from '@tests/journeys/leave'
import { sharedSandbox, type TestSandbox } from '@tests/sandbox/startSandbox'
import { userInfo } from '@/contract/session'
import type { Language } from '@/i18n/language'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { appDriver } from './appDriver'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'

const hosts: { platform: Platform; language: Language; way: 'share' | 'copy' }[] = [
  { platform: 'weapp', language: 'zh-CN', way: 'share' },
  { platform: 'alipay', language: 'en', way: 'copy' },
  { platform: 'tt', language: 'zh-CN', way: 'copy' },
]

// The hosts differ in how they hand out a file; the rest is the same in each.
const whole: readonly Platform[] = casesOf<Platform>(['weapp'], ['alipay', 'tt'])

describe.each(hosts)('the $platform mini-program in $language', ({ platform, language, way }) => {
  let sandbox: TestSandbox
  let app: MiniProgram
  let customer: Driver
  beforeAll(async () => {
    sandbox = await sharedSandbox()
  })
  afterAll(() => sandbox.close())

  /** Opens the mini-program anew; its customer logs in. */
  async function signIn(mobile: string): Promise<void> {
    app = await openMiniProgram({ dir: distOf(platform), platform, baseUrl: sandbox.url })
    customer = appDriver(app, platform, sandbox)
    await arrive(customer, mobile)
    if (language === 'en') await switchToEnglish(customer, 'my')
  }
  afterEach(async () => {
    expect(await customer.problems()).toEqual([])
    await app.close()
  })

  const codeOf = async (token: string) => (await sandbox.call(userInfo, {}, { token })).code

  if (whole.includes(platform)) {
    it('R-54 U5 U3 closes an account: the other device is signed out too, and no token is left', async () => {
      const mobile = '13950000003'
      await signIn(mobile)
      const other = await sandbox.login(mobile)
      await closeAccount(customer, mobile)
      expect(await codeOf(other)).toBe('300000')
      expect(JSON.stringify(await app.storage())).not.toContain('mToken')
    })

    it('R-54 leads a customer on whose wallet is not empty', async () => {
      await signIn('13800138004')
      await isLedOn(customer)
    })
  }

  it('U5 signs out the other devices, and takes the customer’s own data', async () => {
    const mobile = '13950000004'
    await signIn(mobile)
    const others = [await sandbox.login(mobile), await sandbox.login(mobile)]
    await signOutOthers(customer, 2)
    expect(await Promise.all(others.map(codeOf))).toEqual(['300000', '300000'])
    await takeOwnData(customer, way)
    // The file goes with the screen.
    await customer.open('/pages/home/index')
    await until(
      async () => Object.keys(app.files).length === 0,
      () => Object.keys(app.files).join(),
    )
  })
})
