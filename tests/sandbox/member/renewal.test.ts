import { sandboxTest } from '@tests/sandbox/startSandbox'
import { leapRenewal, leapRenewLog } from '@/contract/member/leap'
import { orderRenewLog, renewal, renewEnable, renewLog } from '@/contract/member/renewal'
import { dayMs, MemberPlay, moveClock } from './memberPlay'

const sandbox = sandboxTest()

const turn = ({ token }: MemberPlay, renew: boolean) =>
  sandbox.call(renewal, { vipType: 'fei_yue', renew }, { token, lang: 'en' })
const logOf = async ({ token }: MemberPlay, page = 1) => (await sandbox.call(renewLog, { page }, { token })).data.rows
const ordersOf = async ({ token }: MemberPlay, page = 1) =>
  (await sandbox.call(orderRenewLog, { page }, { token, lang: 'en' })).data.rows

describe('R-93 the renewal', () => {
  it('P22 started and stopped ten times is in its last state, with one line of the log for each change', async () => {
    const member = await MemberPlay.of(sandbox, '13800138010')
    const wishes = [true, false, false, true, false, true, true, false, false, true]
    let before = true
    let changes = 0
    for (const renew of wishes) {
      const { data } = await turn(member, renew)
      expect(data.renewStatus).toBe(renew ? 'on' : 'stopped')
      expect(data.nextChargeTime).toBe(renew ? data.endTime : undefined)
      if (renew !== before) changes += 1
      before = renew
    }
    // The first line is that of the purchase.
    const rows = await logOf(member)
    expect(rows.map(({ renewStatus }) => renewStatus)).toEqual([
      'on',
      'stopped',
      'on',
      'stopped',
      'on',
      'stopped',
      'on',
    ])
    expect(rows).toHaveLength(changes + 1)
  })

  it('R-108 is disabled with the reason of the customer, and the term stays until its end', async () => {
    const member = await MemberPlay.of(sandbox, '13800138002')
    const enable = (enabled: boolean, reason = '') =>
      sandbox.call(renewEnable, { vipType: 'fei_yue', enabled, reason }, { token: member.token })
    expect((await enable(true)).data.renewStatus).toBe('on')
    const { data } = await enable(false, 'too expensive')
    expect((await logOf(member))[0]).toMatchObject({ renewStatus: 'stopped', reason: 'too expensive' })
    const { isVip, vipInfo } = await member.info()
    expect([isVip, vipInfo?.endTime, vipInfo?.renewStatus]).toEqual([true, data.endTime, 'stopped'])
  })

  it('of who never was a member, whose membership has ended, or who has no card is not started', async () => {
    const refusalOf = async (mobile: string) => (await turn(await MemberPlay.of(sandbox, mobile), true)).code
    expect(await refusalOf('13900000441')).toBe('NOT_A_MEMBER')
    expect(await refusalOf('13800138011')).toBe('NOT_A_MEMBER')
    const cardless = await MemberPlay.of(sandbox, '13800138009')
    await cardless.buy('single_month')
    expect((await turn(cardless, true)).code).toBe('RENEWAL_NOT_OFFERED')
    expect((await turn(cardless, false)).data.renewStatus).toBe('stopped')
    expect(await logOf(cardless)).toEqual([])
  })

  it('of whom a charge failed lists the reason, and can be stopped', async () => {
    await sandbox.reset()
    const member = await MemberPlay.of(sandbox, '13800138016')
    expect((await ordersOf(member))[0]).toMatchObject({
      isRenewal: true,
      state: 'failed',
      reason: 'The card does not hold enough. Please use another payment method.',
    })
    // A membership that has ended can stop its renewal, and not start it again.
    expect((await turn(member, false)).data.renewStatus).toBe('stopped')
    expect((await turn(member, true)).code).toBe('NOT_A_MEMBER')
    expect((await member.info()).vipInfo?.failedCharge).toBeUndefined()
  })

  it('R-93 stopped after a failed charge is not started again by the money for that charge', async () => {
    await sandbox.reset()
    const member = await MemberPlay.of(sandbox, '13800138016')
    const [charge] = await ordersOf(member)
    const begin = () => member.begin(charge?.vipOrderNo ?? '', charge?.amount ?? 0)
    const begun = await begin()
    await turn(member, false)
    await expect(begin()).rejects.toThrow('ORDER_NOT_PAYABLE')
    await member.decide(begun, 'approve')
    const { isVip, vipInfo } = await member.info()
    expect([isVip, vipInfo?.renewStatus]).toEqual([false, 'stopped'])
  })

  it('of whom a charge failed offers it as no unpaid order, and another order leaves it payable', async () => {
    await sandbox.reset()
    const member = await MemberPlay.of(sandbox, '13800138016')
    const [charge] = await ordersOf(member)
    expect((await member.info()).unpaidOrder).toBeUndefined()
    await member.order('single_season')
    await member.pay(charge?.vipOrderNo ?? '', charge?.amount ?? 0)
    const { isVip, vipInfo } = await member.info()
    expect([isVip, vipInfo?.renewStatus]).toEqual([true, 'on'])
  })

  it('R-108 lists its changes in pages of ten', async () => {
    const member = await MemberPlay.of(sandbox, '13800138006')
    for (let time = 0; time < 12; time += 1) await turn(member, time % 2 === 0)
    const [first, second, third] = [await logOf(member, 1), await logOf(member, 2), await logOf(member, 3)]
    expect([first.length, second.length, third.length]).toEqual([10, 2, 0])
    expect(new Set([...first, ...second].map(({ logId }) => logId)).size).toBe(12)
  })

  it('R-104 of the super-vip membership is another one, with its own log', async () => {
    const member = await MemberPlay.of(sandbox, '13800138015')
    const turnLeap = (renew: boolean) => sandbox.call(leapRenewal, { renew, reason: '' }, { token: member.token })
    expect((await turnLeap(true)).data.renewStatus).toBe('on')
    expect((await turn(member, true)).code).toBe('NOT_A_MEMBER')
    expect((await turnLeap(false)).data.renewStatus).toBe('stopped')
    const { rows } = (await sandbox.call(leapRenewLog, { page: 1 }, { token: member.token })).data
    expect(rows.map(({ state, isRenewal }) => [state, isRenewal])).toEqual([['paid', false]])
  })

  it('is announced by SMS at least five days ahead, charged once at the end of the term, and listed', async () => {
    const mobile = '13800138004'
    const member = await MemberPlay.of(sandbox, mobile)
    await member.buy('continue_month')
    const { startTime = 0, endTime = 0 } = (await member.info()).vipInfo ?? {}
    const scenes = async () =>
      (await sandbox.inbox(mobile)).map(({ scene }) => scene).filter((scene) => scene.startsWith('renewal'))
    const ahead = endTime - 6 * dayMs
    await moveClock(sandbox, ahead - 60_000)
    await member.info()
    expect(await scenes()).toEqual([])
    await moveClock(sandbox, ahead + 60_000)
    await member.info()
    expect(await scenes()).toEqual(['renewal-ahead'])
    await moveClock(sandbox, endTime + 1_000)
    const { vipInfo, isVip } = await member.info()
    await member.info()
    expect(await scenes()).toEqual(['renewal-charged', 'renewal-ahead'])
    expect(isVip).toBe(true)
    expect(vipInfo?.startTime).toBe(startTime)
    expect(vipInfo?.nextChargeTime).toBe(vipInfo?.endTime)
    expect((await ordersOf(member)).map(({ isRenewal, state, amount }) => [isRenewal, state, amount])).toEqual([
      [true, 'paid', 1_500],
      [false, 'paid', 990],
    ])
    const [charge, purchase] = await ordersOf(member)
    expect([purchase?.endTime, charge?.startTime, charge?.endTime]).toEqual([endTime, endTime, vipInfo?.endTime])
  })
})
