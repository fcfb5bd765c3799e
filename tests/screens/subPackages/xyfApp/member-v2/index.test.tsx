import { argsOf, endAll, ok } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, screenTest, serve, settle } from '@tests/screens/screenTest'
import {
  info,
  item,
  monthly,
  refused,
  rightsOf,
  servePage,
  single,
  suc,
  unpaidOrder,
} from '@tests/screens/subPackages/xyfApp/membershipAnswers'
import { happen } from '@tests/shell/fakeHooks'
import { box, clean, letTapsPass, press, tap } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { act } from 'react'
import { bankCode } from '@/contract/cashier'
import { vipForPendingPopup, vipInfo } from '@/contract/member/info'
import { createVipOrder, vipBankPay } from '@/contract/member/order'
import { memberOrderInfo } from '@/contract/member/orderInfo'
import { type RightsRes, receiveRight, vipRights } from '@/contract/member/rights'
import { payChannel } from '@/contract/paysystem'
import { customerServiceLink } from '@/contract/remoteConfig/schema'
import { askReminder } from '@/domain/account/askReminder'
import { config } from '@/domain/remoteConfig/config'
import { defaultConfig } from '@/domain/remoteConfig/configValues'
import { customerKeys } from '@/domain/session/customerKeys'
import { claim } from '@/i18n/claim'
import { setLanguage } from '@/i18n/language'
import { membership as words } from '@/i18n/membership'
import { reminder as reminderWords } from '@/i18n/reminder'
import { remoteConfig as configText } from '@/i18n/remoteConfig'
import { openLink } from '@/platform/links/openLink'
import { toast } from '@/platform/page/toast'
import { virtualSale } from '@/platform/pay/virtualSale'
import { launchStorage } from '@/platform/storage/sessionStorage'
import { removeStored } from '@/platform/storage/stored'
import { report } from '@/report/report'
import Member from '@/subPackages/xyfApp/member-v2/index'

// Parts are drawn at once, which a host does one after another.
jest.mock('@/platform/page/afterUpdate', () => ({
  afterUpdate: (run: () => void) => {
    run()
    return () => undefined
  },
}))
jest.mock('@/domain/remoteConfig/config', () => ({ config: { ask: jest.fn(), values: undefined } }))
jest.mock('@/platform/links/openLink', () => ({ openLink: jest.fn() }))
jest.mock('@/platform/page/toast', () => ({ toast: jest.fn() }))
jest.mock('@/platform/pay/virtualSale', () => ({ virtualSale: { isForbidden: jest.fn(() => false) } }))
jest.mock('@/report/report', () => ({ ...jest.requireActual('@/report/report'), report: jest.fn() }))

jest.mock('@/domain/account/askReminder', () => ({ askReminder: jest.fn() }))

const screen = screenTest(Member, 'subPackages/xyfApp/member-v2/index')

async function openPage(page: Parameters<typeof servePage>[0] = {}): Promise<void> {
  screen.open()
  await servePage(page)
}

/** Leaves the page and opens it again in the same launch. */
async function openAgain(page: Parameters<typeof servePage>[0] = {}): Promise<void> {
  clean()
  await endAll()
  await openPage({ knowsGroups: true, ...page })
}

beforeEach(() => {
  letTapsPass()
  Object.assign(config, { values: defaultConfig })
  jest.mocked(virtualSale.isForbidden).mockReturnValue(false)
})
afterEach(() => {
  jest.useRealTimers()
  setLanguage('zh-CN')
})

const has = (id: string) => box.querySelector(`#${id}`) !== null
const events = (name: string) => jest.mocked(report).mock.calls.filter(([event]) => event === name)
const chosen = () => box.querySelector('[role=radio][aria-checked=true]')?.id

/** Ticks everything and buys. */
function buy(contractType: 'continue_month' | 'single_month'): void {
  press(`price-${contractType}`)
  if (contractType === 'continue_month') press('member-agree-renewal')
  press('member-agree')
  press('member-buy')
}

const ordered = {
  ...single,
  vipOrderNo: 'V1',
  vipType: 'fei_yue',
  buySource: 'member-v2',
  sellPrice: 1_990,
  payDeadline: 9,
}

const asOrder = { vipType: 'fei_yue', title: '', createdAt: 1, payDeadline: 9 }

describe('what the membership shows', () => {
  it('R-90 R-102 R-103 the offer, the prices, the rights, tags and what comes next', async () => {
    const day = Date.parse('2030-01-02T00:00:00+08:00')
    await openPage({
      info: {
        isVip: true,
        vipInfo: {
          startTime: 1,
          endTime: day,
          serveTimes: 10,
          savedMoney: 11_420,
          renewStatus: 'on',
          renewPrice: 1_500,
          contractType: 'continue_month',
          renewExpireName: '连续包月',
          renewOriginPrice: 2_500,
          aheadDay: 5,
        },
      },
      scenes: ['vip_saved_money', 'vip_renew_entry', 'vip_birthday_entry'],
      tags: { member_level: '新会员', member_growth: '100' },
      expected: [{ itemId: 'e', itemName: '视频月卡', itemImg: '', receiveTime: day }],
    })
    for (const text of [
      '有效期至 2030-01-02',
      '新会员',
      '100',
      words.dayCount(10),
      '¥114.20',
      '立省 ¥15.10',
      'tip of continue_month',
      '本月任选一项免费领',
      '按开通日计算会员月',
      '视频月卡',
      '2030-01-02 可领',
    ])
      expect(box.textContent).toContain(text)
    expect([has('member-renewal'), has('member-birthday'), has('member-surprise')]).toEqual([true, true, false])
  })

  it('R-103 does without everything that only adds to it', async () => {
    jest.useFakeTimers()
    screen.open()
    await serve(vipInfo, suc(info()))
    await serve(vipRights, suc(rightsOf(item())))
    await act(() => jest.advanceTimersByTimeAsync(1_999))
    expect(has('member-buy')).toBe(false)
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(box.textContent).toContain('本月任选一项免费领')
    expect(has('member-buy')).toBe(true)
  })

  it('R-135 reports the page, the plan, the agreement and the purchase by their own events', async () => {
    await openPage()
    buy('single_month')
    for (const name of ['memberPage', 'memberPlanTap', 'memberAgreementTap', 'memberOpenTap'])
      expect(events(name)).toHaveLength(1)
  })

  it('R-97 R-96 customers who complain often get the guide, in group B alone', async () => {
    const guide = { title: '您的问题，我们优先处理', text: '', steps: ['第一步'], phone: '400-000-0000' }
    await openPage({ guide, groupB: ['vipReduceExternalComplaints'] })
    expect(box.querySelector('#complaint-guide')?.textContent).toContain('400-000-0000')
    removeStored(customerKeys)
    await openAgain({ guide, knowsGroups: false })
    expect(has('complaint-guide')).toBe(false)
  })
})

describe('the price', () => {
  it('R-91 is the first one until the customer chooses, and the chosen one after the page was left', async () => {
    await openPage()
    expect(chosen()).toBe('price-continue_month')
    press('price-single_month')
    expect(chosen()).toBe('price-single_month')
    expect(launchStorage.read('activePrice_fei_yue')).toBe('single_month')
    await openAgain()
    expect(chosen()).toBe('price-single_month')
    await openAgain({ info: { priceInfo: [monthly] } })
    expect(chosen()).toBe('price-continue_month')
  })

  it('R-98 has the tip of its discount level, and none without a configuration', async () => {
    await openPage()
    press('price-single_month')
    expect(box.querySelector('.member-buy-tip')).toBeNull()
    const discountInfo = { ...defaultConfig.vip.discountInfo, 'ZK-01-01': { payDiscountTips: '月卡立减' } }
    Object.assign(config, { values: { ...defaultConfig, vip: { ...defaultConfig.vip, discountInfo } } })
    await openAgain()
    expect(box.querySelector('.member-buy-tip')?.textContent).toBe('月卡立减')
  })

  it.each([
    ['continue_month', [['renewal']]],
    ['single_month', []],
  ] as const)('asks by the tap that buys %s whether the host may remind of a charge: %j', async (price, asked) => {
    jest.mocked(askReminder).mockClear()
    Object.assign(APP_TEMPLATES, { renewal: 'T1' })
    await openPage()
    press(`price-${price}`)
    expect(box.textContent?.includes(reminderWords.renewal)).toBe(asked.length > 0)
    Object.assign(APP_TEMPLATES, { renewal: undefined })
    press('member-buy')
    expect(askReminder).not.toHaveBeenCalled()
    buy(price)
    expect(jest.mocked(askReminder).mock.calls).toEqual(asked)
    await settle()
    expect(callsTo(createVipOrder)).toHaveLength(1)
  })

  it('R-93 a renewal is never ticked beforehand: without both ticks nothing is ordered, and another price takes the tick back', async () => {
    await openPage()
    await says(box, '起每月自动续费 ¥15.00，可随时关闭', '¥15.00/month. Cancel anytime')
    press('member-agree')
    press('member-buy')
    expect(box.querySelector('.alarm')?.textContent).toBe('请先勾选同意自动续费，或选择单次购买')
    press('member-agree-renewal')
    press('price-single_month')
    press('price-continue_month')
    press('member-buy')
    expect(box.querySelector('.alarm')?.textContent).toBe('请先勾选同意自动续费，或选择单次购买')
    press('price-single_month')
    press('member-agree')
    press('member-buy')
    expect(box.querySelector('.alarm')?.textContent).toBe('请先阅读并勾选协议')
    expect(callsTo(createVipOrder)).toHaveLength(0)
    act(() => setLanguage('en'))
    press('member-buy')
    expect(box.querySelector('.alarm')?.textContent).toBe('Please read the terms and tick the box')
  })
})

describe('buying', () => {
  it('R-90 R-100 orders the price as it was shown, and goes to the cashier', async () => {
    await openPage()
    buy('continue_month')
    await settle()
    expect(argsOf(callsTo(createVipOrder)[0])).toEqual({
      vipType: 'fei_yue',
      contractType: 'continue_month',
      buyType: 1,
      buySource: 'member-v2',
      originalPrice: 2_500,
      contractPrice: 1_500,
      sellPrice: 990,
      payActiveId: 'first-month',
      vipCardType: 1,
    })
    expect(callsTo(createVipOrder)[0]?.header?.bizTraceContext).toContain('"cnlEvCode":"VP00100016"')
    await serve(createVipOrder, suc({ ...ordered, contractType: 'continue_month' }))
    expect(moves.at(-1)).toContain('/subPackages/xyfApp/h5-pay/index?orderId=V1&source=member-v2')
  })

  it('R-88 pays on the screen by the calls of the membership where the cashier does not take it', async () => {
    await openPage({ paysInCashier: false })
    buy('single_month')
    await serve(createVipOrder, suc(ordered))
    await serve(
      payChannel,
      ok({ channels: [{ assetType: 'DEBIT_CARD', name: '沙盒银行', cardId: 'C1', cardTail: '6101' }] }),
    )
    expect(moves.filter((move) => move.includes('h5-pay'))).toEqual([])
    press('pay-here-submit')
    await settle()
    expect(argsOf(callsTo(vipBankPay)[0])).toEqual({ vipOrderNo: 'V1', amount: 1_990, cardId: 'C1', callBackUrl: '' })
    expect(launchStorage.read('isPayVipCashier')).toBe(false)
    expect(callsTo(bankCode)).toHaveLength(0)
  })

  it.each([
    ['P17 R-79 goes on with the order that has a payment (deduct type 2)', 2, 'unpaid', undefined, 'V-OPEN'],
    ['R-79 builds a new order where the other has none (deduct type 1)', 1, undefined, ordered, 'V1'],
    ['R-79 leads to an order that was paid elsewhere', 2, 'paid', undefined, 'order/detail?orderId=V-OPEN'],
    ['R-79 builds a new order where the time of the other is over', 2, 'closed', ordered, 'V1'],
  ] as const)('%s', async (_, unpaidOrderDeductType, state, created, target) => {
    await openPage({ info: { unpaidOrder: unpaidOrder(), unpaidOrderDeductType } })
    buy('single_month')
    if (state)
      await serve(memberOrderInfo, suc({ ...asOrder, months: 1, payAmount: 1_990, state, deductType: 2, bizNo: 'B7' }))
    if (created) await serve(createVipOrder, suc(created))
    await settle()
    expect(callsTo(createVipOrder)).toHaveLength(created ? 1 : 0)
    expect(moves.at(-1)).toContain(target)
  })

  describe('while an order of another plan waits', () => {
    const year = { ...unpaidOrder('single_season'), unpaidOrderPrice: 18_000, unpaidOrderTerm: '12 个月' }
    const quarter = { ...single, contractType: 'single_season', salePrice: 4_990 } as const
    const stateOfYear = (state: string) =>
      serve(memberOrderInfo, suc({ ...asOrder, months: 12, payAmount: 18_000, state, deductType: 1 }))

    it('R-79 says that it waits, and orders nothing until the customer decides', async () => {
      await openPage({ info: { unpaidOrder: year, priceInfo: [quarter] }, groupB: ['vip_unpaidorder_test'] })
      press('member-agree')
      press('member-buy')
      await settle()
      const sheet = box.querySelector('#member-waiting') ?? box
      expect(sheet.textContent).toContain('12 个月 · ¥180.00')
      await says(
        sheet,
        '可以先支付它，也可以取消它，改按所选套餐下单',
        'Pay for it, or cancel it and order the selected plan',
      )
      tap(sheet.querySelector('.sheet-close'))
      expect(has('member-waiting')).toBe(false)
      expect([callsTo(memberOrderInfo).length, callsTo(createVipOrder).length]).toEqual([0, 0])
    })

    it('R-79 orders the chosen plan in its place', async () => {
      await openPage({ info: { unpaidOrder: year, unpaidOrderDeductType: 2, priceInfo: [quarter] } })
      press('member-agree')
      press('member-buy')
      press('member-waiting-anew')
      await settle()
      expect(argsOf(callsTo(createVipOrder)[0])).toMatchObject({ contractType: 'single_season', sellPrice: 4_990 })
      expect([has('member-waiting'), callsTo(memberOrderInfo).length]).toEqual([false, 0])
    })

    it.each([
      ['pays it by its own number', 'unpaid', 'h5-pay/index?orderId=V-OPEN&source=member-v2'],
      ['leads to it where its time is over', 'closed', 'order/detail?orderId=V-OPEN'],
    ])('R-79 %s, and orders no plan', async (_, state, target) => {
      await openPage({ info: { unpaidOrder: year, priceInfo: [quarter] } })
      press('member-agree')
      press('member-buy')
      press('member-waiting-pay')
      await stateOfYear(state)
      expect(moves.at(-1)).toContain(target)
      expect(callsTo(createVipOrder)).toHaveLength(0)
    })

    it('R-79 its card pays it, and orders no quarter in its place', async () => {
      await openPage({ info: { unpaidOrder: year, priceInfo: [quarter] }, groupB: ['vip_unpaidorder_test'] })
      press('member-pay-unpaid')
      await stateOfYear('unpaid')
      expect(moves.at(-1)).toContain('h5-pay/index?orderId=V-OPEN')
      expect(callsTo(createVipOrder)).toHaveLength(0)
    })
  })

  it('a price that has changed is said at the button and read again, and nothing is paid', async () => {
    await openPage()
    buy('single_month')
    await serve(createVipOrder, refused('PRICE_CHANGED', '价格已更新'))
    expect(box.querySelector('.member-buy [role=alert]')?.textContent).toContain('价格已更新')
    await servePage({ knowsGroups: true, info: { priceInfo: [monthly, { ...single, salePrice: 2_090 }] } })
    expect(box.querySelector('.member-buy')?.textContent).toContain('20')
    expect(chosen()).toBe('price-single_month')
    expect(toast).not.toHaveBeenCalled()
    press('price-continue_month')
    expect(box.querySelector('.member-buy [role=alert]')).toBeNull()
  })

  it('P1 two taps in one tick order once', async () => {
    await openPage()
    press('price-single_month')
    press('member-agree')
    press('member-buy')
    press('member-buy')
    await settle()
    expect(callsTo(createVipOrder)).toHaveLength(1)
  })

  it('R-96 asks customers of group B before the order; closing the question buys nothing', async () => {
    await openPage({ groupB: ['vip_confirm_content'] })
    buy('continue_month')
    await settle()
    expect(callsTo(createVipOrder)).toHaveLength(0)
    tap(box.querySelector('#member-confirm .sheet-close'))
    expect([has('member-confirm'), callsTo(createVipOrder).length]).toEqual([false, 0])
    press('member-buy')
    press('member-confirm-pay')
    await settle()
    expect(callsTo(createVipOrder)).toHaveLength(1)
  })

  it('R-96 the question says what is paid now, what is charged later and who refunds the fee', async () => {
    await openPage({ groupB: ['vip_confirm_content'] })
    buy('continue_month')
    await settle()
    press('member-confirm-service')
    await settle()
    await serve(customerServiceLink, suc({ url: 'https://m.example.com/service' }))
    expect(jest.mocked(openLink).mock.calls).toEqual([['https://m.example.com/service?about=membership']])
    const question = box.querySelector('#member-confirm') ?? box
    await says(question, '今日支付 ¥9.90', 'You pay ¥9.90 today')
    await says(question, '如需退款，请联系客服', 'For a refund, contact customer service')
    await says(question, '起每月自动续费 ¥15.00，可随时关闭', '¥15.00/month. Cancel anytime')
  })

  it('is not offered where the host forbids it and the operator has switched it off', async () => {
    jest.mocked(virtualSale.isForbidden).mockReturnValue(true)
    await openPage()
    expect(has('member-buy')).toBe(true)
    const vip = { ...defaultConfig.vip, isSaleOffWhereForbidden: true }
    Object.assign(config, { values: { ...defaultConfig, vip } })
    await openAgain()
    expect([has('member-buy'), box.textContent?.includes('iOS 微信小程序内暂未开放购买，已有权益可正常使用')]).toEqual([
      false,
      true,
    ])
    await says(box, '暂不支持在此购买', 'We do not sell this in WeChat on iOS yet. Your existing benefits still work')
  })
})

describe('an order that waits', () => {
  it('R-79 R-96 is shown to group B with its time and way to pay', async () => {
    await openPage({ groupB: ['vip_unpaidorder_test'], info: { unpaidOrder: unpaidOrder(), unpaidOrderDeductType: 1 } })
    expect(box.querySelector('#member-unpaid')?.textContent).toContain('1 个月 · ¥19.90下单于 01-01 08:00')
    expect(box.querySelector('#member-unpaid [role=timer]')).not.toBeNull()
    happen('hide')
    happen('show')
    await servePage({
      knowsGroups: true,
      info: { unpaidOrder: unpaidOrder(), unpaidOrderDeductType: 1 },
    })
    expect(events('memberUnpaidShow')).toHaveLength(1)
    press('member-pay-unpaid')
    await settle()
    expect(argsOf(callsTo(createVipOrder)[0])).toMatchObject({ contractType: 'single_month' })
  })

  it('R-79 R-96 is shown to group A with its time, and leads to the order', async () => {
    await openPage({ info: { unpaidOrder: unpaidOrder() } })
    const card = box.querySelector('#member-unpaid') ?? box
    expect(card.textContent).toContain('1 个月 · ¥19.90')
    expect([card.querySelector('[role=timer]') !== null, has('member-pay-unpaid')]).toEqual([true, false])
    press('member-see-unpaid')
    expect(moves.at(-1)).toContain('order/detail?orderId=V-OPEN')
  })

  it('R-96 is told of once to group A, by a notice that leads to the order', async () => {
    const popup = { title: '您有一笔待支付订单', text: '支付后立即生效', vipOrderNo: 'V-OPEN' }
    await openPage({ popup, info: { unpaidOrder: unpaidOrder() } })
    expect([has('member-unpaid'), box.textContent?.includes(popup.text)]).toEqual([true, true])
    press('dialog-confirm')
    expect(moves.at(-1)).toContain('order/detail?orderId=V-OPEN')
    expect([box.textContent?.includes(popup.text), callsTo(vipForPendingPopup).length]).toEqual([false, 1])
  })

  it('R-102 whose payment is being decided says so and leads to the order', async () => {
    await openPage({ info: { pendingOrder: 'V-PENDING' } })
    const pending = box.querySelector('#member-pending')
    expect(pending?.textContent).toContain('有一笔支付正在确认中')
    await says(
      box,
      '支付结果确认后会员立即生效，请勿重复支付',
      'Your membership starts once payment is confirmed. Please do not pay again',
    )
    tap(pending?.querySelector('.button'))
    expect(moves.at(-1)).toBe('navigateTo /subPackages/order/detail?orderId=V-PENDING')
  })

  it('is read again when the screen is shown again', async () => {
    await openPage()
    happen('hide')
    happen('show')
    await settle()
    expect(callsTo(vipInfo)).toHaveLength(2)
  })
})

describe('a right', () => {
  it('R-94 is claimed by its item, shows what it gave and where it is used', async () => {
    await openPage()
    press('right-life-coffee')
    await settle()
    expect(argsOf(callsTo(receiveRight)[0])).toEqual({ itemId: 'life-coffee' })
    await serve(
      receiveRight,
      suc({ receiveStatus: 'received', result: '满 20 减 8 元饮品券', jumpUrl: '/subPackages/category/index' }),
    )
    expect(box.querySelector('#claimed-sheet')?.textContent).toContain('满 20 减 8 元饮品券')
    press('claimed-use')
    expect(moves.at(-1)).toContain('/subPackages/category/index')
  })

  it('R-44 that another device has claimed is told, and the rights are read again', async () => {
    await openPage()
    press('right-life-coffee')
    await serve(receiveRight, refused('RIGHT_USED_UP', '本月的免费生活权益已领取'))
    expect(toast).toHaveBeenCalledWith('本月的免费生活权益已领取')
    await settle()
    expect(callsTo(vipRights)).toHaveLength(2)
  })

  it('R-94 of another category is shown when its tab is tapped, which is reported', async () => {
    const [life] = rightsOf(item()).categories
    const service = { ...rightsOf(item({ itemId: 'waiver', itemName: '退款无忧' })).categories[0] }
    const other = { ...service, categoryType: 'cat_rights_service', categoryName: '服务权益' }
    await openPage({ rights: { categories: [life, other] } as RightsRes })
    expect([has('right-life-coffee'), has('right-waiver')]).toEqual([true, false])
    jest.mocked(report).mockClear()
    tap([...box.querySelectorAll('[role=tab]')].find((tab) => tab.textContent === '服务权益'))
    expect([has('right-life-coffee'), has('right-waiver')]).toEqual([false, true])
    expect(events('memberRightsShow')).toEqual([['memberRightsShow', {}]])
  })

  it('R-135 of the first tab is reported as shown once, and as used when the customer uses it', async () => {
    await openPage({ rights: rightsOf(item({ receiveStatus: 'received' })) })
    happen('hide')
    happen('show')
    await servePage({ knowsGroups: true, rights: rightsOf(item({ receiveStatus: 'received' })) })
    expect(events('memberRightsShow')).toEqual([['memberRightsShow', {}]])
    press('right-life-coffee')
    expect(events('memberRightsTap')).toEqual([['memberRightsTap', { productId: 'life-coffee' }]])
    expect(events('memberRightsReceive')).toEqual([])
  })

  it('R-94 that is used at customer service leads there once, and says where the host opens no address', async () => {
    jest.mocked(openLink).mockResolvedValue('copied')
    await openPage({ rights: rightsOf(item({ itemId: 'cs', itemType: 'exclusive_cs', receiveStatus: 'received' })) })
    press('right-cs')
    press('right-cs')
    await settle()
    expect(callsTo(customerServiceLink)).toHaveLength(1)
    await serve(customerServiceLink, suc({ url: 'https://m.example.com/service' }))
    expect(jest.mocked(openLink).mock.calls).toEqual([['https://m.example.com/service?about=membership&id=cs']])
    expect(toast).toHaveBeenCalledWith(configText.linkCopied)
  })

  it('R-99 that is locked for a member is for those who renew, and says so', async () => {
    await openPage({ info: { isVip: true }, rights: rightsOf(item({ itemId: 'locked', receiveStatus: 'locked' })) })
    expect(box.textContent).toContain(claim.renewFirst)
    expect(box.textContent).not.toContain(claim.states.locked)
    expect(has('right-locked')).toBe(false)
  })

  it('R-94 that is locked, used up or expired says so', async () => {
    const items = (['locked', 'used_up', 'expired'] as const).map((receiveStatus) =>
      item({ itemId: receiveStatus, receiveStatus }),
    )
    await openPage({ rights: rightsOf(...items) })
    for (const state of ['locked', 'used_up', 'expired'] as const) {
      expect(box.textContent).toContain(claim.states[state])
      expect(has(`right-${state}`)).toBe(false)
    }
  })
})
