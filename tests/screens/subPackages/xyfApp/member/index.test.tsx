import { argsOf } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, screenTest, serve, settle } from '@tests/screens/screenTest'
import { info, item, refused, rightsOf, suc, unpaidOrder } from '@tests/screens/subPackages/xyfApp/membershipAnswers'
import { happen } from '@tests/shell/fakeHooks'
import { box, press } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { vipInfo } from '@/contract/member/info'
import { purchaseVip } from '@/contract/member/order'
import { vipRights } from '@/contract/member/rights'
import { customerServiceLink } from '@/contract/remoteConfig/schema'
import { remoteConfig as configText } from '@/i18n/remoteConfig'
import { openLink } from '@/platform/links/openLink'
import { toast } from '@/platform/page/toast'
import { launchStorage } from '@/platform/storage/sessionStorage'
import OlderMember from '@/subPackages/xyfApp/member/index'

// Parts are drawn at once, which a host does one after another.
jest.mock('@/platform/page/afterUpdate', () => ({
  afterUpdate: (run: () => void) => {
    run()
    return () => undefined
  },
}))
jest.mock('@/platform/links/openLink', () => ({ openLink: jest.fn() }))
jest.mock('@/platform/page/toast', () => ({ toast: jest.fn() }))

async function openPage(rights = rightsOf(item()), changes: Parameters<typeof info>[0] = {}): Promise<void> {
  screen.open()
  await serve(vipInfo, suc(info(changes)))
  await serve(vipRights, suc(rights))
}

const screen = screenTest(OlderMember, 'subPackages/xyfApp/member/index')
const chosen = () => box.querySelector('[role=radio][aria-checked=true]')?.id

describe('the first membership', () => {
  it('R-90 R-91 shows every price of the older variant, the first one chosen until the customer chooses', async () => {
    await openPage()
    expect(chosen()).toBe('price-1')
    for (const text of ['月卡', '季卡', '49.90', '75.00', '立省 ¥25.10', '规则一', '生活权益'])
      expect(box.textContent).toContain(text)
    await says(box, '一次付清，到期不自动续费', 'One-time payment, no auto-renewal')
    press('price-2')
    expect([chosen(), launchStorage.read('activePrice_older')]).toEqual(['price-2', '2'])
  })

  it('R-80 R-100 orders expire type 2 as buy type 3, with the price that was shown', async () => {
    await openPage()
    press('price-2')
    press('member-buy')
    expect(box.querySelector('.alarm')?.textContent).toBe('请先阅读并勾选协议')
    press('member-agree')
    expect(box.querySelector('.alarm')?.textContent).toBeUndefined()
    press('member-buy')
    await settle()
    expect(argsOf(callsTo(purchaseVip)[0])).toEqual({ expireType: 2, buyType: 3, price: 4_990, vipCardType: 1 })
    expect(callsTo(purchaseVip)[0]?.header?.bizTraceContext).toContain('"cnlEvCode":"VP00100016"')
    await serve(purchaseVip, suc({ orderId: 'V3', payAmount: 4_990, payDeadline: 9 }))
    expect(moves.at(-1)).toContain('/subPackages/xyfApp/h5-pay/index?orderId=V3&source=member')
  })

  it.each([
    ['pays it', 'member-waiting-pay', 0, 'h5-pay/index?orderId=V-OPEN&source=member'],
    ['orders the chosen term in its place', 'member-waiting-anew', 1, 'h5-pay/index?orderId=V3&source=member'],
  ])('R-79 while an order of another term waits, the customer %s', async (_, button, orders, target) => {
    await openPage(rightsOf(item()), { unpaidOrder: unpaidOrder() })
    press('price-2')
    press('member-agree')
    press('member-buy')
    await settle()
    expect(callsTo(purchaseVip)).toHaveLength(0)
    expect(box.querySelector('#member-waiting')?.textContent).toContain('1 个月 · ¥19.90')
    press(button)
    await settle()
    expect(callsTo(purchaseVip)).toHaveLength(orders)
    if (orders > 0) await serve(purchaseVip, suc({ orderId: 'V3', payAmount: 4_990, payDeadline: 9 }))
    expect(moves.at(-1)).toContain(target)
  })

  it('R-94 a right that is used at customer service leads there', async () => {
    jest.mocked(openLink).mockResolvedValue('refused')
    await openPage(rightsOf(item({ itemId: 'cs', itemType: 'refund_worry_free', receiveStatus: 'received' })))
    press('right-cs')
    await serve(customerServiceLink, suc({ url: 'https://m.example.com/service' }))
    expect(jest.mocked(openLink).mock.calls).toEqual([['https://m.example.com/service?about=membership&id=cs']])
    expect(toast).toHaveBeenCalledWith(configText.linkNotCopied)
  })

  it('says at the button that the price has changed, and reads it again', async () => {
    await openPage()
    press('member-agree')
    press('member-buy')
    await serve(purchaseVip, refused('PRICE_CHANGED', '价格已更新'))
    expect(box.querySelector('.member-buy [role=alert]')?.textContent).toContain('价格已更新')
    expect([callsTo(vipInfo).length, jest.mocked(toast).mock.calls.length]).toEqual([2, 0])
    press('price-2')
    expect(box.querySelector('.member-buy [role=alert]')).toBeNull()
  })

  it('is read again when the customer comes back from the cashier', async () => {
    await openPage()
    happen('hide')
    happen('show')
    await settle()
    expect(callsTo(vipInfo)).toHaveLength(2)
  })
})
