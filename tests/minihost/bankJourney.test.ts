import { distOf } from '@tests/fixtures/dist'
import { casesOf } from '@tests/fixtures/scope'
import { bindByNumber, bindWithOneTap, removeDefault } from '@tests/journeys/bank'
import { arrive } from '@tests/journeys/buy'
import { switchToEnglish } from '@tests/journeys/language'
import { sharedSandbox } from '@tests/sandbox/startSandbox'
import type { Language } from '@/i18n/language'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { appDriver } from './appDriver'
import { openMiniProgram } from './openMiniProgram'

const mobile = '13800138004'

// No port of the cards differs between the hosts.
const hosts = casesOf<[Platform, Language]>(
  [['weapp', 'zh-CN']],
  [
    ['alipay', 'en'],
    ['tt', 'zh-CN'],
  ],
)

it.each(hosts)(
  'the %s mini-program in %s binds a card by code, chooses it, removes it, and binds one with one tap',
  async (platform, language) => {
    // The customer is the same one on every host: each starts with the seeded data.
    const sandbox = await sharedSandbox()
    const app = await openMiniProgram({ dir: distOf(platform), platform, baseUrl: sandbox.url })
    const customer = appDriver(app, platform, sandbox)
    await arrive(customer, mobile)
    if (language === 'en') await switchToEnglish(customer, 'my')
    await bindByNumber(customer, { mobile, tail: '8642' })
    await removeDefault(customer, { tail: '8642', next: '6104' })
    await bindWithOneTap(customer, { mobile, answer: 'decline' })
    await bindWithOneTap(customer, { mobile, answer: 'approve' })
    expect(await customer.problems()).toEqual([])
    await app.close()
    await sandbox.close()
  },
)
