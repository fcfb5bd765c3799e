import { claim, dayOf, done, ends, order } from '@tests/domain/member/fakeMembership'
import { argsOf } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, openScreen, serve, settle, setUpScreens } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, tap } from '@tests/ui/mounted'
import type { FunctionComponent } from 'react'
import { leapReceiveLog, leapRenewLog } from '@/contract/member/leap'
import { orderRenewLog } from '@/contract/member/renewal'
import { receiveLog } from '@/contract/member/rights'
import { claim as claimWords } from '@/i18n/claim'
import { renewal as words } from '@/i18n/renewal'
import { report } from '@/report/report'
import { routes } from '@/routes'
import LeapRecord from '@/subPackages/xyfApp/member-leap/member-record'
import LeapClaims from '@/subPackages/xyfApp/member-leap/mine-rights'
import MemberRecord from '@/subPackages/xyfApp/member-v2/member-record'
import MemberClaims from '@/subPackages/xyfApp/member-v2/mine-rights'

jest.mock('@/report/report', () => ({ ...jest.requireActual('@/report/report'), report: jest.fn() }))

interface Screen {
  Page: FunctionComponent
  path: string
}

async function openList({ Page, path }: Screen, endpoint: { path: string }, rows: readonly object[]): Promise<void> {
  openScreen(Page, path)
  await serve(endpoint, done({ rows }))
}

setUpScreens()
afterEach(() => jest.restoreAllMocks())

const cells = (name: string) => [...box.querySelectorAll(`.${name}`)]
const monthly = { Page: MemberRecord, path: routes.memberRecord.path }
const leapRecord = { Page: LeapRecord, path: routes.leapRecord.path }
const monthlyClaims = { Page: MemberClaims, path: routes.memberClaims.path }
const leapClaims = { Page: LeapClaims, path: routes.leapClaims.path }
const ten = <T,>(make: (id: string) => T) => Array.from({ length: 10 }, (_, at) => make(`${at}`))

describe('purchases and charges', () => {
  it.each([
    ['R-108 of the monthly membership', monthly, orderRenewLog, leapRenewLog],
    ['R-104 of the super-vip membership', leapRecord, leapRenewLog, orderRenewLog],
  ] as const)('%s are read by its own call, in pages of ten', async (_, screen, own, other) => {
    await openList(screen, own, ten(order))
    happen('bottom')
    await serve(own, done({ rows: [order('last')] }))
    expect(callsTo(own).map(argsOf)).toEqual([{ page: 1 }, { page: 2 }])
    expect(callsTo(other)).toEqual([])
    expect(jest.mocked(report).mock.calls.filter(([name]) => name === 'memberRenewLog')).toHaveLength(1)
  })

  it('R-108 each says what it is, what it cost, where it stands, its term, and why a charge failed', async () => {
    await openList(monthly, orderRenewLog, [
      order('V2', { isRenewal: true, state: 'failed', reason: '银行卡余额不足', amount: 1_500 }),
      order('V1', { startTime: ends, endTime: ends }),
    ])
    const [failed, paid] = cells('record-cell').map((cell) => cell.textContent)
    for (const text of [words.renewalOrder, '扣款失败', words.reasonOf('银行卡余额不足'), '15.00'])
      expect(failed).toContain(text)
    for (const text of [words.purchase, '已支付', words.recordTerm(dayOf(ends), dayOf(ends)), '19.90'])
      expect(paid).toContain(text)
  })

  it('D-30 open the order, and are read again afterwards where it was not paid', async () => {
    await openList(monthly, orderRenewLog, [order('V2', { state: 'unpaid' }), order('V1')])
    const [unpaid, paid] = cells('record-cell')
    tap(paid)
    expect(moves).toEqual(['navigateTo /subPackages/order/detail?orderId=V1'])
    happen('hide')
    happen('show')
    await settle()
    expect(callsTo(orderRenewLog)).toHaveLength(1)
    tap(unpaid)
    happen('hide')
    happen('show')
    await serve(orderRenewLog, done({ rows: [order('V2'), order('V1')] }))
    expect(cells('record-cell')[0]?.textContent).toContain('已支付')
  })

  it.each([
    [monthly, orderRenewLog, '/subPackages/xyfApp/member-v2/index'],
    [leapRecord, leapRenewLog, '/subPackages/xyfApp/member-leap/index'],
  ] as const)('of a customer without any lead to the membership', async (screen, endpoint, path) => {
    await openList(screen, endpoint, [])
    expect(box.textContent).toContain(words.recordsEmpty)
    tap(box.querySelector('[role=button][aria-label="去开通"]'))
    expect(moves).toEqual([`navigateTo ${path}`])
  })
})

describe('claimed benefits', () => {
  it.each([
    ['of the monthly membership', monthlyClaims, receiveLog, leapReceiveLog],
    ['of the super-vip membership', leapClaims, leapReceiveLog, receiveLog],
  ] as const)('R-104 %s are read by its own call, in pages of ten', async (_, screen, own, other) => {
    await openList(screen, own, ten(claim))
    happen('bottom')
    await settle()
    expect(callsTo(own).map(argsOf)).toEqual([{ page: 1 }, { page: 2 }])
    expect(callsTo(other)).toEqual([])
    expect(jest.mocked(report).mock.calls.filter(([name]) => name === 'memberReceiveLog')).toHaveLength(1)
  })

  it('S1 say what they gave and when, and are used where their address leads somewhere', async () => {
    await openList(monthlyClaims, receiveLog, [
      claim('2'),
      claim('1', { jumpUrl: 'https://elsewhere.example' }),
      claim('0', { jumpUrl: '/subPackages/nowhere/index' }),
    ])
    expect(cells('claims-cell')[0]?.textContent).toContain('已放入“我的优惠券”')
    expect(cells('claims-cell')[0]?.textContent).toContain(dayOf(ends))
    expect(cells('claims-cell')[1]?.textContent).toContain(claimWords.states.received)
    expect([box.querySelector('#claim-1'), box.querySelector('#claim-0')]).toEqual([null, null])
    tap(box.querySelector('#claim-2'))
    expect(moves).toEqual(['switchTab /pages/mall/index'])
  })

  it('of a customer who has claimed none lead to the benefits', async () => {
    await openList(leapClaims, leapReceiveLog, [])
    expect(box.textContent).toContain(words.claimsEmpty)
    tap(box.querySelector(`[aria-label="${words.toBenefits}"]`))
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/member-leap/index'])
  })
})
