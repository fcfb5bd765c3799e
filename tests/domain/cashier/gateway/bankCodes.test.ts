import { card, target } from '@tests/domain/cashier/fakeGateway'
import { connectApp } from '@tests/request/fakeApp'
import { argsOf, endAll, ok, refusal, sent, settled } from '@tests/request/fakeHost'
import { cashierGateway } from '@/domain/cashier/gateway/cashierGateway'
import type { Gateway } from '@/domain/cashier/gateway/gateway'
import { paysystemGateway } from '@/domain/cashier/gateway/paysystemGateway'
import { vipGateway } from '@/domain/cashier/gateway/vipGateway'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@tests/domain/cashier/fakeHost').hostModule)

beforeEach(() => void connectApp())
afterEach(endAll)

const unnumbered = { ...target, tool: card, requestId: 'request-1', createdAt: 0 }
const payment = { ...unnumbered, bizNo: 'P1' }

/** The newest call with this path at its end. */
const sentTo = (path: string) => sent.filter(({ url }) => url.endsWith(path)).at(-1)
const cashierOk = (data: object) => ({ suc: true, ...ok(data) })

describe.each<[string, Gateway, string, string, (data: object) => object]>([
  ['the cashier', cashierGateway, '/cashier/bank-code', '/cashier/confirm-bank-code', cashierOk],
  ['a membership (R-88)', vipGateway, '/vip/bank-code', '/vip/confirm-bank-code', cashierOk],
  ['an order', paysystemGateway(), '/paysystem/verification-code', '/paysystem/confirm-code', ok],
  [
    'a certificate',
    paysystemGateway('certificate'),
    '/paysystem/certificate/verification-code',
    '/paysystem/certificate/confirm-code',
    ok,
  ],
])('the bank’s code in a payment of %s', (_, gateway, sendPath, confirmPath, answered) => {
  it('R-75 R-87 is asked for by the number of the payment', async () => {
    const sending = gateway.sendCode(payment)
    await settled()
    expect(argsOf(sentTo(sendPath))).toEqual({ bizNo: 'P1' })
    await sentTo(sendPath)?.answer(answered({ mobile: '138 **** 8001', resendSeconds: 60 }))
    expect(await sending).toEqual({ mobile: '138 **** 8001', resendSeconds: 60 })
  })

  it('R-75 R-87 is confirmed once per request, and the status comes with its message', async () => {
    const confirming = gateway.confirmCode(payment, '123456', 'request-2')
    await settled()
    expect(argsOf(sentTo(confirmPath))).toEqual({ bizNo: 'P1', code: '123456' })
    expect(sentTo(confirmPath)?.header?.requestId).toBe('request-2')
    const result = { paymentStatus: 'PAYMENT_FAILURE', paymentResultMessage: 'declined', orderId: 'M1' }
    await sentTo(confirmPath)?.answer(answered(result))
    expect(await confirming).toEqual({ paymentStatus: 'PAYMENT_FAILURE', message: 'declined' })
  })

  it('P20 a code that is refused says why and shows nothing itself', async () => {
    const confirming = gateway.confirmCode(payment, '000000', 'request-2')
    await settled()
    await sentTo(confirmPath)?.answer({ suc: false, ...refusal('BANK_CODE_WRONG', 'wrong') })
    await expect(confirming).rejects.toMatchObject({ code: 'BANK_CODE_WRONG', message: 'wrong', shown: false })
  })

  it('R-75 of a payment without a number is left to the server to refuse', async () => {
    gateway.sendCode(unnumbered).catch(() => undefined)
    gateway.confirmCode(unnumbered, '123456', 'request-2').catch(() => undefined)
    await settled()
    expect(argsOf(sentTo(sendPath))).toEqual({ bizNo: '' })
    expect(argsOf(sentTo(confirmPath))).toEqual({ bizNo: '', code: '123456' })
  })
})

it('R-87 a create outside the cashier names its card, and its answer has no message of its own', async () => {
  const gateway = paysystemGateway()
  const creating = gateway.create(unnumbered)
  gateway.create({ ...unnumbered, tool: { ...card, cardId: undefined } }).catch(() => undefined)
  await settled()
  expect(sent.map((call) => argsOf(call))).toMatchObject([{ cardId: 'C1' }, { cardId: '' }])
  await sent[0]?.answer(ok({ bizNo: 'P1', outBizNo: 'O1', paymentStatus: 'PAYMENT_CREATED' }))
  expect(await creating).toEqual({
    paymentStatus: 'PAYMENT_CREATED',
    message: '',
    bizNo: 'P1',
    outBizNo: 'O1',
    form: { redirectUrl: undefined, payParams: undefined },
  })
})
