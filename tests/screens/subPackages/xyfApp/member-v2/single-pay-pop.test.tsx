import { argsOf } from '@tests/request/fakeHost'
import { callsTo, screenTest, settle } from '@tests/screens/screenTest'
import { monthly, servePage } from '@tests/screens/subPackages/xyfApp/membershipAnswers'
import { box, press } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { createVipOrder } from '@/contract/member/order'
import MemberPayPop from '@/subPackages/xyfApp/member-v2/single-pay-pop'

async function openPage(page: Parameters<typeof servePage>[0] = {}): Promise<void> {
  screen.open()
  await servePage(page)
}

const screen = screenTest(MemberPayPop, 'subPackages/xyfApp/member-v2/single-pay-pop')

describe('the purchase of one term', () => {
  it('R-92 offers what is not charged again, and orders it', async () => {
    await openPage()
    expect([...box.querySelectorAll('[role=radio]')].map(({ id }) => id)).toEqual(['price-single_month'])
    press('member-agree')
    press('member-buy')
    await settle()
    expect(argsOf(callsTo(createVipOrder)[0])).toMatchObject({ contractType: 'single_month', sellPrice: 1_990 })
    await says(box, '一次付清，到期不自动续费', 'One-time payment, no auto-renewal')
  })

  it('says so where no single term is offered', async () => {
    await openPage({ info: { priceInfo: [monthly] } })
    expect(box.textContent).toContain('单次套餐暂未开放')
    expect(box.querySelector('#member-buy')).toBeNull()
  })
})
