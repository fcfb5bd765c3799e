import {
  change,
  dayOf,
  done,
  ends,
  failedCharge,
  infoWith,
  infoWithout,
  refused,
} from '@tests/domain/member/fakeMembership'
import { randomFrom } from '@tests/fixtures/random'
import { argsOf, type SentCall, sent as sentCalls } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, screenTest, serve, settle, waiting } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, tap } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { type VipInfoRes, vipInfo } from '@/contract/member/info'
import { type RenewLogRow, renewal, renewEnable, renewLog } from '@/contract/member/renewal'
import { type GreyKey, tagBatchDecision } from '@/contract/remoteConfig/decisions'
import { askReminder } from '@/domain/account/askReminder'
import { config } from '@/domain/remoteConfig/config'
import { defaultConfig } from '@/domain/remoteConfig/configValues'
import { reminder as reminderWords } from '@/i18n/reminder'
import { renewal as words } from '@/i18n/renewal'
import { report } from '@/report/report'
import { routes } from '@/routes'
import MemberRenewal from '@/subPackages/xyfApp/member-v2/renew-manage'

jest.mock('@/report/report', () => ({ ...jest.requireActual('@/report/report'), report: jest.fn() }))
jest.mock('@/domain/remoteConfig/config', () => ({ config: { ask: jest.fn(), values: {} } }))

jest.mock('@/domain/account/askReminder', () => ({ askReminder: jest.fn() }))

type Vip = (typeof defaultConfig)['vip']

const setTips = (vip: Partial<Vip>) =>
  Object.assign(config, { values: { ...defaultConfig, vip: { ...defaultConfig.vip, ...vip } } })

/** The server answers what the page is made of; answers of a read that is not waited for are left out. */
async function serveInfo(info: VipInfoRes): Promise<void> {
  await serve(vipInfo, done(info))
}

interface Opened {
  groupB?: readonly GreyKey[]
  rows?: readonly RenewLogRow[]
}

async function openPage(info: VipInfoRes, { groupB = [], rows = [] }: Opened = {}): Promise<void> {
  screen.open()
  await serve(renewLog, done({ rows }))
  const decisions = groupB.map((bizKey) => ({ bizKey, group: 'groupB' }))
  await serve(tagBatchDecision, done({ decisions }))
  await serveInfo(info)
}

const screen = screenTest(MemberRenewal, routes.memberRenewal.path)
beforeEach(() => setTips({}))
afterEach(() => jest.restoreAllMocks())

const find = (id: string) => box.querySelector(`#${id}`)
const press = (id: string) => tap(find(id))
const reported = (event: string) => jest.mocked(report).mock.calls.filter(([name]) => name === event)
const wishOf = (call: SentCall) => {
  const { renew, enabled } = argsOf(call) as { renew?: boolean; enabled?: boolean }
  return renew ?? enabled
}
const answered = (renewStatus: 'on' | 'stopped') =>
  done({ renewStatus, endTime: ends, ...(renewStatus === 'on' ? { nextChargeTime: ends } : {}) })

describe('R-93 the renewal of the monthly membership', () => {
  it('R-103 that is on names amount and day of the next charge, the interval, and how long ahead it is announced', async () => {
    await openPage(infoWith())
    expect(find('renewal-on')).not.toBeNull()
    for (const text of ['连续包月', '扣款前 5 天短信通知', '自动续费中', '15.00'])
      expect(box.textContent).toContain(text)
    expect(reported('memberRenewShow')).toEqual([['memberRenewShow', { productId: 'fei_yue' }]])
    await says(box, '2026-12-12 自动扣款', 'Charged on 2026-12-12')
  })

  it('R-108 is stopped by one question and one tap, with the reason that was chosen', async () => {
    await openPage(infoWith())
    press('renewal-stop')
    await says(
      box,
      '关闭后不再自动扣款，会员权益保留至 2026-12-12，之后可随时重新开启。',
      'You will not be charged again. Your benefits remain until 2026-12-12, and you can turn auto-renewal back on anytime.',
    )
    press('reason-price')
    press('stop-confirm')
    await serve(renewEnable, answered('stopped'))
    expect(callsTo(renewEnable).map(argsOf)).toEqual([
      { vipType: 'fei_yue', enabled: false, reason: words.reasons.price },
    ])
    expect(moves).toEqual(['toast 2000 已关闭自动续费，权益保留至 2026-12-12'])
    expect(find('stop-sheet')).toBeNull()
    expect(find('renewal-stopped')?.textContent).toContain(dayOf(ends))
    await says(box, '到期前权益照常使用，不会再扣款', 'Your benefits remain until then. You will not be charged again')
    expect(reported('memberRenewStop')).toHaveLength(1)
  })

  it('needs no reason to be stopped; a second tap on the chosen one takes it back', async () => {
    await openPage(infoWith())
    press('renewal-stop')
    press('reason-price')
    press('reason-price')
    press('stop-confirm')
    await settle()
    expect(callsTo(renewEnable).map(argsOf)).toEqual([{ vipType: 'fei_yue', enabled: false, reason: '' }])
  })

  it('stays on where the customer keeps it', async () => {
    await openPage(infoWith())
    press('renewal-stop')
    press('stop-keep')
    await settle()
    expect(callsTo(renewEnable)).toEqual([])
    expect(find('stop-sheet')).toBeNull()
    expect(reported('memberRenewKeep')).toHaveLength(1)
  })

  it('that was stopped is started again by a tap alone, which says the price and the day before', async () => {
    Object.assign(APP_TEMPLATES, { renewal: 'T1' })
    await openPage(infoWith({ renewStatus: 'stopped' }))
    expect(box.textContent).toContain(reminderWords.renewal)
    Object.assign(APP_TEMPLATES, { renewal: undefined })
    expect(callsTo(renewal)).toEqual([])
    await says(
      box,
      '每期扣款 ¥15.00，首次扣款不早于 2026-12-12，可随时关闭',
      '¥15.00 per term, first charged no earlier than 2026-12-12. Cancel anytime',
    )
    await says(
      box,
      '点击开启即表示同意本页的自动续费协议',
      'By turning it on, you agree to the auto-renewal terms on this page',
    )
    press('renewal-start')
    press('renewal-start')
    await serve(renewal, answered('on'))
    expect(callsTo(renewal).map(argsOf)).toEqual([{ vipType: 'fei_yue', renew: true }])
    expect(find('renewal-on')).not.toBeNull()
    expect(moves).toEqual(['toast 2000 已开启自动续费，下次扣款 2026-12-12'])
    expect(reported('memberRenewStart')).toHaveLength(1)
    expect(askReminder).toHaveBeenCalledWith('renewal')
  })

  it('that was stopped on another device is shown as stopped when the screen comes to the front', async () => {
    await openPage(infoWith())
    happen('hide')
    happen('show')
    await serveInfo(infoWith({ renewStatus: 'stopped' }))
    expect(find('renewal-stopped')).not.toBeNull()
    expect(find('renewal-start')).not.toBeNull()
  })

  it.each([1, 2, 3])(
    'P22 is in the state of the last tap, and each tap sends what it means (seed %i)',
    async (seed) => {
      await openPage(infoWith())
      const random = randomFrom(seed)
      const wishes = Array.from({ length: 10 }, () => random() < 0.5)
      const sent: boolean[] = []
      let isOn = true
      for (const wanted of wishes) {
        // Only the other state can be chosen.
        if (wanted === isOn) continue
        press(wanted ? 'renewal-start' : 'renewal-stop')
        if (!wanted) press('stop-confirm')
        await settle()
        // Reads that began before the tap say the state before, whenever they are answered.
        const reads = waiting().filter(({ url }) => url.endsWith(vipInfo.path) || url.endsWith(renewLog.path))
        await serve(wanted ? renewal : renewEnable, answered(wanted ? 'on' : 'stopped'))
        for (const { url } of reads) {
          const before = infoWith({ renewStatus: isOn ? 'on' : 'stopped' })
          if (url.endsWith(vipInfo.path)) await serveInfo(before)
          else await serve(renewLog, done({ rows: [] }))
        }
        isOn = wanted
        sent.push(wanted)
        expect([find('renewal-on') !== null, find('renewal-stopped') !== null]).toEqual([isOn, !isOn])
      }
      const switches = sentCalls.filter(({ url }) => url.endsWith(renewal.path) || url.endsWith(renewEnable.path))
      expect(switches.map(wishOf)).toEqual(sent)
    },
  )

  it('R-35 a refusal stands at the button, without a toast, and the state is read again', async () => {
    await openPage(infoWith({ renewStatus: 'stopped' }))
    press('renewal-start')
    await serve(renewal, refused('RENEWAL_NOT_OFFERED', '请先绑定可扣款的银行卡'))
    expect(box.querySelector('[role=alert]')?.textContent).toBe('请先绑定可扣款的银行卡')
    expect(moves).toEqual([])
    expect(screen.app.shown).toEqual([])
    expect(callsTo(vipInfo)).toHaveLength(2)
    expect(find('renewal-stopped')).not.toBeNull()
  })

  it('R-35 a lost answer stands in the question, and the same wish is sent again under its id', async () => {
    await openPage(infoWith())
    press('renewal-stop')
    press('stop-confirm')
    await serve(renewEnable, 'no network')
    expect(find('stop-sheet')?.querySelector('[role=alert]')?.textContent).toBe('网络异常，暂不确定是否成功，请重试')
    await says(box, '网络异常，暂不确定是否成功，请重试', 'Network error. The result is unknown. Please try again')
    expect(moves).toEqual([])
    press('stop-confirm')
    await settle()
    const ids = callsTo(renewEnable).map(({ header }) => header?.requestId)
    expect([ids.length, ids[0]]).toEqual([2, ids[1]])
  })
})

describe('a charge that failed', () => {
  it('says why and when it is tried again, and leads to its payment', async () => {
    await openPage(infoWith({ failedCharge, nextChargeTime: failedCharge.nextTryTime }, false))
    expect(find('renewal-failed')).not.toBeNull()
    expect(box.textContent).toContain('银行卡余额不足')
    expect(box.textContent).toContain(dayOf(failedCharge.nextTryTime))
    press('renewal-pay')
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/h5-pay/index?orderId=V1&source=member-v2'])
  })

  it('can be stopped, and is then neither shown nor tried again', async () => {
    await openPage(infoWith({ failedCharge, nextChargeTime: failedCharge.nextTryTime }, false))
    press('renewal-stop')
    await says(box, '关闭后我们不会再次尝试扣款。', 'We will not attempt to charge you again.')
    press('stop-confirm')
    await serve(renewEnable, answered('stopped'))
    expect(moves).toEqual(['toast 2000 已关闭自动续费，不会再扣款'])
    expect(find('renewal-pay')).toBeNull()
    expect(find('renewal-ended')).not.toBeNull()
  })
})

describe('a customer without a renewal', () => {
  it('who has never been a member is led to the membership', async () => {
    await openPage(infoWithout)
    expect(box.textContent).toContain(words.noneTitle)
    expect([find('renewal-start'), find('renewal-stop')]).toEqual([null, null])
    press('renewal-join')
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/member-v2/index'])
  })

  it('whose membership has ended can join again, and cannot start what does not run', async () => {
    await openPage(infoWith({ renewStatus: 'never' }, false))
    expect(find('renewal-ended')).not.toBeNull()
    expect([find('renewal-start'), find('renewal-coupon')]).toEqual([null, null])
    await says(box, '续费未开启，不会再扣款', 'Auto-renewal is off. You will not be charged again')
  })

  it('whose membership has no renewal price is told so, and offered none', async () => {
    await openPage(infoWith({ renewStatus: 'never', renewPrice: 0 }), { groupB: ['vip_renew_button'] })
    await says(
      box,
      '当前会员暂无续费价格，到期后可重新开通。',
      'No renewal price is available for this membership. You can rejoin once it expires.',
    )
    await says(box, '到期自动结束，不会自动扣款', 'It ends automatically. You will not be charged')
    expect(find('renewal-start')).toBeNull()
  })
})

describe('what an operator sets', () => {
  it('R-98 the tips stand on the screen, and the title over the question', async () => {
    setTips({ renewPlanTips: '扣款前提醒', renewPlanPopTitle: '自动续费说明' })
    await openPage(infoWith())
    expect(config.ask).toHaveBeenCalled()
    expect(box.textContent).toContain('扣款前提醒')
    press('renewal-stop')
    expect(find('stop-sheet')?.getAttribute('aria-label')).toBe('自动续费说明')
  })

  it('R-98 without a configuration the question has a title of its own', async () => {
    await openPage(infoWith())
    press('renewal-stop')
    expect(find('stop-sheet')?.getAttribute('aria-label')).toBe('确定关闭自动续费？')
  })

  it('R-96 group B of the notice is told of the next charge at the top', async () => {
    await openPage(infoWith(), { groupB: ['vip_renew_notification'] })
    const notice = '将于 2026-12-12 自动扣款 ¥15.00，扣款前 5 天会短信通知您，可随时关闭。'
    expect(find('renewal-notice')?.textContent).toBe(notice)
    await says(
      box,
      notice,
      '¥15.00 will be charged on 2026-12-12. We will notify you by SMS 5 days before. Cancel anytime.',
    )
    expect(box.querySelector('.screen-footer')).toBeNull()
  })

  it.each([null, '?', [null, { bizKey: 'vip_renew_button', group: 7 }]])(
    'R-96 an answer about groups that cannot be read (%j) leaves everything as group A sees it',
    async (decisions) => {
      screen.open()
      await serve(tagBatchDecision, done({ decisions }))
      await serveInfo(infoWith())
      expect(find('renewal-on')).not.toBeNull()
      expect([find('renewal-notice'), box.querySelector('.screen-footer')]).toEqual([null, null])
    },
  )

  it.each([
    ['group A of the button has a row', [], false],
    ['group B of the button has a bar at the bottom', ['vip_renew_button'], true],
  ] as const)('R-96 %s, and stops by the same tap', async (_, groupB, isBar) => {
    await openPage(infoWith(), { groupB })
    expect(find('renewal-notice')).toBeNull()
    expect(box.querySelector('.screen-footer #renewal-stop') !== null).toBe(isBar)
    press('renewal-stop')
    expect(find('stop-sheet')).not.toBeNull()
  })
})

describe('what else the screen shows', () => {
  it('R-99 a tip of a 50-yuan interest-free coupon, which leads to where it is claimed', async () => {
    await openPage(infoWith())
    expect(find('renewal-coupon')?.textContent).toContain('50 元免息券')
    await says(box, '每次续费一张，领取后 30 天内有效', 'One per renewal, valid for 30 days')
    expect(reported('memberCouponShow')).toHaveLength(1)
    press('renewal-coupon')
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/member-v2/index'])
    expect(reported('memberCouponTap')).toHaveLength(1)
  })

  it('R-108 lists the changes of the renewal with their reasons', async () => {
    await openPage(infoWith(), { rows: [change('2', 'on'), change('1', 'stopped', '暂时用不上')] })
    const rows = [...box.querySelectorAll('.change-log-row')].map((row) => row.textContent)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toContain(words.changeOf.on)
    expect(rows[1]).toContain(words.reasonOf('暂时用不上'))
  })

  it('R-108 reads the next page of changes at the end of the screen', async () => {
    await openPage(infoWith(), { rows: Array.from({ length: 10 }, (_, at) => change(`${at}`, 'on')) })
    happen('bottom')
    await settle()
    expect(callsTo(renewLog).map(argsOf)).toEqual([{ page: 1 }, { page: 2 }])
  })

  it('S1 offers the documents whose address leads somewhere, and no others', async () => {
    await openPage(infoWith())
    expect(box.textContent).toContain('自动续费协议')
    expect(box.textContent).not.toContain('别处的文件')
  })

  it('leads to the records, claims and rules', async () => {
    await openPage(infoWith())
    for (const id of ['renewal-records', 'renewal-claims', 'renewal-rules']) press(id)
    expect(moves.map((move) => move.replace(/^.*\//, ''))).toEqual(['member-record', 'mine-rights', 'member-rules'])
  })
})
