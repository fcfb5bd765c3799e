import { argsOf } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, screenTest, serve, settle } from '@tests/screens/screenTest'
import { serveLeapPage, servePage, single, suc } from '@tests/screens/subPackages/xyfApp/membershipAnswers'
import { box, press } from '@tests/ui/mounted'
import { expectedReceiveList, vipInfo } from '@/contract/member/info'
import { expectedVipList, increaseStatus, leapRights, leapVipInfo, superVipInfo } from '@/contract/member/leap'
import { createVipOrder } from '@/contract/member/order'
import { vipRights } from '@/contract/member/rights'
import { report } from '@/report/report'
import Leap from '@/subPackages/xyfApp/member-leap/index'

// Parts are drawn at once, which a host does one after another.
jest.mock('@/platform/page/afterUpdate', () => ({
  afterUpdate: (run: () => void) => {
    run()
    return () => undefined
  },
}))
jest.mock('@/report/report', () => ({ ...jest.requireActual('@/report/report'), report: jest.fn() }))

const vip = (pageType: string, name: string) => ({ pageType, name, text: '', isActive: false, lowestPrice: 990 })

function open(pageType?: string): void {
  screen.open(pageType ? { pageType } : {})
}

/** Answers what the screen of the super-vip membership stands on. */
async function serveLeap(raise: object = { status: 'none' }): Promise<void> {
  await serve(
    superVipInfo,
    suc({ vips: [vip('leap', '超级会员'), vip('fei_yue', '月度会员'), vip('later', '未来会员')] }),
  )
  await serve(increaseStatus, suc(raise))
  await serveLeapPage()
}

const screen = screenTest(Leap, 'subPackages/xyfApp/member-leap/index')

describe('the super-vip membership', () => {
  it('R-104 asks supVip, and none of the monthly membership', async () => {
    open()
    await serveLeap()
    for (const endpoint of [leapVipInfo, leapRights, expectedVipList, increaseStatus, superVipInfo])
      expect([endpoint.family, callsTo(endpoint).length]).toEqual(['supVip', 1])
    for (const endpoint of [vipInfo, vipRights, expectedReceiveList]) expect(callsTo(endpoint)).toHaveLength(0)
    expect(jest.mocked(report)).toHaveBeenCalledWith('memberLeapPage', {})
  })

  it.each([undefined, 'leap', 'unknown', 'constructor'])('R-107 opens with pageType %s', async (pageType) => {
    open(pageType)
    await settle()
    expect([callsTo(leapVipInfo).length, callsTo(vipInfo).length]).toEqual([1, 0])
  })

  it('R-107 pageType fei_yue is the monthly membership, which raises no quota', async () => {
    open('fei_yue')
    await settle()
    expect([callsTo(vipInfo).length, callsTo(leapVipInfo).length, callsTo(increaseStatus).length]).toEqual([1, 0, 0])
  })

  it.each([
    [{ status: 'none' }, '开通后为您提交一次提额审核'],
    [{ status: 'in_review' }, '提额审核中，结果将显示在这里'],
    [{ status: 'raised', amount: 200_000, quotaBefore: 800_000, quotaAfter: 1_000_000 }, '¥8000.00 → ¥10000.00'],
    [{ status: 'refused', reason: '近期有逾期' }, '近期有逾期'],
  ])('R-104 tells where the raise stands: %j', async (raise, text) => {
    open()
    await serveLeap(raise)
    expect(box.querySelector('#leap-increase')?.textContent).toContain(text)
  })

  const ways = ['renewal', 'record', 'claims', 'rules']
  const pressAll = () => {
    for (const way of ways) press(`member-${way}`)
    return moves.slice(-4).map((move) => move.replace('navigateTo /subPackages/xyfApp/', ''))
  }

  it('R-107 leads to its own renewal, records, claims and rules', async () => {
    open()
    await serveLeap()
    const own = ['renew-manage', 'member-record', 'mine-rights'].map((page) => `member-leap/${page}`)
    expect(pressAll()).toEqual([...own, 'vip-rule/index?pageType=leap'])
  })

  it('R-107 with pageType fei_yue leads to the renewal, records, claims and rules of the monthly membership', async () => {
    open('fei_yue')
    await servePage({ scenes: ['vip_renew_entry'] })
    expect(pressAll()).toEqual(
      ['renew-manage', 'member-record', 'mine-rights', 'member-rules'].map((page) => `member-v2/${page}`),
    )
  })

  it('leads to the others of its family that this app knows', async () => {
    open()
    await serveLeap()
    expect(box.querySelectorAll('[id^=family-]')).toHaveLength(1)
    press('family-fei_yue')
    expect(moves.at(-1)).toContain('member-leap/index?pageType=fei_yue')
  })

  it('R-90 orders the type leap from its own screen', async () => {
    open()
    await serveLeap()
    press(`price-${single.contractType}`)
    press('member-agree')
    press('member-buy')
    await settle()
    expect(argsOf(callsTo(createVipOrder)[0])).toMatchObject({ vipType: 'leap', buySource: 'member-leap' })
  })
})
