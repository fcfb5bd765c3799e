import { distOf } from '@tests/fixtures/dist'
import { casesOf } from '@tests/fixtures/scope'
import { arrive } from '@tests/journeys/buy'
import type { Driver } from '@tests/journeys/driver'
import { switchToEnglish } from '@tests/journeys/language'
import {
  confirmPayout,
  newerPlaces,
  olderPlaces,
  readRecords,
  readReturned,
  takeBonus,
  type WalletPlaces,
  withdrawAndFollow,
} from '@tests/journeys/wallet'
import { sharedSandbox, type TestSandbox } from '@tests/sandbox/startSandbox'
import type { Language } from '@/i18n/language'
import type { Fields, Platform } from '../../sandbox/devtools/hosts/protocol'
import { appDriver } from './appDriver'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'

interface Host {
  platform: Platform
  language: Language
  places: WalletPlaces
}

// Only WeChat has the payout accepted in the host; the others share their port, so one of them stands for both.
const hosts = casesOf<Host>(
  [
    { platform: 'weapp', language: 'zh-CN', places: newerPlaces },
    { platform: 'alipay', language: 'en', places: olderPlaces },
  ],
  [{ platform: 'tt', language: 'zh-CN', places: olderPlaces }],
)

describe.each(hosts)('the wallet in the $platform mini-program in $language', ({ platform, language, places }) => {
  let sandbox: TestSandbox
  let app: MiniProgram
  let customer: Driver
  beforeAll(async () => {
    sandbox = await sharedSandbox()
  })
  afterAll(() => sandbox.close())

  /** The customer accepts a payout in WeChat's own sheet. */
  async function accept({ package: name }: Fields): Promise<Fields> {
    const answer = await fetch(`${sandbox.url}/sandbox/transfer/${String(name)}`, { method: 'POST' })
    if (!answer.ok) throw new Error(await answer.text())
    return { errMsg: 'requestMerchantTransfer:ok' }
  }

  /** Opens the mini-program anew; its customer logs in. */
  async function signIn(mobile: string): Promise<void> {
    const storage = places === newerPlaces ? { type: 'xyfApp' } : {}
    app = await openMiniProgram({
      dir: distOf(platform),
      platform,
      baseUrl: sandbox.url,
      storage,
      mocks: { requestMerchantTransfer: accept },
    })
    customer = appDriver(app, platform, sandbox)
    await arrive(customer, mobile)
    if (language === 'en') await switchToEnglish(customer, 'my')
  }
  afterEach(async () => {
    expect(await customer.problems()).toEqual([])
    await app.close()
  })

  it('R-117 withdraws with a code and follows it until it is paid; R-110 reads all withdrawals; takes the cash of a task', async () => {
    await signIn('13800138004')
    await withdrawAndFollow(customer, { mobile: '13800138004', places })
    await readRecords(customer, { places, rows: 10 })
    await takeBonus(customer, { places, taskId: 'payout-account' })
    if (platform === 'weapp') await confirmPayout(customer, { places, withdrawId: 'W2025010110400000000021' })
  })

  it('R-117 reads why a withdrawal came back', async () => {
    await signIn('13800138002')
    await readReturned(customer, { places, withdrawId: 'W2025010110200000000002' })
  })
})
