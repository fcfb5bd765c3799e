import { distOf } from '@tests/fixtures/dist'
import { finishCard, photographFront, picturesOf } from '@tests/journeys/identity'
import { sharedSandbox, type TestSandbox } from '@tests/sandbox/startSandbox'
import type { Language } from '@/i18n/language'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { appDriver } from './appDriver'
import { openMiniProgram } from './openMiniProgram'

const mobile = '13800138030'

describe.each<{ platform: Platform; language: Language }>([
  { platform: 'weapp', language: 'zh-CN' },
  { platform: 'alipay', language: 'en' },
  { platform: 'tt', language: 'zh-CN' },
])('the $platform mini-program in $language', ({ platform, language }) => {
  let sandbox: TestSandbox
  beforeAll(async () => {
    sandbox = await sharedSandbox()
  })
  afterAll(() => sandbox.close())

  /** A phone of its own, on which the customer has logged in. */
  async function device() {
    const storage = { privacyConsent: 1, language, mToken: await sandbox.login(mobile) }
    const app = await openMiniProgram({ dir: distOf(platform), platform, baseUrl: sandbox.url, storage })
    return { app, customer: Object.assign(appDriver(app, platform, sandbox), { language }) }
  }

  it('R-112 R-33 R-22 begins to verify a customer on one phone, and goes on on another where they stopped', async () => {
    const pictures = await picturesOf(sandbox.url, mobile)
    const first = await device()
    await photographFront(first.customer, pictures)
    expect(await first.customer.problems()).toEqual([])
    await first.app.close()

    const second = await device()
    await finishCard(second.customer, pictures)
    expect(await second.customer.problems()).toEqual([])
    await second.app.close()
  })
})
