import type { Language } from '@/i18n/language'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { distOf } from '../fixtures/dist'
import { casesOf } from '../fixtures/scope'
import { spendReward } from '../journeys/activity'
import { arrive, type Tool } from '../journeys/buy'
import { switchToEnglish } from '../journeys/language'
import { sharedSandbox, type TestSandbox } from '../sandbox/startSandbox'
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
