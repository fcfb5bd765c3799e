import { distOf } from '@tests/fixtures/dist'
import { casesOf } from '@tests/fixtures/scope'
import { arrive, buy, type Tool } from '@tests/journeys/buy'
import { earnCoins, exchangeCoins, redeemCode } from '@tests/journeys/coins'
import { switchToEnglish } from '@tests/journeys/language'
import { sharedSandbox, type TestSandbox } from '@tests/sandbox/startSandbox'
import type { Language } from '@/i18n/language'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { appDriver } from './appDriver'
import { openMiniProgram } from './openMiniProgram'

interface Host {
  platform: Platform
  language: Language
  tool: Tool
}

// The hosts differ in the payment alone, which `journeys.test.ts` makes in each.
const hosts = casesOf<Host>(
  [{ platform: 'weapp', language: 'zh-CN', tool: 'wechat' }],
  [
    { platform: 'alipay', language: 'en', tool: 'alipay' },
    { platform: 'tt', language: 'zh-CN', tool: 'card' },
  ],
)

describe.each(hosts)('coins in the $platform mini-program in $language', ({ platform, language, tool }) => {
  const mobile = '13800138008'
  let sandbox: TestSandbox
  beforeAll(async () => {
    sandbox = await sharedSandbox()
  })
  afterAll(() => sandbox.close())

  it('R-118 are earned, exchanged for a coupon, which an order uses, and a code is redeemed', async () => {
    const app = await openMiniProgram({ dir: distOf(platform), platform, baseUrl: sandbox.url })
    const customer = appDriver(app, platform, sandbox)
    await arrive(customer, mobile)
    if (language === 'en') await switchToEnglish(customer, 'my')
    await earnCoins(customer, { taskId: 'identity', coins: 80 })
    await exchangeCoins(customer)
    await buy(customer, { ware: 'giftCard', tool, mobile, cardTail: '6108' })
    await customer.waitForText('-¥5.00')
    await redeemCode(customer, 'HB05-C9E2-H7LD')
    expect(await customer.problems()).toEqual([])
    await app.close()
  })
})
