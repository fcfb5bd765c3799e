import { distOf } from '@tests/fixtures/dist'
import { casesOf } from '@tests/fixtures/scope'
import { arrive, type Tool } from '@tests/journeys/buy'
import type { Driver } from '@tests/journeys/driver'
import { switchToEnglish } from '@tests/journeys/language'
import { topUpClosedNumber, topUpOwnNumber } from '@tests/journeys/topup'
import { sharedSandbox, type TestSandbox } from '@tests/sandbox/startSandbox'
import type { Language } from '@/i18n/language'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { appDriver } from './appDriver'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'

// The hosts differ in the payment alone, which `journeys.test.ts` makes in each.
const hosts = casesOf<{ platform: Platform; language: Language; tool: Tool }>(
  [{ platform: 'weapp', language: 'zh-CN', tool: 'wechat' }],
  [
    { platform: 'alipay', language: 'en', tool: 'alipay' },
    { platform: 'tt', language: 'zh-CN', tool: 'card' },
  ],
)

/** Each logs in once, since a number gets a code a minute. */
const first = { mobile: '13800138001', cardTail: '6101' } as const
const second = { mobile: '13800138002', cardTail: '6102' } as const

describe.each(hosts)('the $platform mini-program in $language', ({ platform, language, tool }) => {
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

  it('R-49 R-78 tops up its customer’s own number and follows it until it has arrived', async () => {
    await signIn(first.mobile)
    await topUpOwnNumber(customer, { ...first, tool })
  })

  it('R-78 tops up a number that the operator refuses, and sees the money come back', async () => {
    await signIn(second.mobile)
    await topUpClosedNumber(customer, { ...second, tool })
  })
})
