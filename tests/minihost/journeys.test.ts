import { distOf } from '@tests/fixtures/dist'
import { arrive, buy, type Purchase, type Tool } from '@tests/journeys/buy'
import type { Driver } from '@tests/journeys/driver'
import { switchToEnglish } from '@tests/journeys/language'
import { seesPaidOrder } from '@tests/journeys/seen'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import type { Language } from '@/i18n/language'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { appDriver } from './appDriver'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'

const sandbox = sandboxTest()

/** The customer's host and language, and the tools of the host. */
const hosts: { platform: Platform; language: Language; mobile: string; cardTail: string; tools: Tool[] }[] = [
  { platform: 'weapp', language: 'zh-CN', mobile: '13800138001', cardTail: '6101', tools: ['card', 'wechat'] },
  { platform: 'alipay', language: 'en', mobile: '13800138002', cardTail: '6102', tools: ['card', 'alipay'] },
  { platform: 'tt', language: 'zh-CN', mobile: '13800138003', cardTail: '6103', tools: ['card', 'alipay', 'wechat'] },
]

describe.each(hosts)(
  'buying: R-18 the $platform mini-program in $language',
  ({ platform, language, mobile, cardTail, tools }) => {
    let app: MiniProgram
    let customer: Driver
    beforeAll(async () => {
      app = await openMiniProgram({ dir: distOf(platform), platform, baseUrl: sandbox.url })
      customer = appDriver(app, platform, sandbox)
      await arrive(customer, mobile)
      if (language === 'en') await switchToEnglish(customer, 'my')
    })
    afterAll(() => app?.close())

    const purchases = [
      ...tools.map((tool): Pick<Purchase, 'ware' | 'tool'> => ({ ware: 'giftCard', tool })),
      { ware: 'phoneCredit', tool: tools[1] ?? 'card' } as const,
    ]
    it.each(purchases)('R-18 buys $ware by $tool', async (purchase) => {
      await buy(customer, { ...purchase, mobile, cardTail })
      await seesPaidOrder(customer, { ...purchase, mobile })
      expect(await customer.problems()).toEqual([])
    })
  },
)
