import { distOf } from '@tests/fixtures/dist'
import { casesOf } from '@tests/fixtures/scope'
import { arrive } from '@tests/journeys/buy'
import { type CouponPlaces, newerCoupons, olderCoupons, takeOne, useAndCancel } from '@tests/journeys/coupons'
import type { Driver } from '@tests/journeys/driver'
import { switchToEnglish } from '@tests/journeys/language'
import { sharedSandbox, type TestSandbox } from '@tests/sandbox/startSandbox'
import type { Language } from '@/i18n/language'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { appDriver } from './appDriver'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'

interface Host {
  platform: Platform
  language: Language
  places: CouponPlaces
}

// No port of the coupons differs between the hosts.
const hosts = casesOf<Host>(
  [{ platform: 'weapp', language: 'zh-CN', places: newerCoupons }],
  [
    { platform: 'alipay', language: 'en', places: olderCoupons },
    { platform: 'tt', language: 'zh-CN', places: olderCoupons },
  ],
)

/** What is taken, by the name that the sandbox gives it. */
const offer: Record<Language, { offerId: string; name: string }> = {
  'zh-CN': { offerId: 'mall-30', name: '天天满30减4元' },
  en: { offerId: 'mall-30', name: '¥4 off orders over ¥30' },
}

describe.each(hosts)('coupons in the $platform mini-program in $language', ({ platform, language, places }) => {
  let sandbox: TestSandbox
  let app: MiniProgram
  let customer: Driver
  beforeAll(async () => {
    sandbox = await sharedSandbox()
  })
  afterAll(() => sandbox.close())
  afterEach(async () => {
    expect(await customer.problems()).toEqual([])
    await app.close()
  })

  it('uses a coupon in an order, cancels the order and has the coupon back; takes another coupon', async () => {
    const storage = places === newerCoupons ? { type: 'xyfApp' } : {}
    app = await openMiniProgram({ dir: distOf(platform), platform, baseUrl: sandbox.url, storage })
    customer = appDriver(app, platform, sandbox)
    await arrive(customer, '13800138001')
    if (language === 'en') await switchToEnglish(customer, 'my')
    await useAndCancel(customer, { places, couponId: 'Q1010' })
    await takeOne(customer, { places, ...offer[language] })
  })
})
