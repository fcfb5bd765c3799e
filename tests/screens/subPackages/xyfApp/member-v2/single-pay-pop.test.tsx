import { argsOf, endAll } from '@tests/request/fakeHost'
import { monthly, servePage } from '@tests/screens/subPackages/xyfApp/membershipAnswers'
import { callsTo, connectScreens, openScreen, settle } from '@tests/shell/openScreen'
import { clean, tap } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { createVipOrder } from '@/contract/member/order'
import { consent } from '@/domain/account/consent'
import { customerKeys } from '@/domain/session/customerKeys'
import { session } from '@/domain/session/session'
import { removeStored } from '@/platform/storage/stored'
import MemberPayPop from '@/subPackages/xyfApp/member-v2/single-pay-pop'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/shell/fakeHooks').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))

let box: HTMLElement

async function openPage(page: Parameters<typeof servePage>[0] = {}): Promise<void> {
  box = openScreen(MemberPayPop, 'subPackages/xyfApp/member-v2/single-pay-pop')
  await servePage(page)
}

beforeEach(() => {
  session.signOut()
  session.signIn('token-a')
  consent.accept()
  removeStored(customerKeys)
  connectScreens()
})
afterEach(async () => {
  clean()
  await endAll()
})

const press = (id: string) => tap(box.querySelector(`#${id}`))

describe('the purchase of one term', () => {
  it('R-92 offers what is not charged again, and orders it', async () => {
    await openPage()
    expect([...box.querySelectorAll('[role=radio]')].map(({ id }) => id)).toEqual(['price-single_month'])
    press('member-agree')
    press('member-buy')
    await settle()
    expect(argsOf(callsTo(createVipOrder)[0])).toMatchObject({ contractType: 'single_month', sellPrice: 1_990 })
    await says(box, '一次付清，到期不自动续费', 'Paid once, it does not renew')
  })

  it('says so where no single term is offered', async () => {
    await openPage({ info: { priceInfo: [monthly] } })
    expect(box.textContent).toContain('单次套餐暂未开放')
    expect(box.querySelector('#member-buy')).toBeNull()
  })
})
