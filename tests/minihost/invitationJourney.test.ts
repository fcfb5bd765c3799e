import { distOf } from '@tests/fixtures/dist'
import { casesOf } from '@tests/fixtures/scope'
import { arrive } from '@tests/journeys/buy'
import type { Driver } from '@tests/journeys/driver'
import { signUpAndHelp, signUpAndOpen, takeRewards } from '@tests/journeys/invitation'
import { switchToEnglish } from '@tests/journeys/language'
import { newerPlaces, olderPlaces, type WalletPlaces } from '@tests/journeys/wallet'
import { sharedSandbox, type TestSandbox } from '@tests/sandbox/startSandbox'
import type { Language } from '@/i18n/language'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { appDriver } from './appDriver'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'

const INVITER = { mobile: '13800138060', inviterUserId: 160 }

interface Host {
  platform: Platform
  language: Language
  places: WalletPlaces
}

// The hosts differ in the share alone, which `posterJourney.test.ts` makes in each.
const hosts = casesOf<Host>(
  [{ platform: 'weapp', language: 'zh-CN', places: newerPlaces }],
  [
    { platform: 'alipay', language: 'en', places: olderPlaces },
    { platform: 'tt', language: 'zh-CN', places: olderPlaces },
  ],
)

describe.each(hosts)('invitations in the $platform mini-program in $language', ({ platform, language, places }) => {
  let sandbox: TestSandbox
  let app: MiniProgram
  let customer: Driver
  // The customers are the same ones on every host: each starts with the seeded data.
  beforeAll(async () => {
    sandbox = await sharedSandbox()
  })
  afterAll(() => sandbox.close())

  /** Opens the mini-program anew, as another phone would. */
  async function openApp(): Promise<void> {
    const storage = places === newerPlaces ? { type: 'xyfApp' } : {}
    app = await openMiniProgram({ dir: distOf(platform), platform, baseUrl: sandbox.url, storage })
    customer = appDriver(app, platform, sandbox)
  }
  afterEach(async () => {
    expect(await customer.problems()).toEqual([])
    await app.close()
  })

  it('R-47 a friend opens the link, signs up and helps', async () => {
    await openApp()
    await signUpAndHelp(customer, { mobile: '13912340001', inviterUserId: INVITER.inviterUserId })
  })

  it('R-47 another friend opens the link, signs up and opens the red packet', async () => {
    await openApp()
    await signUpAndOpen(customer, { mobile: '13912340002', inviterUserId: INVITER.inviterUserId })
  })

  it('R-113 the customer has the membership, opens a packet and withdraws its money', async () => {
    await openApp()
    await arrive(customer, INVITER.mobile)
    if (language === 'en') await switchToEnglish(customer, 'my')
    await takeRewards(customer, { mobile: INVITER.mobile, packetId: 'friend-600', places })
  })
})
