import { distOf } from '@tests/fixtures/dist'
import { casesOf } from '@tests/fixtures/scope'
import { arrive, type Tool } from '@tests/journeys/buy'
import type { Driver } from '@tests/journeys/driver'
import { switchToEnglish } from '@tests/journeys/language'
import { coinRight, interestRight, videoRight } from '@tests/journeys/memberRights'
import { buyLater, claimRight, switchRenewal, useSupplier, type WantedRight } from '@tests/journeys/membership'
import { sharedSandbox, type TestSandbox } from '@tests/sandbox/startSandbox'
import type { Language } from '@/i18n/language'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { appDriver } from './appDriver'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'

interface Host {
  platform: Platform
  language: Language
  tool: Tool
  right: WantedRight
  supplierRight: string
}

// The hosts differ in the payment alone, which `journeys.test.ts` makes in each.
const hosts = casesOf<Host>(
  [{ platform: 'weapp', language: 'zh-CN', tool: 'wechat', right: videoRight, supplierRight: 'video-12' }],
  [
    { platform: 'alipay', language: 'en', tool: 'alipay', right: coinRight, supplierRight: 'coffee' },
    { platform: 'tt', language: 'zh-CN', tool: 'card', right: interestRight, supplierRight: 'video-12' },
  ],
)

describe.each(hosts)('the $platform mini-program in $language', (host) => {
  const { platform, language, tool } = host
  let sandbox: TestSandbox
  let app: MiniProgram
  let customer: Driver
  // The customers are the same ones on every host: each starts with the seeded data.
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

  it('R-79 R-78 buys a membership, leaves, comes back to the unpaid order and finishes it; R-106 opens a supplier area', async () => {
    await signIn('13800138002')
    await buyLater(customer, { tool, mobile: '13800138002', cardTail: '6102' })
    await useSupplier(customer, host.supplierRight)
  })

  it('R-93 stops and restarts the renewal, and R-94 claims a right', async () => {
    await signIn('13800138010')
    await switchRenewal(customer)
    await claimRight(customer, host.right)
  })
})
