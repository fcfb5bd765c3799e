import { Journey, sessionOf } from '@tests/sandbox/cashier/journey'
import { ALIPAY, ProviderPlay, WECHAT } from '@tests/sandbox/provider/providerPlay'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { topUp } from '@tests/sandbox/topup/topupPlay'
import { sendLogoffCode } from '@/contract/deregistration'
import { cancelOrder } from '@/contract/order/detail'
import { wxLogin } from '@/contract/session'
import { Leaver } from './leaver'

const sandbox = sandboxTest()

describe('what prevents the closing of an account', () => {
  it('R-54 nothing for a customer whose business is settled', async () => {
    const { data } = await (await Leaver.of(sandbox, '13800138007')).info()
    expect(data.blockers).toEqual([])
    expect(data.mobile).toBe('138 **** 8007')
  })

  it('R-54 an order that waits for its payment, until it is cancelled by time', async () => {
    const leaver = await Leaver.of(sandbox, '13920000001')
    await new Journey(sandbox, leaver.token).order()
    expect(await leaver.blocks()).toEqual(['OPEN_ORDERS'])
    await sandbox.fault({ kind: 'clock', ms: 16 * 60_000 })
    expect(await leaver.blocks()).toEqual([])
  })

  it('R-54 a payment of a cancelled order that can still be approved, until its time is over', async () => {
    const leaver = await Leaver.of(sandbox, '13920000011')
    const journey = new Journey(sandbox, leaver.token)
    const made = await journey.order()
    await journey.pay(made, { assetType: 'ALIPAY' })
    await sandbox.call(cancelOrder, { orderId: made.orderId }, { token: leaver.token })
    expect(await journey.stateOf(made.orderId)).toBe('cancelled')
    expect(await leaver.blocks()).toEqual(['OPEN_PAYMENTS'])
    await sandbox.fault({ kind: 'clock', ms: 31 * 60_000 })
    expect(await leaver.blocks()).toEqual([])
  })

  it('R-54 money of a second payment for an order, until it is back', async () => {
    const leaver = await Leaver.of(sandbox, '13920000012')
    const journey = new Journey(sandbox, leaver.token)
    const provider = new ProviderPlay(sandbox, journey)
    const { session, orderId, payAmount } = await provider.started(ALIPAY)
    await provider.play(session, 'decline')
    const second = await journey.pay({ orderId, payAmount }, WECHAT)
    await provider.play(sessionOf(second.data.redirectActionForm?.redirectUrl), 'approve')
    expect(await journey.stateOf(orderId)).toBe('finished')
    expect(await leaver.blocks()).toEqual([])
    await provider.play(session, 'approve')
    expect(await leaver.blocks()).toEqual(['OPEN_PAYMENTS'])
    await sandbox.fault({ kind: 'clock', ms: 11 * 60_000 })
    expect(await leaver.blocks()).toEqual([])
  })

  it('R-54 an order that was paid, until it is delivered or its money is back', async () => {
    const leaver = await Leaver.of(sandbox, '13920000004')
    const orderId = await topUp(new Journey(sandbox, leaver.token), { mobile: '13800134444' })
    expect(await leaver.blocks()).toEqual(['OPEN_ORDERS'])
    await sandbox.fault({ kind: 'clock', ms: 5_000 })
    // The operator has refused the number, and the money is on its way back.
    expect(await new Journey(sandbox, leaver.token).stateOf(orderId)).toBe('refunding')
    expect(await leaver.blocks()).toEqual(['OPEN_ORDERS'])
    await sandbox.fault({ kind: 'clock', ms: 30_000 })
    expect(await leaver.blocks()).toEqual([])
  })

  it('R-54 money in the wallet, with its amount', async () => {
    const { data } = await (await Leaver.of(sandbox, '13800138004')).info()
    expect(data.blockers).toContainEqual({ kind: 'BALANCE_LEFT', text: '钱包余额 866.40 元未提现' })
    expect(data.loss.balance).toBe(86_640)
  })

  it('R-54 an account of a host login without a number, which no code can confirm', async () => {
    const { data } = await sandbox.call(wxLogin, { jsCode: 'nobody-1' })
    const leaver = new Leaver(sandbox, '', data.mToken ?? '')
    const blocks = await leaver.blocks()
    const asked = await sandbox.call(sendLogoffCode, {}, { token: leaver.token })
    expect([blocks, asked.code]).toEqual([['NUMBER_MISSING'], 'NUMBER_MISSING'])
  })

  it('R-54 a renewal that is on, but no membership whose renewal was stopped', async () => {
    const on = await (await Leaver.of(sandbox, '13800138010')).info('en')
    expect(on.data.blockers).toEqual([{ kind: 'RENEWAL_ON', vipType: 'fei_yue', text: 'A membership still renews.' }])
    const stopped = await Leaver.of(sandbox, '13800138012')
    expect(await stopped.blocks()).toEqual([])
    expect((await stopped.info()).data.loss.memberDays).toBeGreaterThan(0)
  })

  it('R-54 a loan that is not settled', async () => {
    const blockers = (await (await Leaver.of(sandbox, '13800138016')).info()).data.blockers
    expect(blockers).toContainEqual({ kind: 'OPEN_LOANS', text: '有 1280.00 元借款未结清' })
  })

  it('R-54 several at once are all named', async () => {
    const member = await Leaver.of(sandbox, '13800138002')
    expect(await member.blocks()).toEqual(expect.arrayContaining(['OPEN_ORDERS', 'BALANCE_LEFT']))
  })

  it('R-54 what came meanwhile refuses in the last moment, and the code still works once it is settled', async () => {
    const leaver = await Leaver.of(sandbox, '13920000002')
    expect(await leaver.blocks()).toEqual([])
    const code = await leaver.code()
    await new Journey(sandbox, leaver.token).order()
    const refused = await leaver.leave({ code })
    expect([refused.code, refused.message]).toEqual(['OPEN_ORDERS', '有 1 笔订单未完成'])
  })
})

describe('what is lost', () => {
  it('R-54 is counted as the customer has it now', async () => {
    const { data } = await (await Leaver.of(sandbox, '13800138002')).info()
    expect(data.loss).toMatchObject({ balance: 12_850, goldCoins: 1_280 })
    expect(data.loss.couponCount).toBeGreaterThan(0)
    expect(data.loss.memberDays).toBeGreaterThan(0)
    expect(data.loss.cardCount).toBeGreaterThan(0)
  })

  it('R-54 is the pack of the sign-up for a new customer', async () => {
    const { data } = await (await Leaver.of(sandbox, '13920000003')).info()
    expect(data.loss).toEqual({
      balance: 0,
      couponCount: expect.any(Number),
      goldCoins: 0,
      memberDays: 0,
      rightsCount: 1,
      cardCount: 0,
    })
  })
})

describe('a withdrawal', () => {
  // What wallets hold ends while the time passes.
  afterEach(async () => {
    await sandbox.clearFaults()
    await sandbox.reset()
  })

  it('R-54 prevents the closing while it is under way, until it has ended', async () => {
    const leaver = await Leaver.of(sandbox, '13800138004')
    const { data } = await leaver.info('en')
    const [blocker] = data.blockers.filter(({ kind }) => kind === 'OPEN_WITHDRAWALS')
    expect(blocker?.text).toMatch(/^(One withdrawal is|\d+ withdrawals are) under way\.$/)
    // Each step of a withdrawal takes time of its own.
    for (const days of [2, 4, 6, 8]) {
      await sandbox.fault({ kind: 'clock', ms: days * 86_400_000 })
      await leaver.blocks()
    }
    expect(await leaver.blocks()).not.toContain('OPEN_WITHDRAWALS')
  })
})
