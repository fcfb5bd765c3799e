import { alipay, card } from '@tests/domain/cashier/fakeGateway'
import { connectApp, type FakeApp } from '@tests/request/fakeApp'
import { argsOf, endAll, ok, refusal, sent, settled } from '@tests/request/fakeHost'
import type { ChosenTool } from '@/contract/cashier'
import { vipGateway } from '@/domain/cashier/gateway/vipGateway'
import type { Payment } from '@/domain/cashier/payment/payment'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@tests/domain/cashier/fakeHost').hostModule)

const paymentOf = (tool: ChosenTool, more: Partial<Payment> = {}): Payment => ({
  orderId: 'V1',
  bizType: 'VIP_MEMBER_CARD',
  source: 'member-v2',
  callBackUrl: 'https://app/return',
  tool,
  requestId: 'request-1',
  createdAt: 0,
  ...more,
})

let app: FakeApp

beforeEach(() => {
  app = connectApp()
})
afterEach(endAll)

/** The newest call with this path at its end. */
const sentTo = (path: string) => sent.filter(({ url }) => url.endsWith(path)).at(-1)
const vipOk = (data: object) => ({ suc: true, ...ok(data) })
const created = { bizNo: 'P1', outBizNo: 'O1', paymentStatus: 'PAYMENT_CREATED', paymentResultMessage: 'go on' }
const placed = { vipOrderNo: 'V1', amount: 1690, callBackUrl: 'https://app/return' }

describe('R-88 payments of a membership outside the cashier', () => {
  it.each([
    ['/vip/alipay-pay', alipay, placed, { redirectUrl: 'https://provider.example/pay' }],
    ['/vip/alipay-pay', alipay, placed, { payParams: { tradeNO: 'T1' } }],
    ['/vip/bank-pay', card, { ...placed, cardId: 'C1' }, {}],
  ])('R-88 %s sends the order and what it costs once per request id, and reads how it goes on', async (...given) => {
    const [path, tool, args, form] = given
    const creating = vipGateway.create(paymentOf(tool))
    await settled()
    expect(sent).toHaveLength(1)
    expect(argsOf(sentTo(path))).toEqual(args)
    expect(sentTo(path)?.header?.requestId).toBe('request-1')
    await sentTo(path)?.answer(vipOk({ ...created, ...form }))
    expect(await creating).toEqual({
      paymentStatus: 'PAYMENT_CREATED',
      message: 'go on',
      bizNo: 'P1',
      outBizNo: 'O1',
      form: { redirectUrl: undefined, payParams: undefined, ...form },
    })
  })

  it('R-88 a card without a number is left to the server to refuse', async () => {
    const creating = vipGateway.create(paymentOf({ assetType: 'DEBIT_CARD', amount: 1690 }))
    await settled()
    expect(argsOf(sentTo('/vip/bank-pay'))).toEqual({ ...placed, cardId: '' })
    await sentTo('/vip/bank-pay')?.answer({ suc: false, ...refusal('CARD_UNKNOWN', 'no such card') })
    await expect(creating).rejects.toMatchObject({ code: 'CARD_UNKNOWN', message: 'no such card' })
    expect(app.shown).toEqual([])
  })

  it('R-88 the pay status is asked for by the number of the payment', async () => {
    const asking = vipGateway.query(paymentOf(alipay, { bizNo: 'P1' }))
    await settled()
    expect(argsOf(sentTo('/vip/pay-status'))).toEqual({ vipOrderNo: 'V1', bizNo: 'P1' })
    const { paymentResultMessage: message, ...paid } = { ...created, paymentStatus: 'PAYMENT_SUCCESS', amount: 1690 }
    const answer = { ...paid, paymentResultMessage: message, vipOrderNo: 'V1', assetType: 'ALIPAY' }
    await sentTo('/vip/pay-status')?.answer(vipOk(answer))
    expect(await asking).toEqual({ ...paid, message, orderId: 'V1', assetType: 'ALIPAY' })
  })

  it('R-88 P3 where the answer to the create was lost, it is asked for by its request id', async () => {
    const asking = vipGateway.query(paymentOf(card))
    await settled()
    expect(argsOf(sentTo('/vip/pay-status'))).toEqual({ vipOrderNo: 'V1', requestId: 'request-1' })
    await sentTo('/vip/pay-status')?.answer({ suc: false, ...refusal('PAYMENT_UNKNOWN', 'never seen') })
    await expect(asking).rejects.toMatchObject({ code: 'PAYMENT_UNKNOWN', shown: false })
  })
})
