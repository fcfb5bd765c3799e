import { done, endTime, offerOf, refused, right } from '@tests/domain/rights/ownCard'
import { argsOf } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, press } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { getLimitUpRight, type LimitUpLogRow, limitUp, limitUpLog, limitUpRights } from '@/contract/rights/quota'
import { consent } from '@/domain/account/consent'
import { claim } from '@/i18n/claim'
import { ownCard } from '@/i18n/ownCard'
import { quota as words } from '@/i18n/quota'
import { ui as uiWords } from '@/i18n/ui'
import { report } from '@/report/report'
import QuotaCard from '@/subPackages/xyfApp/rise-quota/index'

jest.mock('@/report/report', () => ({ ...jest.requireActual('@/report/report'), report: jest.fn() }))

const active = { isActive: true, endTime }
const offer = (more: object = {}) =>
  done({
    card: offerOf(active),
    rights: [right('coins', 'can_receive')],
    quota: 800_000,
    raise: 200_000,
    status: 'none',
    ...more,
  })
const row = (logId: number, status: LimitUpLogRow['status'] = 'raised'): LimitUpLogRow => ({
  logId: String(logId),
  status,
  quotaBefore: 800_000,
  quotaAfter: status === 'refused' ? 800_000 : 1_000_000,
  changedAt: endTime,
  reason: `reason ${logId}`,
})
const rows = (from: number, count: number) => done({ rows: Array.from({ length: count }, (_, at) => row(from + at)) })

async function openPage(more: object = {}, log: object = done({ rows: [] })): Promise<void> {
  screen.open()
  await serve(limitUpRights, offer(more))
  await serve(limitUpLog, log)
}

const screen = screenTest(QuotaCard, 'subPackages/xyfApp/rise-quota/index')
const textOf = (selector: string) => box.querySelector(selector)?.textContent ?? undefined
const has = (id: string) => box.querySelector(`#${id}`) !== null
const sums = () => [...box.querySelectorAll('.quota-change-sum')].map(({ textContent }) => textContent)
const events = (name: string) =>
  jest
    .mocked(report)
    .mock.calls.filter(([event]) => event === name)
    .map(([, detail]) => detail)

describe('the quota and its raise', () => {
  it.each([
    [{}, '本卡有一次提额机会，预计提升 ¥2000.00', true, false],
    [{ card: offerOf() }, '每张卡一次提额机会，预计提升 ¥2000.00', false, true],
    [{ status: 'in_review' }, '一般 1 分钟内出结果', false, false],
    [{ status: 'raised' }, '新额度已生效', false, false],
    [{ status: 'raised', card: offerOf({ endTime }) }, '新额度已生效', false, true],
    [{ status: 'refused', reason: '账户未开通' }, '账户未开通', false, false],
    [{ status: 'refused' }, '您的额度保持不变，卡内其他权益可继续使用', false, false],
    [{ status: 'brand_new' }, '一般 1 分钟内出结果', false, false],
  ])('with %j says "%s"; it can be asked for: %p, the card can be bought: %p', async (more, text, asks, sells) => {
    await openPage(more)
    expect(textOf('.raise-card')).toContain(text)
    expect([has('raise-ask'), has('raise-buy')]).toEqual([asks, sells])
  })

  it('that was refused leaves the quota and the rights of the card as they are', async () => {
    await openPage({ status: 'refused' })
    await says(
      box,
      '您的额度保持不变，卡内其他权益可继续使用',
      'Your quota is unchanged, and other card benefits still apply',
    )
  })

  it('shows the quota now, until when the card runs, and what the raise has changed', async () => {
    await openPage({ quota: 1_000_000, status: 'raised' }, done({ rows: [row(1)] }))
    expect(textOf('.quota-head')).toContain('¥10000.00')
    expect(textOf('.quota-head')).toContain('提额权益卡有效期至 2030-05-20')
    expect(sums()).toEqual(['¥8000.00', '¥10000.00'])
  })

  it('shows no change where the latest raise of the log is another one', async () => {
    await openPage({ status: 'raised' }, done({ rows: [row(1, 'refused')] }))
    expect(sums()).toEqual([])
  })

  it('leads to the offer where the card is not active', async () => {
    await openPage({ card: offerOf() })
    expect(textOf('#raise-buy')).toBe(words.toCard)
    press('raise-buy')
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/rise-quota-landing/index'])
  })
})

describe('asking for the raise', () => {
  it('two taps ask once, and the raise in review is read with its log', async () => {
    await openPage()
    press('raise-ask')
    press('raise-ask')
    await serve(limitUp, done({ status: 'in_review', quotaBefore: 800_000, quotaAfter: 1_000_000 }))
    await serve(limitUpRights, offer({ status: 'in_review' }))
    await serve(limitUpLog, done({ rows: [row(1, 'in_review')] }))
    expect(callsTo(limitUp).map(argsOf)).toEqual([{}])
    expect(textOf('.raise-card')).toContain(words.raise.in_review.title)
    expect([has('raise-ask'), sums()]).toEqual([false, ['¥8000.00', '¥10000.00']])
    press('raise-refresh')
    await serve(limitUpRights, offer({ status: 'raised', quota: 1_000_000 }))
    await serve(limitUpLog, done({ rows: [row(1)] }))
    expect(textOf('.raise-card')).toContain(words.raise.raised.title)
    expect(textOf('.quota-head')).toContain('¥10000.00')
  })

  it('R-44 a refusal is one toast, and the page is read again', async () => {
    await openPage()
    press('raise-ask')
    await serve(limitUp, refused('RAISE_USED_UP', '本卡的提额机会已使用'))
    expect(moves).toEqual(['toast 2000 本卡的提额机会已使用'])
    await serve(limitUpRights, offer({ status: 'raised' }))
    expect(has('raise-ask')).toBe(false)
  })

  it('a refusal that comes while the page is covered is told when it is in front again', async () => {
    await openPage()
    press('raise-ask')
    happen('hide')
    await serve(limitUp, refused('RAISE_USED_UP', '本卡的提额机会已使用'))
    await serve(limitUpRights, offer({ status: 'raised' }))
    expect(moves).toEqual([])
    happen('show')
    expect(moves).toEqual(['toast 2000 本卡的提额机会已使用'])
  })

  it('R-82 asks again under the same id after a lost answer', async () => {
    await openPage()
    press('raise-ask')
    await serve(limitUp, 'no network')
    press('raise-ask')
    await settle()
    const [first, second] = callsTo(limitUp).map(({ header }) => header?.requestId)
    expect(first).toEqual(expect.any(String))
    expect(second).toBe(first)
  })

  it('U7 asks for nothing before the privacy notice is accepted', async () => {
    await openPage()
    await during(() => consent.withdraw())
    press('raise-ask')
    await settle()
    expect(callsTo(limitUp)).toEqual([])
  })

  it('a raise that was decided while the customer was elsewhere is shown with its log', async () => {
    await openPage({ status: 'in_review' }, done({ rows: [row(1, 'in_review')] }))
    happen('hide')
    happen('show')
    await serve(limitUpRights, offer({ status: 'raised' }))
    await serve(limitUpLog, done({ rows: [row(1)] }))
    expect(textOf('.raise-card')).toContain(words.raise.raised.title)
    expect(textOf('.raise-row')).toContain(words.logStates.raised)
  })
})

describe('the rights of the card', () => {
  it('are claimed once, and the customer sees what they got', async () => {
    await openPage()
    press('right-coins')
    press('right-coins')
    const given = right('coins', 'received', { left: 0, result: '500 金币已到账' })
    await serve(getLimitUpRight, done({ right: given, result: '500 金币已到账' }))
    await serve(limitUpRights, offer({ rights: [given] }))
    expect(callsTo(getLimitUpRight).map(argsOf)).toEqual([{ rightId: 'coins' }])
    expect(textOf('#claimed-sheet')).toContain('500 金币已到账')
    expect(textOf('.benefit-row')).toContain(ownCard.states.received)
    expect(textOf('.benefit-row-note')).toBe('500 金币已到账')
    expect([events('memberRightsTap'), events('memberRightsReceive')]).toEqual([
      [{ productId: 'coins' }],
      [{ productId: 'coins' }],
    ])
    expect(textOf('#claimed-use')).toBe(claim.understood)
  })

  it('R-44 a refused claim is one toast, and no receipt is reported', async () => {
    await openPage()
    press('right-coins')
    await serve(getLimitUpRight, refused('RIGHT_RECEIVED', '该权益已领取'))
    expect(moves).toEqual(['toast 2000 该权益已领取'])
    expect(events('memberRightsReceive')).toEqual([])
  })
})

describe('the log of raises', () => {
  it('grows by pages of ten, each asked for once', async () => {
    await openPage({}, rows(1, 10))
    happen('bottom')
    happen('bottom')
    await serve(limitUpLog, rows(11, 2))
    happen('bottom')
    await settle()
    expect(callsTo(limitUpLog).map(argsOf)).toEqual([{ page: 1 }, { page: 2 }])
    expect(textOf('.list-foot')).toContain(uiWords.list.end)
  })

  it('says so where there are no raises', async () => {
    await openPage()
    expect(box.textContent).toContain(words.noLog)
  })

  it('W4 a log that cannot be read leaves the quota on the screen and is asked for again', async () => {
    screen.open()
    await serve(limitUpRights, offer())
    await serve(limitUpLog, refused('BUSY', ''))
    expect(textOf('.quota-head')).toContain('¥8000.00')
    expect([moves, box.textContent]).toEqual([[], expect.stringContaining('重试')])
  })
})
