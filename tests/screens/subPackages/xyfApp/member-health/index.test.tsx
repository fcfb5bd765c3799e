import { done, endTime, offerOf, ordered, refused, right } from '@tests/domain/rights/ownCard'
import { argsOf } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, press, tap } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { cardOrder } from '@/contract/rights/cards'
import { healthRight, healthRights } from '@/contract/rights/health'
import { consent } from '@/domain/account/consent'
import { canSellHere } from '@/domain/rights/sale'
import { health as words } from '@/i18n/health'
import { ownCard } from '@/i18n/ownCard'
import { report } from '@/report/report'
import Health from '@/subPackages/xyfApp/member-health/index'

jest.mock('@/domain/rights/sale', () => ({ canSellHere: jest.fn(() => true) }))
jest.mock('@/report/report', () => ({ ...jest.requireActual('@/report/report'), report: jest.fn() }))

const rights = [
  right('locked', 'locked'),
  right('fresh', 'can_receive'),
  right('claimed', 'received', { left: 1 }),
  right('used', 'used_up', { left: 0 }),
  right('late', 'expired'),
]
const code = { text: 'ABCD-1234', endTime }

const servePage = (more: Parameters<typeof offerOf>[0] = {}, list = rights) =>
  serve(healthRights, done({ card: offerOf(more), rights: list }))

async function openPage(more: Parameters<typeof offerOf>[0] = {}): Promise<void> {
  screen.open()
  await servePage(more)
}

const screen = screenTest(Health, 'subPackages/xyfApp/member-health/index')
const textOf = (selector: string) => box.querySelector(selector)?.textContent ?? undefined
const events = (name: string) =>
  jest
    .mocked(report)
    .mock.calls.filter(([event]) => event === name)
    .map(([, detail]) => detail)

function comeBack(): void {
  happen('hide')
  happen('show')
}

describe('the health card', () => {
  it('is not offered where its sale is forbidden, and says so', async () => {
    jest.mocked(canSellHere).mockReturnValue(false)
    await openPage()
    jest.mocked(canSellHere).mockReturnValue(true)
    expect([box.querySelector('#card-buy'), textOf('.not-sold')]).toEqual([
      null,
      '暂不支持在此购买iOS 微信小程序内暂未开放购买，已有权益可正常使用',
    ])
  })

  it.each([
    [{}, '开通后 12 个月内有效', ownCard.buy],
    [{ isActive: true, endTime }, '有效期至 2030-05-20', ownCard.extend],
    [{ isActive: false, endTime }, '已于 2030-05-20 到期', ownCard.again],
  ])('with %j says until when it runs, and sells accordingly', async (more, note, button) => {
    await openPage(more)
    expect(box.textContent).toContain(note)
    expect(textOf('#card-buy')).toBe(button)
    expect(textOf('.card-buy')).toContain('¥199.00')
  })

  it('shows each right by its state: two can be opened, the others say why not', async () => {
    await openPage()
    const rows = [...box.querySelectorAll('.benefit-row')].map((row) => [
      row.querySelector('.button')?.textContent ?? row.querySelector('.benefit-row-state')?.textContent,
      row.querySelector('.benefit-row-note')?.textContent,
      row.classList.contains('is-off'),
    ])
    expect(rows).toEqual([
      [ownCard.states.locked, undefined, false],
      [words.getCode, ownCard.uses(2), false],
      [words.showCode, ownCard.uses(1), false],
      [ownCard.states.used_up, undefined, true],
      [ownCard.states.expired, undefined, true],
    ])
  })

  it('says so where the card has no rights yet, and leads to its rules', async () => {
    screen.open()
    await servePage({}, [])
    expect(box.textContent).toContain(ownCard.noRights)
    press('health-rule')
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/member-health/health-rule'])
  })

  it('is ordered once its terms are ticked, which they never are beforehand', async () => {
    const url = '/subPackages/agreement/index?code=card-service'
    await openPage({ contractInfo: [{ name: '权益卡服务协议', vipId: 'health', type: 'service', url }] })
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

  it('R-135 reports its page once, however often it loads', async () => {
    await openPage()
    press('card-buy')
    await serve(cardOrder, ordered('H1'))
    comeBack()
    await servePage()
    expect(events('memberHealthPage')).toEqual([{}])
  })

  it('R-44 a first load that fails is shown with a retry and without a toast', async () => {
    screen.open()
    await serve(healthRights, refused('BUSY', ''))
    expect(box.textContent).toContain('重试')
    expect([moves, box.querySelector('#card-buy')]).toEqual([[], null])
  })
})

describe('opening a right', () => {
  it('claims it once for two taps, and shows the code with its last day', async () => {
    await openPage({ isActive: true, endTime })
    press('right-fresh')
    press('right-fresh')
    await serve(healthRight, done({ right: right('fresh', 'received', { left: 2 }), code }))
    expect(callsTo(healthRight).map(argsOf)).toEqual([{ rightId: 'fresh' }])
    expect(textOf('#health-code')).toContain('ABCD-1234')
    expect(textOf('#health-code')).toContain('有效期至 2030-05-20')
    expect(textOf('#right-fresh')).toBe(words.showCode)
    expect([events('memberRightsTap'), events('memberRightsReceive')]).toEqual([
      [{ productId: 'fresh' }],
      [{ productId: 'fresh' }],
    ])
    press('health-code-close')
    expect(box.querySelector('#health-code')).toBeNull()
  })

  it('shows the code of a right that was claimed before, and reports no other claim', async () => {
    await openPage({ isActive: true, endTime })
    press('right-claimed')
    await serve(healthRight, done({ right: right('claimed', 'received', { left: 1 }), code }))
    expect(textOf('#health-code')).toContain(ownCard.uses(1))
    expect(events('memberRightsReceive')).toEqual([])
  })

  it('says so where a right needs no code', async () => {
    await openPage({ isActive: true, endTime })
    press('right-fresh')
    await serve(healthRight, done({ right: right('fresh', 'received') }))
    expect(textOf('#health-code')).toContain('该权益无需使用码，报手机号即可使用')
  })

  it('R-44 a refusal is one toast, and the rights are read again', async () => {
    await openPage({ isActive: true, endTime })
    press('right-fresh')
    await serve(healthRight, refused('RIGHT_USED_UP', '该权益已用完'))
    expect(moves).toEqual(['toast 2000 该权益已用完'])
    await servePage({ isActive: true, endTime }, [right('fresh', 'used_up', { left: 0 })])
    expect(textOf('.benefit-row-state')).toBe(ownCard.states.used_up)
    expect(box.querySelector('#health-code')).toBeNull()
  })

  it('a lost answer is a toast, and the next tap shows the code', async () => {
    await openPage({ isActive: true, endTime })
    press('right-fresh')
    await serve(healthRight, 'no network')
    expect(moves).toHaveLength(1)
    press('right-fresh')
    await serve(healthRight, done({ right: right('fresh', 'received'), code }))
    expect(textOf('#health-code')).toContain('ABCD-1234')
  })
})

describe('buying the card', () => {
  it('P1 two taps make one order at the price that is shown, which leads to the cashier', async () => {
    await openPage()
    press('card-buy')
    press('card-buy')
    await serve(cardOrder, ordered('H5'))
    expect(callsTo(cardOrder).map(argsOf)).toEqual([{ card: 'health', price: 9_900 }])
    expect(events('memberOpenTap')).toEqual([{ productId: 'health' }])
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/h5-pay/index?orderId=H5&source=member-health'])
  })

  it('a price that has changed is told beside the button and not charged; the new one is ordered under a new id', async () => {
    await openPage()
    press('card-buy')
    await serve(cardOrder, refused('PRICE_CHANGED', '价格已更新'))
    expect(textOf('.card-buy [role=alert]')).toBe('价格已更新，请确认后再购买，本次未扣款')
    await servePage({ price: 10_900 })
    expect(textOf('.card-buy [role=alert]')).toBe('价格已由 ¥99.00 变为 ¥109.00，请确认后再购买，本次未扣款')
    await says(
      box,
      '价格已由 ¥99.00 变为 ¥109.00，请确认后再购买，本次未扣款',
      'The price changed from ¥99.00 to ¥109.00. You have not been charged. Please check and try again',
    )
    expect([moves, box.querySelectorAll('.benefit-row').length]).toEqual([[], rights.length])
    press('card-buy')
    await serve(cardOrder, ordered('H2'))
    const [first, second] = callsTo(cardOrder)
    expect(argsOf(second)).toEqual({ card: 'health', price: 10_900 })
    expect(second?.header?.requestId).not.toBe(first?.header?.requestId)
    expect(textOf('.card-buy [role=alert]')).toBeUndefined()
  })

  it('R-44 another refusal is one toast', async () => {
    await openPage()
    press('card-buy')
    await serve(cardOrder, refused('PAYMENT_IN_PROCESS', '有一笔支付正在处理'))
    expect([moves, textOf('.card-buy [role=alert]')]).toEqual([['toast 2000 有一笔支付正在处理'], undefined])
  })

  it('asks again under the same id after a lost answer', async () => {
    await openPage()
    press('card-buy')
    await serve(cardOrder, 'no network')
    press('card-buy')
    await settle()
    const [first, second] = callsTo(cardOrder).map(({ header }) => header?.requestId)
    expect(first).toEqual(expect.any(String))
    expect(second).toBe(first)
  })

  it('U7 orders nothing before the privacy notice is accepted', async () => {
    await during(() => consent.withdraw())
    await openPage()
    press('card-buy')
    await settle()
    expect(callsTo(cardOrder)).toEqual([])
    expect(box.querySelector('#privacy-notice')).not.toBeNull()
  })

  it('back from the cashier the card is read again, once more at the next return where that failed', async () => {
    await openPage()
    comeBack()
    await settle()
    expect(callsTo(healthRights)).toHaveLength(1)
    press('card-buy')
    await serve(cardOrder, ordered('H6'))
    comeBack()
    await serve(healthRights, refused('BUSY', ''))
    expect(textOf('#card-buy')).toBe(ownCard.buy)
    comeBack()
    await servePage({ isActive: true, endTime })
    expect(textOf('#card-buy')).toBe(ownCard.extend)
    comeBack()
    await settle()
    expect(callsTo(healthRights)).toHaveLength(3)
  })
})
