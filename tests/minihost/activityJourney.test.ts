import { distOf } from '@tests/fixtures/dist'
import { casesOf } from '@tests/fixtures/scope'
import { spendReward } from '@tests/journeys/activity'
import { arrive, type Tool } from '@tests/journeys/buy'
import { switchToEnglish } from '@tests/journeys/language'
import { sharedSandbox, type TestSandbox } from '@tests/sandbox/startSandbox'
import type { Language } from '@/i18n/language'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { appDriver } from './appDriver'
import { openMiniProgram } from './openMiniProgram'

// The hosts differ in the payment alone, which `journeys.test.ts` makes in each.
const hosts = casesOf<{ platform: Platform; language: Language; tool: Tool }>(
  [{ platform: 'weapp', language: 'zh-CN', tool: 'wechat' }],
  [
    { platform: 'alipay', language: 'en', tool: 'alipay' },
    { platform: 'tt', language: 'zh-CN', tool: 'card' },
  ],
)

describe.each(hosts)('the $platform mini-program in $language', ({ platform, language, tool }) => {
  let sandbox: TestSandbox
  // The customer is the same one on every host: each starts with the seeded data.
  beforeAll(async () => {
    sandbox = await sharedSandbox()
  })
  afterAll(() => sandbox.close())

  it('takes part in an activity, takes its coupon, and pays for an order with it', async () => {
    const mobile = '13800138007'
    const app = await openMiniProgram({ dir: distOf(platform), platform, baseUrl: sandbox.url })
    const customer = appDriver(app, platform, sandbox)
    await arrive(customer, mobile)
    if (language === 'en') await switchToEnglish(customer, 'my')
    await spendReward(customer, { ware: 'giftCard', tool, mobile, cardTail: '6107' })
    expect(await customer.problems()).toEqual([])
    await app.close()
  })
})
