import { sandboxTest } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import {
  alipayCreate,
  alipayLook,
  certificateConfirmCode,
  certificateVerificationCode,
  confirmCode,
  createBankpay,
  payChannel,
  payWay,
  verificationCode,
  wxpayCreate,
  wxpayLook,
} from '@/contract/paysystem'
import { Journey, sessionOf } from './journey'

const BUYER = '13800138001'

const sandbox = sandboxTest()
let buyer: Journey

beforeAll(async () => {
  buyer = new Journey(sandbox, await sandbox.login(BUYER))
})

const signedIn = () => ({ token: buyer.token })
const payReq = ({ orderId, payAmount }: { orderId: string; payAmount: number }) => ({
  orderId,
  amount: payAmount,
  callBackUrl: `${sandbox.url}/subPackages/order/detail?orderId=${orderId}`,
})

describe('R-87 payments outside the cashier', () => {
  it('R-87 the channels are those of the customer and the host', async () => {
    const channels = async (options: object) =>
      (await sandbox.call(payChannel, {}, { ...signedIn(), ...options })).data.channels
    expect(await channels({})).toEqual([
      { assetType: 'DEBIT_CARD', name: '沙盒银行', cardId: 'C1010', cardTail: '6101' },
      { assetType: 'ALIPAY', name: '支付宝' },
      { assetType: 'WECHATPAY', name: '微信支付' },
    ])
    expect((await channels({ miniHost: 'weapp' })).map((one) => one.assetType)).toEqual(['DEBIT_CARD', 'WECHATPAY'])
  })

  it('R-20 R-87 the way to pay a customer likes best comes first from then on', async () => {
    expect((await sandbox.call(payWay, { assetType: 'WECHATPAY' }, signedIn())).body).toMatchObject({
      suc: true,
      data: {},
    })
    expect((await sandbox.call(payChannel, {}, signedIn())).data.channels[0]?.assetType).toBe('WECHATPAY')
    await sandbox.call(payWay, { assetType: 'DEBIT_CARD' }, signedIn())
    expect((await sandbox.call(payChannel, {}, signedIn())).data.channels[0]?.assetType).toBe('DEBIT_CARD')
  })

  it.each([
    ['wechat', wxpayCreate, wxpayLook, alipayLook],
    ['alipay', alipayCreate, alipayLook, wxpayLook],
  ] as const)('R-87 %s is created, approved at the provider, and looked at', async (name, create, look, otherLook) => {
    const order = await buyer.order()
    const made = (await sandbox.call(create, payReq(order), signedIn())).data
    expect(made).toMatchObject({
      paymentStatus: 'PAYMENT_CREATED',
      redirectUrl: expect.stringContaining(`/sandbox/provider/${name}?`),
    })
    const { bizNo } = made
    expect((await sandbox.call(look, { bizNo }, signedIn())).data.paymentStatus).toBe('PAYMENT_CREATED')
    expect((await sandbox.call(otherLook, { bizNo }, signedIn())).code).toBe('PAYMENT_UNKNOWN')
    await fetch(`${sandbox.url}/sandbox/provider/${name}`, {
      method: 'POST',
      body: new URLSearchParams({ session: sessionOf(made.redirectUrl), outcome: 'approve' }),
      redirect: 'manual',
    })
    expect((await sandbox.call(look, { bizNo }, signedIn())).data).toEqual({
      paymentStatus: 'PAYMENT_SUCCESS',
      paymentResultMessage: '支付成功',
      orderId: order.orderId,
    })
    expect(await buyer.stateOf(order.orderId)).toBe('finished')
  })

  it('R-87 a card is paid by the bank’s code; a wrong code is refused', async () => {
    const order = await buyer.order()
    const { bizNo, redirectUrl } = (
      await sandbox.call(createBankpay, { ...payReq(order), cardId: 'C1010' }, signedIn())
    ).data
    expect(redirectUrl).toBeUndefined()
    expect((await sandbox.call(verificationCode, { bizNo }, signedIn())).data).toEqual({
      mobile: '138 **** 8001',
      resendSeconds: 60,
    })
    const code = (await sandbox.inbox(BUYER))[0]?.code ?? ''
    const wrong = code === '000000' ? '000001' : '000000'
    expect((await sandbox.call(confirmCode, { bizNo, code: wrong }, signedIn())).code).toBe('BANK_CODE_WRONG')
    expect((await sandbox.call(confirmCode, { bizNo, code }, signedIn())).data).toEqual({
      paymentStatus: 'PAYMENT_SUCCESS',
      paymentResultMessage: '支付成功',
      orderId: order.orderId,
    })
  })

  it('R-87 P20 the certificate’s calls do not know the payment of an order, and the right code confirms nothing there', async () => {
    const order = await buyer.order()
    const { bizNo } = (await sandbox.call(createBankpay, { ...payReq(order), cardId: 'C1010' }, signedIn())).data
    expect((await sandbox.call(certificateVerificationCode, { bizNo }, signedIn())).code).toBe('PAYMENT_UNKNOWN')
    await sandbox.call(verificationCode, { bizNo }, signedIn())
    const [message] = await sandbox.inbox(BUYER)
    expect(message?.scene).toBe('bank')
    const code = message?.code ?? ''
    expect((await sandbox.call(certificateConfirmCode, { bizNo, code }, signedIn())).code).toBe('PAYMENT_UNKNOWN')
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_SUBMITTED')
    expect((await sandbox.call(confirmCode, { bizNo, code }, signedIn())).data.paymentStatus).toBe('PAYMENT_SUCCESS')
  })

  it.each([
    ['weapp', wxpayCreate, ['nonceStr', 'package', 'paySign', 'signType', 'timeStamp']],
    ['alipay', alipayCreate, ['tradeNO']],
    ['tt', alipayCreate, ['order_id', 'order_token']],
    ['tt', wxpayCreate, ['order_id', 'order_token']],
  ] as const)(
    'R-87 in the mini-program %s a create carries the host’s parameters, no address',
    async (miniHost, create, fields) => {
      const order = await buyer.order()
      const { data } = await sandbox.call(create, { ...payReq(order), callBackUrl: '' }, { ...signedIn(), miniHost })
      expect(Object.keys(data.payParams ?? {}).sort()).toEqual(fields)
      expect(data.redirectUrl).toBeUndefined()
    },
  )

  it.each([
    ['wechat', wxpayCreate],
    ['alipay', alipayCreate],
  ] as const)('R-87 on the web a create of %s carries an address, no parameters', async (name, create) => {
    const { data } = await sandbox.call(create, payReq(await buyer.order()), signedIn())
    expect(data.redirectUrl).toContain(`/sandbox/provider/${name}?session=`)
    expect(data.payParams).toBeUndefined()
  })

  it('P4 P19 it is the same payment core: once per requestId, and of the order’s amount', async () => {
    const order = await buyer.order()
    const requestId = newRequestId()
    const send = (amount: number) =>
      sandbox.call(alipayCreate, { ...payReq(order), amount }, { ...signedIn(), requestId })
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(order.payAmount)))
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body)
    expect((await send(1)).code).toBe('REQUEST_MISMATCH')
    expect((await sandbox.call(wxpayCreate, { ...payReq(order), amount: 1 }, signedIn())).code).toBe('AMOUNT_MISMATCH')
    expect((await sandbox.call(wxpayCreate, payReq(order), signedIn())).code).toBe('PAYMENT_IN_PROCESS')
    const found = await buyer.query({ orderId: order.orderId, requestId })
    expect(found.data.bizNo).toBe(answers[0]?.data.bizNo)
    expect((await sandbox.call(createBankpay, { ...payReq(order), cardId: 'C9' }, signedIn())).code).toBe(
      'PAYMENT_IN_PROCESS',
    )
  })
})
