import { otherCode, sessionOf } from '@tests/sandbox/cashier/journey'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import { createAndPay, payQuery, render } from '@/contract/cashier'
import { goldMemberPage, goldOrder, memberPage } from '@/contract/member/gold'
import { goldActivity, goldAgreement, goldReceive, goldSendSms } from '@/contract/member/goldActivity'
import { memberOrderInfo } from '@/contract/member/orderInfo'
import { getCode } from '@/contract/session'
import { addMonths } from '@/lib/calendar'

const minuteMs = 60_000
const month = { levelId: 'gold-month', price: 1_990 }

const sandbox = sandboxTest()
let token: string

beforeAll(async () => {
  token = await sandbox.login('13900000021')
})

const near = (ms: number) => ({ asymmetricMatch: (other: number) => Math.abs(other - ms) < minuteMs })

describe('buying a gold membership', () => {
  it('shows levels with their benefits in the language of the call, and needs a login', async () => {
    const { memberList } = (await sandbox.call(goldMemberPage, {}, { token, lang: 'en' })).data
    expect(memberList.map(({ name, price }) => [name, price])).toEqual([
      ['Gold year', 16_800],
      ['Gold quarter', 4_900],
      ['Gold month', 1_990],
    ])
    for (const { benefits } of memberList)
      expect(benefits.map(({ title }) => title)).toEqual(['Member prices', 'Double coins'])
    const picture = await fetch(memberList[0]?.benefits[0]?.picture ?? '')
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect((await sandbox.call(goldMemberPage, {})).code).toBe('300000')
  })

  it.each([
    [{ levelId: 'gold-month', price: 1 }, 'PRICE_CHANGED'],
    [{ levelId: 'silver', price: 1_990 }, 'LEVEL_GONE'],
  ])('P19 %j is refused: %s', async (form, code) => {
    expect((await sandbox.call(goldOrder, form, { token })).code).toBe(code)
  })

  it('an order that waits for its money is taken up again, until its deadline', async () => {
    const buyer = await sandbox.login('13900000022')
    const order = async () => (await sandbox.call(goldOrder, month, { token: buyer })).data.orderId
    const first = await order()
    expect(first).toMatch(/^G\d{22}$/)
    expect(await order()).toBe(first)
    await sandbox.fault({ kind: 'clock', ms: 16 * minuteMs })
    expect(await order()).not.toBe(first)
  })

  it('two orders of one customer, made at once by two intents, are one', async () => {
    const buyer = await sandbox.login('13900000027')
    const answers = await Promise.all(Array.from({ length: 6 }, () => sandbox.call(goldOrder, month, { token: buyer })))
    expect(new Set(answers.map(({ data }) => data.orderId)).size).toBe(1)
  })

  it('another level takes the place of the open order, which is closed', async () => {
    const buyer = await sandbox.login('13900000028')
    const order = async (levelId: string, price: number) =>
      (await sandbox.call(goldOrder, { levelId, price }, { token: buyer })).data.orderId
    const stateOf = async (orderId: string) =>
      (await sandbox.call(memberOrderInfo, { orderId }, { token: buyer })).data.state
    const first = await order('gold-month', 1_990)
    const second = await order('gold-season', 4_900)
    expect(await Promise.all([first, second].map(stateOf))).toEqual(['closed', 'unpaid'])
    const bizInfo = JSON.stringify({ bizType: 'VIP_MEMBER_CARD', orderId: first })
    const refused = await sandbox.call(render, { paymentType: 'CASHIER_PAYMENT', bizInfo }, { token: buyer })
    expect(refused.code).toBe('ORDER_NOT_PAYABLE')
    const third = await order('gold-month', 1_990)
    expect(third).not.toBe(first)
    expect(await stateOf(second)).toBe('closed')
  })

  it('U5 an order is told to its customer only', async () => {
    const buyer = await sandbox.login('13900000029')
    const { orderId } = (await sandbox.call(goldOrder, month, { token: buyer })).data
    expect((await sandbox.call(memberOrderInfo, { orderId }, { token })).code).toBe('ORDER_UNKNOWN')
    expect((await sandbox.call(memberOrderInfo, { orderId: 'G0' }, { token })).code).toBe('ORDER_UNKNOWN')
    expect((await sandbox.call(memberOrderInfo, { orderId })).code).toBe('300000')
  })

  it('R-81 is paid in the cashier as a membership card, and gives the months once', async () => {
    const { orderId, payAmount } = (await sandbox.call(goldOrder, month, { token })).data
    const ask = (bizType: string) =>
      sandbox.call(
        render,
        { paymentType: 'CASHIER_PAYMENT', bizInfo: JSON.stringify({ bizType, orderId }) },
        { token, lang: 'en' },
      )
    expect((await ask('VIP_MEMBER_CARD')).data).toMatchObject({ amount: 1_990, subject: 'Gold month' })
    expect((await ask('MALL_ORDER')).code).toBe('ORDER_UNKNOWN')
    expect((await sandbox.call(memberPage, {}, { token })).data.isGold).toBe(false)

    const bizNo = await payByProvider(orderId, payAmount)
    const { data } = await sandbox.call(payQuery, { bizNo, bizChannel: 'APP', bizType: 'VIP_MEMBER_CARD' }, { token })
    expect(data.paymentStatus).toBe('PAYMENT_SUCCESS')
    const member = (await sandbox.call(memberPage, {}, { token })).data
    expect(member).toMatchObject({ isGold: true, goldEndTime: near(addMonths(Date.now(), 1)) })
    expect((await ask('VIP_MEMBER_CARD')).code).toBe('ORDER_NOT_PAYABLE')
    expect((await sandbox.call(memberOrderInfo, { orderId }, { token })).data.state).toBe('paid')
  })

  it('is not offered for payment past its deadline', async () => {
    const buyer = await sandbox.login('13900000026')
    const { orderId } = (await sandbox.call(goldOrder, month, { token: buyer })).data
    const bizInfo = JSON.stringify({ bizType: 'VIP_MEMBER_CARD', orderId })
    const ask = () => sandbox.call(render, { paymentType: 'CASHIER_PAYMENT', bizInfo }, { token: buyer })
    expect((await ask()).code).toBe('000000')
    await sandbox.fault({ kind: 'clock', ms: 16 * minuteMs })
    expect((await ask()).code).toBe('ORDER_NOT_PAYABLE')
  })

  it('P15 money of a first payment that comes after a second one paid gives no second month', async () => {
    const buyer = await sandbox.login('13900000031')
    const { orderId, payAmount } = (await sandbox.call(goldOrder, month, { token: buyer })).data
    const first = await begin(orderId, payAmount, 'ALIPAY', buyer)
    await decide(first, 'decline')
    await decide(await begin(orderId, payAmount, 'WECHATPAY', buyer), 'approve')
    await decide(first, 'approve')
    const asked = { bizNo: first.bizNo, bizChannel: 'APP', bizType: 'VIP_MEMBER_CARD' } as const
    expect((await sandbox.call(payQuery, asked, { token: buyer })).data.paymentStatus).toBe('PAYMENT_SUCCESS')
    const { goldEndTime } = (await sandbox.call(memberPage, {}, { token: buyer })).data
    expect(goldEndTime).toEqual(near(addMonths(Date.now(), 1)))
  })

  it('P15 money for an order that another level has replaced is kept for refund, and gives no month', async () => {
    const buyer = await sandbox.login('13900000030')
    const order = async (levelId: string, price: number) =>
      (await sandbox.call(goldOrder, { levelId, price }, { token: buyer })).data
    const replaced = await order('gold-year', 16_800)
    const first = await begin(replaced.orderId, replaced.payAmount, 'ALIPAY', buyer)
    const { orderId, payAmount } = await order('gold-month', 1_990)
    await decide(await begin(orderId, payAmount, 'WECHATPAY', buyer), 'approve')
    await decide(first, 'approve')
    const stateOf = async (one: string) =>
      (await sandbox.call(memberOrderInfo, { orderId: one }, { token: buyer })).data.state
    expect([await stateOf(replaced.orderId), await stateOf(orderId)]).toEqual(['closed', 'paid'])
    const { goldEndTime } = (await sandbox.call(memberPage, {}, { token: buyer })).data
    expect(goldEndTime).toEqual(near(addMonths(Date.now(), 1)))
  })

  it('goes on from its end when it is bought again', async () => {
    const buyer = await sandbox.login('13900000032')
    for (const level of [month, { levelId: 'gold-season', price: 4_900 }]) {
      const { orderId, payAmount } = (await sandbox.call(goldOrder, level, { token: buyer })).data
      await payByProvider(orderId, payAmount, buyer)
    }
    const { goldEndTime } = (await sandbox.call(memberPage, {}, { token: buyer })).data
    expect(goldEndTime).toEqual(near(addMonths(Date.now(), 4)))
  })
})

/** Begins a payment at a provider; answers its number and the provider's session. */
async function begin(orderId: string, amount: number, assetType: 'ALIPAY' | 'WECHATPAY', by = token) {
  const { data } = await sandbox.call(
    createAndPay,
    {
      bizChannel: 'APP',
      paymentType: 'CASHIER_PAYMENT',
      paymentToolList: [{ assetType, amount }],
      bizInfo: JSON.stringify({ bizType: 'VIP_MEMBER_CARD', orderId }),
      amount,
      env: {
        terminalType: 'WEB',
        source: 'APP',
        osType: 'IOS',
        extraInfo: { paySource: 'gold-member', callBackUrl: `${sandbox.url}/` },
      },
    },
    { token: by },
  )
  return { bizNo: data.bizNo, session: sessionOf(data.redirectActionForm?.redirectUrl) }
}

const decide = ({ session }: { session: string }, outcome: 'approve' | 'decline') =>
  fetch(`${sandbox.url}/sandbox/provider/outcome`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session, outcome, notify: {} }),
  })

/** Pays with Alipay, which the customer approves at the provider; answers the payment's number. */
async function payByProvider(orderId: string, amount: number, by = token): Promise<string> {
  const begun = await begin(orderId, amount, 'ALIPAY', by)
  await decide(begun, 'approve')
  return begun.bizNo
}

describe('receiving it from outside', () => {
  const codeOf = async (to: string, of: 'gold-member' | 'login' = 'gold-member') =>
    (await sandbox.inbox(to)).find(({ scene }) => scene === of)?.code ?? ''
  const receive = (to: string, code: string, requestId = newRequestId()) =>
    sandbox.call(goldReceive, { mobile: to, code }, { requestId, lang: 'en' })

  it('is open to everybody, with the terms; a dead token is answered 300000', async () => {
    const offer = await sandbox.call(goldActivity, {}, { lang: 'en' })
    expect(offer.data).toMatchObject({ title: 'A month of gold membership, on us', months: 1, worth: 1_990 })
    expect(offer.data.received).toBeUndefined()
    expect((await sandbox.call(goldAgreement, {})).data.agreement.title).toBe('黄金会员服务协议')
    expect((await sandbox.call(goldActivity, {}, { token: 'dead' })).code).toBe('300000')
  })

  it.each(['12900000023', '139 0000 0023', '1390000002'])('R-49 %s is no number to send a code to', async (wrong) => {
    expect((await sandbox.call(goldSendSms, { mobile: wrong })).code).toBe('MOBILE_INVALID')
    expect((await receive(wrong, '123456')).code).toBe('MOBILE_INVALID')
  })

  it('sends a code of its own once a minute; a login code does not serve', async () => {
    const mobile = '13900000033'
    await sandbox.call(getCode, { mobile, scene: 'login' })
    const loginCode = await codeOf(mobile, 'login')
    expect(loginCode).toMatch(/^\d{6}$/)
    expect((await receive(mobile, loginCode)).code).toBe('CODE_WRONG')
    expect((await sandbox.call(goldSendSms, { mobile })).data).toEqual({ expireSeconds: 600, resendSeconds: 60 })
    expect((await sandbox.call(goldSendSms, { mobile })).code).toBe('CODE_TOO_OFTEN')
    const code = await codeOf(mobile)
    // The two may be the same by chance.
    if (loginCode !== code) expect((await receive(mobile, loginCode)).code).toBe('CODE_WRONG')
    expect((await receive(mobile, code)).code).toBe('000000')
  })

  it('gives a month for the right code, the same answer to the same intent, and nothing a second time', async () => {
    const mobile = '13900000023'
    await sandbox.call(goldSendSms, { mobile })
    const code = await codeOf(mobile)
    expect((await receive(mobile, otherCode(code))).code).toBe('CODE_WRONG')
    const intent = newRequestId()
    const given = await receive(mobile, code, intent)
    expect(given.data.endTime).toEqual(near(addMonths(Date.now(), 1)))
    expect((await receive(mobile, code, intent)).data).toEqual(given.data)
    expect((await receive(mobile, code)).code).toBe('CODE_USED')

    await sandbox.fault({ kind: 'clock', ms: 2 * minuteMs })
    await sandbox.call(goldSendSms, { mobile })
    expect(await receive(mobile, await codeOf(mobile))).toMatchObject({
      code: 'ALREADY_RECEIVED',
      message: 'This number has claimed it already. Once per number.',
    })
    const owner = await sandbox.login(mobile)
    expect((await sandbox.call(memberPage, {}, { token: owner })).data.goldEndTime).toBe(given.data.endTime)
    expect((await sandbox.call(goldActivity, {}, { token: owner })).data.received).toEqual(given.data)
  })

  it('five wrong codes lock the code, although each try was refused', async () => {
    const other = '13900000024'
    await sandbox.call(goldSendSms, { mobile: other })
    const code = await codeOf(other)
    const tries = []
    for (let count = 0; count < 5; count++) tries.push((await receive(other, otherCode(code))).code)
    expect(tries).toEqual(['CODE_WRONG', 'CODE_WRONG', 'CODE_WRONG', 'CODE_WRONG', 'CODE_LOCKED'])
    expect((await receive(other, code)).code).toBe('CODE_LOCKED')
  })
})
