import { done } from '@tests/domain/rights/ownCard'
import { callsTo, openScreen, serve, settle, setUpScreens } from '@tests/screens/screenTest'
import { box, press } from '@tests/ui/mounted'
import { customerServiceLink } from '@/contract/remoteConfig/schema'
import { HelpBar } from '@/domain/help/HelpBar'
import { help } from '@/i18n/help'
import { openTrusted } from '@/platform/links/openTrusted'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { ContactButton as AlipayButton } from '@/ui/action/ContactButton.alipay'
import { ContactButton as DouyinButton } from '@/ui/action/ContactButton.tt'
import { ContactButton as WechatButton } from '@/ui/action/ContactButton.weapp'

const mockDialled: string[] = []
const mockService = { phone: '' }
jest.mock('@tarojs/components', () => ({
  ...jest.requireActual('@tarojs/components'),
  ContactButton: 'contact-button',
}))
jest.mock('@/platform/links/openTrusted', () => ({ openTrusted: jest.fn() }))
jest.mock('@/platform/host/dial', () => ({ dial: async (number: string) => void mockDialled.push(number) }))
jest.mock('@/domain/remoteConfig/config', () => ({
  config: {
    get values() {
      return { service: mockService }
    },
  },
}))

const Page = page(routes.my, () => <HelpBar about={{ about: 'order', id: '77' }} />)

setUpScreens()
beforeEach(() => {
  mockDialled.length = 0
  mockService.phone = ''
})

describe('the ways to customer service', () => {
  it('lead to its page with the order that it is about', async () => {
    jest.mocked(openTrusted).mockResolvedValue('opened')
    openScreen(Page, routes.my.path)
    await settle()
    press('help-contact')
    press('help-contact')
    await settle()
    expect(callsTo(customerServiceLink)).toHaveLength(1)
    await serve(customerServiceLink, done({ url: 'https://m.example.com/service' }))
    expect(jest.mocked(openTrusted).mock.calls).toEqual([['https://m.example.com/service?about=order&id=77']])
  })

  it('offer no number where the operator has set none', () => {
    openScreen(Page, routes.my.path)
    expect(box.querySelector('#help-call')).toBeNull()
  })

  it('dial the number that the operator has set', () => {
    mockService.phone = '400-000-0000'
    openScreen(Page, routes.my.path)
    press('help-call')
    expect(mockDialled).toEqual(['400-000-0000'])
  })
})

describe('the chat of the host', () => {
  const asked = {
    id: 'help-host',
    text: help.hostContact,
    title: help.about.order,
    address: '/subPackages/order/detail',
  }

  it('offers the order as a card in WeChat, and its words alone without one', () => {
    expect(WechatButton(asked)?.props).toMatchObject({
      openType: 'contact',
      sessionFrom: asked.address,
      showMessageCard: true,
      sendMessageTitle: asked.title,
      sendMessagePath: asked.address,
    })
    expect(WechatButton({ ...asked, address: undefined })?.props).not.toHaveProperty('showMessageCard')
  })

  it('is opened by the account in Douyin, and by company and scene in Alipay', () => {
    expect(DouyinButton(asked)?.props).toMatchObject({ openType: 'im', dataImId: 'company/scene' })
    const [button] = AlipayButton(asked)?.props.children ?? []
    expect(button.props).toMatchObject({ tntInstId: 'company', scene: 'scene' })
  })

  it('has no button where none is configured', () => {
    const set = globalThis as unknown as { APP_CONTACT: string }
    const before = set.APP_CONTACT
    set.APP_CONTACT = ''
    expect([WechatButton(asked), DouyinButton(asked), AlipayButton(asked)]).toEqual([null, null, null])
    set.APP_CONTACT = before
  })
})
