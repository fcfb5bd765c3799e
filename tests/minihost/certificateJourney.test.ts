import { distOf } from '@tests/fixtures/dist'
import { casesOf } from '@tests/fixtures/scope'
import { applicant, issueAndResend, orderPaper } from '@tests/journeys/certificate'
import { sharedSandbox, type TestSandbox } from '@tests/sandbox/startSandbox'
import type { Language } from '@/i18n/language'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { appDriver } from './appDriver'
import { openMiniProgram } from './openMiniProgram'

// The hosts differ in the payment alone, which `journeys.test.ts` makes in each.
const hosts = casesOf<{ platform: Platform; language: Language }>(
  [{ platform: 'weapp', language: 'zh-CN' }],
  [
    { platform: 'alipay', language: 'en' },
    { platform: 'tt', language: 'zh-CN' },
  ],
)

describe.each(hosts)('the $platform mini-program in $language', ({ platform, language }) => {
  let sandbox: TestSandbox
  beforeAll(async () => {
    sandbox = await sharedSandbox()
  })
  afterAll(() => sandbox.close())

  it('R-119 R-50 R-87 a certificate from zero to the PDF in the inbox, mailed again to a corrected address; a paper one paid by card', async () => {
    const storage = { privacyConsent: 1, language, mToken: await sandbox.login(applicant) }
    const app = await openMiniProgram({ dir: distOf(platform), platform, baseUrl: sandbox.url, storage })
    const customer = Object.assign(appDriver(app, platform, sandbox), { language })
    await issueAndResend(customer, sandbox.url)
    await orderPaper(customer)
    expect(await customer.problems()).toEqual([])
    await app.close()
  })
})
