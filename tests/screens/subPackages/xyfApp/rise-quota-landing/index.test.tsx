import { done, endTime, offerOf, ordered, refused, right } from '@tests/domain/rights/ownCard'
import { argsOf } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, press, tap } from '@tests/ui/mounted'
import { cardOrder } from '@/contract/rights/cards'
import { type LimitUpRightsRes, limitUpRights } from '@/contract/rights/quota'
import { canSellHere } from '@/domain/rights/sale'
import { ownCard } from '@/i18n/ownCard'
import { quota as words } from '@/i18n/quota'
import QuotaLanding from '@/subPackages/xyfApp/rise-quota-landing/index'

jest.mock('@/domain/rights/sale', () => ({ canSellHere: jest.fn(() => true) }))

const servePage = (card: Partial<LimitUpRightsRes['card']> = {}) =>
  serve(
    limitUpRights,
    done({
      card: offerOf({ price: 2_900, months: 3, ...card }),
      rights: [right('coins', 'locked'), right('coupon', 'can_receive')],
      quota: 800_000,
      raise: 200_000,
      status: 'none',
    }),
  )

async function openPage(card: Partial<LimitUpRightsRes['card']> = {}): Promise<void> {
  screen.open()
  await servePage(card)
}

const screen = screenTest(QuotaLanding, 'subPackages/xyfApp/rise-quota-landing/index')
const textOf = (selector: string) => box.querySelector(selector)?.textContent ?? undefined

describe('the offer of the quota-raising card', () => {
  it('shows the quota now, what a raise would bring, the rights by their state, and the rules', async () => {
    await openPage()
    expect([...box.querySelectorAll('.quota-change-sum')].map(({ textContent }) => textContent)).toEqual([
      '¥8000.00',
      '¥10000.00',
    ])
    expect([...box.querySelectorAll('.benefit-row-state')].map(({ textContent }) => textContent)).toEqual([
      ownCard.states.locked,
      ownCard.states.can_receive,
    ])
    expect(box.textContent).toContain('1. one rule')
    expect(textOf('#quota-mine')).toContain(words.mineDetail)
  })

  it('is not offered where its sale is forbidden, and says so', async () => {
    jest.mocked(canSellHere).mockReturnValue(false)
    await openPage()
    jest.mocked(canSellHere).mockReturnValue(true)
    expect([box.querySelector('#card-buy'), textOf('.not-sold')]).toEqual([
      null,
      '暂不支持在此购买iOS 微信小程序内暂未开放购买，已有权益可正常使用',
    ])
  })

  it('leads a customer whose card is active to it by a link, and not by itself', async () => {
    await openPage({ isActive: true, endTime })
    expect([moves, textOf('#card-buy')]).toEqual([[], ownCard.extend])
    expect(textOf('#quota-mine')).toContain(words.mineActive('2030-05-20'))
    press('quota-mine')
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/rise-quota/index'])
  })

  it('is ordered once its terms are ticked, which they never are beforehand', async () => {
    const url = '/subPackages/agreement/index?code=card-service'
    await openPage({ contractInfo: [{ name: '权益卡服务协议', vipId: 'quota', type: 'service', url }] })
    press('card-buy')
    await settle()
    expect([box.querySelector('.alarm')?.textContent, moves, callsTo(cardOrder).length]).toEqual([
      ownCard.tickTerms,
      [],
      0,
    ])
    tap([...box.querySelectorAll('.check [role=link]')].at(-1))
    expect(moves.at(-1)).toBe(`navigateTo ${url}`)
    press('card-agree')
    press('card-buy')
    await settle()
    expect(callsTo(cardOrder)).toHaveLength(1)
  })

  it('is bought in the cashier as rise-quota, and read again afterwards', async () => {
    await openPage()
    press('card-buy')
    await serve(cardOrder, ordered('Q1'))
    expect(callsTo(cardOrder).map(argsOf)).toEqual([{ card: 'quota', price: 2_900 }])
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/h5-pay/index?orderId=Q1&source=rise-quota'])
    happen('hide')
    happen('show')
    await servePage({ isActive: true, endTime })
    expect(textOf('#quota-mine')).toContain(words.mineActive('2030-05-20'))
  })

  it('a price that has changed is told and not charged', async () => {
    await openPage()
    press('card-buy')
    await serve(cardOrder, refused('PRICE_CHANGED', '价格已更新'))
    await servePage({ price: 3_900 })
    expect([textOf('.card-buy [role=alert]'), moves]).toEqual([
      '价格已由 ¥29.00 变为 ¥39.00，请确认后再购买，本次未扣款',
      [],
    ])
  })
})
