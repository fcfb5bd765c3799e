import { sessionOf } from '@tests/sandbox/cashier/journey'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import { render } from '@/contract/cashier'
import {
  purchaseVip,
  vipAlipayPay,
  vipBankCode,
  vipBankPay,
  vipConfirmBankCode,
  vipPayStatus,
} from '@/contract/member/order'
import { memberOrderInfo } from '@/contract/member/orderInfo'
import { cardOrder } from '@/contract/rights/cards'
import { addMonths } from '@/lib/calendar'
import { MemberPlay, near } from './memberPlay'

const minuteMs = 60_000

const sandbox = sandboxTest()

const customer = (mobile: string) => MemberPlay.of(sandbox, mobile)
const infoOf = async ({ token }: MemberPlay, orderId: string) =>
  (await sandbox.call(memberOrderInfo, { orderId }, { token, lang: 'en' })).data

describe('ordering a membership', () => {
  it('R-90 the order carries what was bought, and paying it makes a member', async () => {
    const buyer = await customer('13900000411')
    const order = (await buyer.order('single_season')).data
    expect(order).toEqual({
      vipOrderNo: expect.stringMatching(/^V\d{22}$/),
      vipType: 'fei_yue',
      contractType: 'single_season',
      buySource: 'member-v2',
      originalPrice: 7_500,
      contractPrice: 4_990,
      sellPrice: 4_990,
      payDeadline: near(Date.now() + 15 * minuteMs),
    })
    await buyer.pay(order.vipOrderNo, order.sellPrice)
    const { isVip, vipInfo } = await buyer.info()
    expect([isVip, vipInfo?.renewStatus]).toEqual([true, 'never'])
    expect(vipInfo?.endTime).toEqual(near(addMonths(Date.now(), 3)))
    expect(await infoOf(buyer, order.vipOrderNo)).toMatchObject({
      vipType: 'fei_yue',
      title: 'Leap membership, 3 months',
      months: 3,
      state: 'paid',
      endTime: vipInfo?.endTime,
    })
  })

  it('a renewing price starts the renewal with the payment, never before', async () => {
    const buyer = await customer('13800138007')
    const { vipOrderNo, sellPrice } = (await buyer.order('continue_month')).data
    expect((await buyer.info()).vipInfo).toBeUndefined()
    await buyer.pay(vipOrderNo, sellPrice)
    expect((await buyer.info()).vipInfo).toMatchObject({ renewStatus: 'on', renewPrice: 1_500 })
  })

  it('P19 a price that the server does not offer is refused', async () => {
    const buyer = await customer('13900000412')
    expect((await buyer.order('single_month', { sellPrice: 1 })).code).toBe('PRICE_CHANGED')
    expect((await buyer.order('single_month', { payActiveId: 'over' })).code).toBe('PRICE_CHANGED')
    expect((await buyer.order('single_season', { vipType: 'leap' })).code).toBe('PRICE_GONE')
    expect((await buyer.order('continue_month')).code).toBe('CONTRACT_REFUSED')
  })

  it('P17 R-79 an unpaid order is answered again with its open payment; another price closes it', async () => {
    const buyer = await customer('13900000413')
    const { vipOrderNo, sellPrice } = (await buyer.order('single_month')).data
    const { bizNo } = await buyer.begin(vipOrderNo, sellPrice)
    expect((await buyer.order('single_month')).data).toMatchObject({ vipOrderNo, bizNo })
    expect(await infoOf(buyer, vipOrderNo)).toMatchObject({ state: 'unpaid', bizNo, deductType: 2 })
    const other = (await buyer.order('single_season')).data
    expect(other.bizNo).toBeUndefined()
    expect((await infoOf(buyer, vipOrderNo)).state).toBe('closed')
    expect(await infoOf(buyer, other.vipOrderNo)).toMatchObject({ state: 'unpaid', deductType: 1 })
  })

  it('P16 no order is made while the payment of the last one is being decided', async () => {
    const buyer = await customer('13900000414')
    const { vipOrderNo, sellPrice } = (await buyer.order('single_month')).data
    await buyer.decide(await buyer.begin(vipOrderNo, sellPrice), 'pending')
    expect((await buyer.order('single_month')).code).toBe('PAYMENT_IN_PROCESS')
    expect((await buyer.order('single_season')).code).toBe('PAYMENT_IN_PROCESS')
    expect((await buyer.order('single_month', { vipType: 'leap' })).code).toBe('000000')
  })

  it('P15 money for an order that another one has replaced is kept for refund', async () => {
    const buyer = await customer('13900000415')
    const { vipOrderNo, sellPrice } = (await buyer.order('single_season')).data
    const begun = await buyer.begin(vipOrderNo, sellPrice)
    await buyer.order('single_month')
    await buyer.decide(begun, 'approve')
    expect((await infoOf(buyer, vipOrderNo)).state).toBe('closed')
    expect((await buyer.info()).isVip).toBe(false)
  })

  it.each([
    [1, 1, 1_990, 1],
    [2, 3, 4_990, 3],
    [3, 1, 9_500, 6],
    [4, 3, 18_000, 12],
  ] as const)('R-80 expire type %s is bought as buy type %s', async (expireType, buyType, price, months) => {
    const buyer = await customer(`1390000042${expireType}`)
    const ask = (of: object) =>
      sandbox.call(purchaseVip, { expireType, buyType, price, vipCardType: 1, ...of }, { token: buyer.token })
    expect((await ask({ buyType: buyType === 1 ? 3 : 1 })).status).toBe(400)
    expect((await ask({ price: 1 })).code).toBe('PRICE_CHANGED')
    const { orderId, payAmount } = (await ask({})).data
    expect(payAmount).toBe(price)
    expect(await infoOf(buyer, orderId)).toMatchObject({ vipType: 'fei_yue', months })
  })

  it('U5 an order is told to its customer only', async () => {
    const [buyer, other] = [await customer('13900000416'), await customer('13900000417')]
    const { vipOrderNo } = (await buyer.order('single_month')).data
    expect((await sandbox.call(memberOrderInfo, { orderId: vipOrderNo }, { token: other.token })).code).toBe(
      'ORDER_UNKNOWN',
    )
  })

  it.each([
    ['health', 'VIP_MEMBER_CARD', 9_900, 12],
    ['quota', 'VIP_HOIST_LINES', 2_900, 3],
  ] as const)('R-81 a %s card is paid as %s', async (card, bizType, price, months) => {
    const buyer = await customer('13900000418')
    const { orderId } = (await sandbox.call(cardOrder, { card, price }, { token: buyer.token })).data
    expect(await infoOf(buyer, orderId)).toMatchObject({ vipType: card, months, payAmount: price })
    const kinds = ['VIP_MEMBER_CARD', 'VIP_HOIST_LINES'] as const
    for (const kind of kinds) {
      const bizInfo = JSON.stringify({ bizType: kind, orderId })
      const answer = await sandbox.call(render, { paymentType: 'CASHIER_PAYMENT', bizInfo }, { token: buyer.token })
      expect(answer.code).toBe(kind === bizType ? '000000' : 'ORDER_UNKNOWN')
    }
    await buyer.decide(await buyer.begin(orderId, price, bizType), 'approve')
    expect((await infoOf(buyer, orderId)).state).toBe('paid')
  })
})

describe('R-88 paying a membership outside the cashier', () => {
  it('by Alipay: the same intent gets the same payment, and its status is told by order', async () => {
    const buyer = await customer('13900000431')
    const { vipOrderNo, sellPrice: amount } = (await buyer.order('single_month')).data
    const requestId = newRequestId()
    const callBackUrl = `${sandbox.url}/`
    const pay = (id = requestId, of = { vipOrderNo, amount, callBackUrl }) =>
      sandbox.call(vipAlipayPay, of, { token: buyer.token, requestId: id })
    const first = (await pay()).data
    expect((await pay()).data).toEqual(first)
    expect((await pay(newRequestId(), { vipOrderNo, amount: 1, callBackUrl })).code).toBe('AMOUNT_MISMATCH')
    expect((await pay(requestId, { vipOrderNo, amount: 1, callBackUrl })).code).toBe('REQUEST_MISMATCH')

    const status = async (of: { bizNo?: string; requestId?: string }) =>
      (await sandbox.call(vipPayStatus, { vipOrderNo, ...of }, { token: buyer.token })).data
    const { bizNo } = first
    expect(await status({ requestId })).toMatchObject({ bizNo, amount, assetType: 'ALIPAY', vipOrderNo })
    await buyer.decide({ session: sessionOf(first.redirectUrl) }, 'approve')
    expect((await status({ bizNo })).paymentStatus).toBe('PAYMENT_SUCCESS')
    expect((await buyer.info()).isVip).toBe(true)
    expect((await pay()).data.redirectUrl).toBeUndefined()
    const unknown = await sandbox.call(vipPayStatus, { vipOrderNo: 'V0', bizNo }, { token: buyer.token })
    expect(unknown.code).toBe('PAYMENT_UNKNOWN')
  })

  it('P20 by bank card, confirmed by the bank’s code', async () => {
    const buyer = await customer('13800138001')
    const { vipOrderNo, sellPrice: amount } = (await buyer.order('single_month')).data
    const form = { vipOrderNo, amount, callBackUrl: '', cardId: 'C1010' }
    const { bizNo } = (await sandbox.call(vipBankPay, form, { token: buyer.token })).data
    expect((await sandbox.call(vipBankCode, { bizNo }, { token: buyer.token })).data.mobile).toBe('138 **** 8001')
    const [sms] = await sandbox.inbox('13800138001')
    const confirm = (code: string) => sandbox.call(vipConfirmBankCode, { bizNo, code }, { token: buyer.token })
    expect((await confirm(sms?.code === '000000' ? '000001' : '000000')).code).toBe('BANK_CODE_WRONG')
    expect((await confirm(sms?.code ?? '')).data.paymentStatus).toBe('PAYMENT_SUCCESS')
    expect((await buyer.info()).isVip).toBe(true)
  })

  it('an order of the mall is unknown here', async () => {
    const buyer = await customer('13900000432')
    const form = { vipOrderNo: 'M1', amount: 1, callBackUrl: '' }
    expect((await sandbox.call(vipAlipayPay, form, { token: buyer.token })).code).toBe('ORDER_UNKNOWN')
  })
})
