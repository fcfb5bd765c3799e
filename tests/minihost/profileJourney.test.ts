import { distOf } from '@tests/fixtures/dist'
import { casesOf } from '@tests/fixtures/scope'
import { arrive } from '@tests/journeys/buy'
import type { Driver } from '@tests/journeys/driver'
import { switchToEnglish } from '@tests/journeys/language'
import { editProfile, grantAndWithdraw, sendFeedback } from '@tests/journeys/profile'
import { sharedSandbox, type TestSandbox } from '@tests/sandbox/startSandbox'
import { granted } from '@/contract/account'
import { userInfo } from '@/contract/session'
import type { Language } from '@/i18n/language'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { appDriver } from './appDriver'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'

// The hosts differ in the choice of a picture alone, which `identityJourney.test.ts` makes in each.
const hosts = casesOf<{ platform: Platform; language: Language }>(
  [{ platform: 'weapp', language: 'zh-CN' }],
  [
    { platform: 'alipay', language: 'en' },
    { platform: 'tt', language: 'zh-CN' },
  ],
)

describe.each(hosts)('the $platform mini-program in $language', ({ platform, language }) => {
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

  it('R-51 R-52 R-56 edits the profile with a picture and a region', async () => {
    await signIn('13800138005')
    await editProfile(customer, 'Ann 105')
    const token = await sandbox.login('13800138005')
    const { userInfo: user, profile } = (await sandbox.call(userInfo, { withProfile: true }, { token })).data
    expect(user.imgUrl).toContain('/profile/pictures/')
    expect(profile).toMatchObject({
      address: { county: { code: '330106' } },
      education: 'bachelor',
      profession: 'student',
    })
  })

  it('sends feedback with a picture', async () => {
    await signIn('13800138001')
    const text = `More offers on the first page, please: ${platform}`
    await sendFeedback(customer, text)
    expect((await (await fetch(`${sandbox.url}/sandbox/feedback`)).text()).split(text)).toHaveLength(2)
  })

  it('authorizes a partner again, and withdraws from another', async () => {
    await signIn('13800138002')
    await grantAndWithdraw(customer, { granted: 'sunny-insurance', withdrawn: 'green-bank' })
    const token = await sandbox.login('13800138002')
    const { authorizations } = (await sandbox.call(granted, {}, { token })).data
    expect(authorizations.map(({ partner, state }) => [partner, state])).toEqual([
      ['sunny-insurance', 'granted'],
      ['green-bank', 'withdrawn'],
      ['city-travel', 'ended'],
    ])
  })
})
