import { sandboxTest } from '@tests/sandbox/startSandbox'
import { cardVipInfo } from '@/contract/member/cardPack'
import { vipForPendingPopup, vipInfo } from '@/contract/member/info'
import { grantedAgreements, userInfo } from '@/contract/session'
import { addMonths } from '@/lib/calendar'
import { MemberPlay, near } from './memberPlay'

const dayMs = 86_400_000

const sandbox = sandboxTest()

describe('membership info', () => {
  it('R-90 R-92 R-102 shows a visitor the offer: four contract types, four expire types and no term', async () => {
    const { data } = await sandbox.call(vipInfo, {}, { lang: 'en' })
    expect(data.priceInfo.map(({ contractType, canRenew }) => [contractType, canRenew])).toEqual([
      ['continue_month', true],
      ['single_month', false],
      ['single_season', false],
      ['continue_season', true],
    ])
    expect(data.priceInfo[0]).toEqual({
      canRenew: true,
      contractType: 'continue_month',
      contractTypeName: 'Monthly plan',
      payTip: '¥9.90 now, then ¥15.00 every month; told by SMS 5 days ahead',
      originalPrice: 2_500,
      contractPrice: 1_500,
      salePrice: 990,
      saveTip: 'You save ¥15.10',
    })
    expect(data.payInfo.map(({ expireType }) => expireType)).toEqual([1, 2, 3, 4])
    for (const { priceShow, discountPrice, priceSell } of data.payInfo)
      expect(priceShow - discountPrice).toBe(priceSell)
    expect(data).toMatchObject({ isVip: false, unpaidOrderDeductType: 1 })
    expect([data.vipInfo, data.unpaidOrder, data.pendingOrder]).toEqual([undefined, undefined, undefined])
    expect((await fetch(data.vipIntro.card)).status).toBe(200)
    expect((await sandbox.call(vipInfo, {}, { token: 'dead' })).code).toBe('300000')
  })

  it('R-102 each contract document is an agreement of the app that can be read', async () => {
    const { contractInfo } = (await sandbox.call(vipInfo, {}, { lang: 'en' })).data
    expect(contractInfo.map(({ type, vipId }) => [type, vipId])).toEqual([
      ['service', 'fei_yue'],
      ['renewal', 'fei_yue'],
    ])
    for (const { name, url } of contractInfo) {
      const code = new URL(url, sandbox.url).searchParams.get('code') ?? ''
      const { agreements } = (await sandbox.call(grantedAgreements, { code }, { lang: 'en' })).data
      expect(url).toMatch(/^\/subPackages\/agreement\/index\?/)
      expect(agreements[0]?.title).toBe(name)
    }
  })

  it('shows who is a member their term, as the other calls tell it', async () => {
    const member = await MemberPlay.of(sandbox, '13800138010')
    const { isVip, vipInfo: term } = await member.info()
    const { isVip: isMember } = (await sandbox.call(userInfo, {}, { token: member.token })).data.userInfo
    expect([isVip, isMember]).toEqual([true, true])
    expect(term).toMatchObject({
      serveTimes: 10,
      renewStatus: 'on',
      renewPrice: 1_500,
      contractType: 'continue_month',
      renewExpireName: 'Monthly plan',
      renewOriginPrice: 2_500,
      aheadDay: 5,
    })
    expect(term?.nextChargeTime).toBe(term?.endTime)
    expect(term?.endTime).toBe(addMonths(term?.startTime ?? 0, 1))
  })

  it('R-90 what orders of the mall have saved since the first membership is added up', async () => {
    const member = await MemberPlay.of(sandbox, '13800138002')
    expect((await member.info()).vipInfo?.savedMoney).toBeGreaterThan(0)
  })

  it.each([
    ['13800138011', false, 'never'],
    ['13800138012', true, 'stopped'],
    ['13800138016', false, 'on'],
  ] as const)('the term of %s: a member %s, the renewal %s', async (mobile, isVip, renewStatus) => {
    const info = await (await MemberPlay.of(sandbox, mobile)).info()
    expect(info).toMatchObject({ isVip, vipInfo: { renewStatus } })
  })

  it('a charge that failed says why, when it is tried again, and what pays it now', async () => {
    const member = await MemberPlay.of(sandbox, '13800138016')
    const { failedCharge } = (await member.info()).vipInfo ?? {}
    expect(failedCharge).toEqual({
      reason: 'The card does not hold enough. Please use another payment method.',
      nextTryTime: near(Date.now() + 23 * 3_600_000),
      amount: 1_500,
      vipOrderNo: expect.stringMatching(/^V/),
    })
    await member.pay(failedCharge?.vipOrderNo ?? '', 1_500)
    const after = await member.info()
    expect([after.isVip, after.vipInfo?.renewStatus, after.vipInfo?.failedCharge]).toEqual([true, 'on', undefined])
    expect(after.vipInfo?.nextChargeTime).toBe(after.vipInfo?.endTime)
    // No other customer has a failed charge.
    await sandbox.reset()
  })

  it('P17 R-79 an unpaid order whose payment can be gone on with has deduct type 2', async () => {
    const waiting = await MemberPlay.of(sandbox, '13800138013')
    expect(await waiting.info()).toMatchObject({
      unpaidOrder: { unpaidOrderPrice: 1_990, unpaidOrderTerm: '1 month', contractType: 'single_month' },
      unpaidOrderDeductType: 2,
    })
    const other = await MemberPlay.of(sandbox, '13900000401')
    await other.order('single_month')
    expect(await other.info()).toMatchObject({ unpaidOrder: { unpaidOrderPrice: 1_990 }, unpaidOrderDeductType: 1 })
  })

  it('an order whose payment is being decided is pending, and not unpaid', async () => {
    const buyer = await MemberPlay.of(sandbox, '13900000402')
    const { vipOrderNo, sellPrice } = (await buyer.order('single_month')).data
    await buyer.decide(await buyer.begin(vipOrderNo, sellPrice), 'pending')
    const info = await buyer.info()
    expect([info.pendingOrder, info.unpaidOrder, info.unpaidOrderDeductType]).toEqual([vipOrderNo, undefined, 1])
  })

  it('an open order is told of once', async () => {
    const buyer = await MemberPlay.of(sandbox, '13900000403')
    const ask = async () => (await sandbox.call(vipForPendingPopup, {}, { token: buyer.token, lang: 'en' })).data.popup
    expect(await ask()).toBeUndefined()
    const { vipOrderNo } = (await buyer.order('single_month')).data
    expect(await ask()).toMatchObject({ vipOrderNo, title: 'An order waits for your payment' })
    expect(await ask()).toBeUndefined()
  })
})

it('the card pack has six cards, the customer’s own first', async () => {
  const packOf = async (mobile: string) => {
    const token = await sandbox.login(mobile)
    return (await sandbox.call(cardVipInfo, {}, { token, lang: 'en' })).data.cards
  }
  const gold = await packOf('13800138008')
  expect(gold.map(({ cardType, state }) => [cardType, state])).toEqual([
    ['gold', 'active'],
    ['quota', 'active'],
    ...['fei_yue', 'leap', 'health', 'fly'].map((card) => [card, 'offered']),
  ])
  for (const { picture } of gold) expect((await fetch(picture)).status).toBe(200)
  expect((await packOf('13800138011'))[0]).toMatchObject({ cardType: 'fei_yue', state: 'expired' })
  const flying = (await packOf('13800138002')).find(({ cardType }) => cardType === 'fly')
  expect(flying).toEqual(expect.objectContaining({ state: 'active', endTime: near(Date.now() + 60 * dayMs) }))
  expect((await sandbox.call(cardVipInfo, {})).code).toBe('300000')
})

it('the card pack shows a fly card as long as one of them serves, and as expired after that', async () => {
  const token = await sandbox.login('13800138002')
  const fly = async () =>
    (await sandbox.call(cardVipInfo, {}, { token })).data.cards.find(({ cardType }) => cardType === 'fly')?.state
  expect(await fly()).toBe('active')
  await sandbox.fault({ kind: 'clock', ms: 61 * dayMs })
  expect(await fly()).toBe('expired')
  // Renewals are charged and orders end in that time.
  await sandbox.clearFaults()
  await sandbox.reset()
})
