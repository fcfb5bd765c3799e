import { alipay, card, target, wechatPay } from '@tests/domain/cashier/fakeGateway'
import { facts, toasts } from '@tests/domain/cashier/fakeHost'
import { connectApp } from '@tests/request/fakeApp'
import { argsOf, endAll, ok, refusal, sent, settled } from '@tests/request/fakeHost'
import type { ChosenTool, PaymentTool } from '@/contract/cashier'
import { callBackUrlOf, cashierGateway } from '@/domain/cashier/gateway/cashierGateway'
import { arrange, openCashier } from '@/domain/cashier/gateway/openCashier'
import { paysystemGateway } from '@/domain/cashier/gateway/paysystemGateway'
import type { Payment } from '@/domain/cashier/payment/payment'
import { customerKeys } from '@/domain/session/customerKeys'
import { launch } from '@/domain/session/launch'
import { serverNow } from '@/lib/serverClock'
import { launchStorage } from '@/platform/storage/sessionStorage'
import { readWith } from '@/request/read'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@tests/domain/cashier/fakeHost').hostModule)
jest.mock('@/platform/pay/pay', () => jest.requireActual('@tests/domain/cashier/fakeHost').payModule)
jest.mock('@/platform/page/toast', () => ({
  toast: (title: string, duration = 2000) =>
    jest.requireActual('@tests/domain/cashier/fakeHost').toasts.push({ title, duration }),
}))
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@/platform/storage/sessionStorage.ts'))

const intentOf = (tool: ChosenTool, more: Partial<Payment> = {}): Payment => ({
  ...target,
  tool,
  requestId: 'request-1',
  createdAt: 0,
  ...more,
})

beforeEach(() => {
  connectApp()
  toasts.length = 0
  customerKeys.launch.forEach(launchStorage.remove)
})
afterEach(endAll)

/** Reads as the loader of a screen does. */
const read = readWith({ isWanted: () => true, mayToast: false })

/** The newest call with this path at its end. */
const sentTo = (path: string) => sent.filter(({ url }) => url.endsWith(path)).at(-1)
const cashierOk = (response: object) => ({ status: 1, message: '', response })
const cashierNo = (code: string, message: string) => ({ status: 0, code, message })

describe('the cashier over the wire', () => {
  const created = {
    paymentStatus: 'PAYMENT_CREATED',
    paymentResultMessage: 'go on',
    bizNo: 'P1',
    outBizNo: 'O1',
    redirectActionForm: { redirectUrl: 'https://provider.example/pay' },
  }

  it('R-73 R-86 create and pay sends what is paid, with what and from where, and reads how it goes on', async () => {
    const answer = cashierGateway.create(intentOf(card))
    await settled()
    const call = sentTo('/cashiercore/cashier/create-and-pay')
    expect(call?.header?.requestId).toBe('request-1')
    expect(argsOf(call)).toEqual({
      bizChannel: 'APP',
      paymentType: 'CASHIER_PAYMENT',
      paymentToolList: [{ assetType: 'DEBIT_CARD', amount: 1690, cardId: 'C1' }],
      bizInfo: '{"bizType":"MALL_ORDER","orderId":"M1"}',
      amount: 1690,
      env: {
        terminalType: 'WEB',
        source: 'APP',
        osType: 'IOS',
        extraInfo: { paySource: 'mall', callBackUrl: 'https://app/return' },
      },
    })
    await call?.answer(cashierOk(created))
    expect(await answer).toEqual({
      paymentStatus: 'PAYMENT_CREATED',
      message: 'go on',
      bizNo: 'P1',
      outBizNo: 'O1',
      form: { redirectUrl: 'https://provider.example/pay' },
    })
  })

  it('R-86 a form that the server writes as null is none', async () => {
    const answer = cashierGateway.create(intentOf(card))
    await settled()
    await sentTo('/cashiercore/cashier/create-and-pay')?.answer(cashierOk({ ...created, redirectActionForm: null }))
    expect(await answer).toMatchObject({ bizNo: 'P1', form: {} })
  })

  it('R-73 the web view of the native app says so', async () => {
    launch.query = { token: 'app-token' }
    cashierGateway.create(intentOf(alipay)).catch(() => undefined)
    await settled()
    expect(argsOf(sentTo('/create-and-pay'))).toMatchObject({ env: { terminalType: 'APP' } })
    launch.query = {}
  })

  it('R-76 a query sends bizNo, or order and request where the answer of the create was lost', async () => {
    const answer = cashierGateway.query(intentOf(alipay, { bizNo: 'P1' }))
    await settled()
    const byNumber = sentTo('/cashiercore/cashier/pay-query')
    expect(argsOf(byNumber)).toEqual({ bizNo: 'P1', bizChannel: 'APP', bizType: 'MALL_ORDER' })
    const result = { paymentStatus: 'PAYMENT_SUCCESS', bizNo: 'P1', outBizNo: 'O1', orderId: 'M1', amount: 1690 }
    await byNumber?.answer(cashierOk({ ...result, paymentResultMessage: 'paid' }))
    expect(await answer).toEqual({ ...result, message: 'paid' })

    cashierGateway.query(intentOf(alipay)).catch(() => undefined)
    await settled()
    expect(argsOf(sentTo('/pay-query'))).toEqual({
      orderId: 'M1',
      requestId: 'request-1',
      bizChannel: 'APP',
      bizType: 'MALL_ORDER',
    })
  })

  it('the address that providers return to is this app, or none in a mini-program', () => {
    expect(callBackUrlOf('/result?orderId=M1')).toBe('https://m.example.com/result?orderId=M1')
    const origin = jest.spyOn(facts, 'origin').mockReturnValue('')
    expect(callBackUrlOf('/result?orderId=M1')).toBe('')
    origin.mockRestore()
  })

  it('R-11 U4 a return in another browser goes on with the launch, and no secret stands in its address', () => {
    launch.query = {
      from: 'customer',
      cnlPdCode: 'P 2',
      appFrom: 'gold',
      type: 'xyfApp',
      ...{ token: 'secret', mToken: 'secret', rscToken: 'secret', userId: 'secret', rightsOrderNo: 'secret' },
    }
    expect(callBackUrlOf('/result?orderId=M1')).toBe(
      'https://m.example.com/result?orderId=M1&from=customer&cnlPdCode=P%202&appFrom=gold',
    )
    launch.query = {}
  })
})

describe('opening the cashier', () => {
  const tools: PaymentTool[] = [
    { assetType: 'ALIPAY', amount: 1690, name: 'Alipay' },
    { assetType: 'DEBIT_CARD', amount: 1690, name: 'Bank', cardId: 'C1', cardTail: '6101' },
  ]

  it('R-71 R-72 R-70 asks for the tools of the order, and keeps what it was told', async () => {
    const opening = openCashier(read, target)
    await settled()
    expect(argsOf(sentTo('/cashiercore/cashier/render'))).toEqual({
      paymentType: 'CASHIER_PAYMENT',
      bizInfo: '{"bizType":"MALL_ORDER","orderId":"M1"}',
    })
    expect(argsOf(sentTo('/cashiercore/cashier/cut-flow'))).toEqual({ cutFlowType: 'vipMemberCardCutFlow' })
    expect(argsOf(sentTo('/gray/matched-group'))).toEqual({ bizKey: 'cashier_bank_test' })
    await sentTo('/cut-flow')?.answer(cashierOk({ showCardPay: true }))
    await sentTo('/matched-group')?.answer({ suc: true, code: '000000', message: '', data: { group: 'groupB' } })
    const payParams = { orderId: 'M1', amount: 1690, deductType: 2, bizNo: 'P9' }
    await sentTo('/shop/payment-info')?.answer(ok({ payParams, payDeadline: 9, now: 1 }))
    const rendered = { amount: 1690, subject: 'card', paymentToolList: tools, payDeadline: 9, now: Date.now() }
    await sentTo('/render')?.answer(cashierOk(rendered))
    expect(await opening).toMatchObject({
      kind: 'open',
      cashier: { amount: 1690, subject: 'card', boundBizNo: 'P9', tools: [tools[1], tools[0]] },
    })
  })

  it('N3 counts the time to pay by the clock of the server, however wrong the device is', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(1_750_000_000_000)
    const opening = openCashier(read, target)
    await settled()
    for (const path of ['/cut-flow', '/matched-group', '/payment-info']) await sentTo(path)?.answer('', 500)
    const now = Date.now() + 86_400_000
    await sentTo('/render')?.answer(
      cashierOk({ amount: 1690, subject: 'card', paymentToolList: tools, payDeadline: now + 60_000, now }),
    )
    expect(await opening).toMatchObject({ cashier: { payDeadline: now + 60_000 } })
    expect(serverNow()).toBe(now)
    jest.restoreAllMocks()
  })

  it('opens without the calls beside the tools where those fail', async () => {
    const opening = openCashier(read, target)
    await settled()
    for (const path of ['/cut-flow', '/matched-group', '/payment-info']) await sentTo(path)?.answer('', 500)
    const rendered = { amount: 1690, subject: 'card', paymentToolList: tools, payDeadline: 9, now: Date.now() }
    await sentTo('/render')?.answer(cashierOk(rendered))
    expect(await opening).toMatchObject({ kind: 'open', cashier: { tools } })
    expect(toasts).toEqual([])
  })

  describe('while a side call hangs', () => {
    beforeEach(() => jest.useFakeTimers({ now: 1_750_000_000_000 }))
    afterEach(async () => {
      await jest.advanceTimersByTimeAsync(60_000)
      jest.useRealTimers()
    })

    /** The cashier as it opens where `hanging` gets no answer, and after how many milliseconds it does. */
    async function openedWithout(hanging: string[], answers: Record<string, object> = {}) {
      const opening = openCashier(read, target)
      let openedAfter = -1
      const started = Date.now()
      opening.then(() => {
        openedAfter = Date.now() - started
      })
      await settled()
      const now = Date.now() - 3_600_000
      const rendered = { amount: 1690, subject: 'card', paymentToolList: tools, payDeadline: now + 60_000, now }
      await sentTo('/render')?.answer(cashierOk(rendered))
      const others = ['/cut-flow', '/matched-group', '/payment-info'].filter((path) => !hanging.includes(path))
      for (const path of others) if (!answers[path]) await sentTo(path)?.answer('', 500)
      await jest.advanceTimersByTimeAsync(5_000)
      for (const [path, answer] of Object.entries(answers)) await sentTo(path)?.answer(answer)
      await jest.advanceTimersByTimeAsync(45_000)
      const secondsLeft = Math.round((now + 60_000 - serverNow()) / 1000)
      return { opening: await opening, openedAfter, secondsLeft }
    }

    it.each(['/cut-flow', '/matched-group'])(
      'N1 N3 (%s) opens without it after 2 s, its countdown right',
      async (path) => {
        const { opening, openedAfter, secondsLeft } = await openedWithout([path])
        expect(opening).toMatchObject({ kind: 'open', cashier: { tools } })
        expect([openedAfter, secondsLeft]).toEqual([2_000, 10])
      },
    )

    it('N1 N3 (/payment-info) opens without it after 8 s, its countdown right', async () => {
      const { opening, openedAfter, secondsLeft } = await openedWithout(['/payment-info'])
      expect(opening).toMatchObject({ kind: 'open', cashier: { tools } })
      expect([openedAfter, secondsLeft]).toEqual([8_000, 10])
    })

    it('R-72 what answers no later than the tools does counts, however slow the network', async () => {
      const opening = openCashier(read, target)
      await settled()
      await jest.advanceTimersByTimeAsync(10_000)
      await sentTo('/cut-flow')?.answer(cashierOk({ showCardPay: false }))
      const now = Date.now()
      const rendered = { amount: 1690, subject: 'card', paymentToolList: tools, payDeadline: now + 60_000, now }
      await sentTo('/render')?.answer(cashierOk(rendered))
      await jest.advanceTimersByTimeAsync(8_000)
      expect(await opening).toMatchObject({ kind: 'open', cashier: { tools: [tools[0]] } })
    })

    it('R-79 a slow answer that the order has a payment is waited for, so that it is paid through that', async () => {
      const payParams = { orderId: 'M1', amount: 1690, deductType: 2, bizNo: 'P9' }
      const slow = { '/payment-info': ok({ payParams, payDeadline: 9, now: 1 }) }
      const { opening, openedAfter } = await openedWithout(['/cut-flow'], slow)
      expect(opening).toMatchObject({ kind: 'open', cashier: { boundBizNo: 'P9' } })
      expect(openedAfter).toBe(5_000)
    })
  })

  it('R-77 a refused render: the server’s text for 2 s', async () => {
    const opening = openCashier(read, { ...target, bizType: 'VIP_MEMBER_CARD', source: 'member' })
    await settled()
    await sentTo('/render')?.answer(cashierNo('ORDER_UNKNOWN', 'no such order'))
    expect(await opening).toEqual({ kind: 'refused', reason: 'no such order', isOrderUnknown: true })
    expect(toasts).toEqual([{ title: 'no such order', duration: 2000 }])
  })

  it('P18 an order that was paid meanwhile opens as paid', async () => {
    const opening = openCashier(read, target)
    await settled()
    await sentTo('/render')?.answer(cashierNo('ORDER_NOT_PAYABLE', 'nothing to pay'))
    await sentTo('/shop/order-detail')?.answer(
      ok({ orderDetail: { orderId: 'M1', state: 'finished', payAmount: 1 }, now: 1 }),
    )
    expect(await opening).toEqual({ kind: 'paid' })
    expect(toasts).toEqual([])
  })

  it('R-72 cards that cannot be confirmed here are not offered; group B sees them first', () => {
    expect(arrange(tools, { showCardPay: false }, true).map(({ assetType }) => assetType)).toEqual(['ALIPAY'])
    expect(arrange(tools, { showCardPay: true }, false)).toEqual(tools)
    expect(arrange(tools, { showCardPay: true }, true)).toEqual([tools[1], tools[0]])
  })
})

describe('R-87 payments outside the cashier', () => {
  const gateway = paysystemGateway()
  const place = { orderId: 'M1', amount: 1690, callBackUrl: 'https://app/return' }

  it.each([
    ['/paysystem/alipay/create', alipay, place],
    ['/paysystem/wxpay/create', wechatPay, place],
    ['/paysystem/create-bankpay', card, { ...place, cardId: 'C1' }],
  ])('R-87 R-88 %s', async (path, tool, args) => {
    const answer = gateway.create(intentOf(tool))
    await settled()
    const call = sentTo(path)
    expect(argsOf(call)).toEqual(args)
    expect(call?.header?.requestId).toBe('request-1')
    const created = { bizNo: 'P1', outBizNo: 'O1', paymentStatus: 'PAYMENT_CREATED', redirectUrl: 'https://p.example' }
    await call?.answer(ok(created))
    expect(await answer).toMatchObject({ bizNo: 'P1', outBizNo: 'O1', form: { redirectUrl: 'https://p.example' } })
  })

  it.each([
    ['/paysystem/alipay/look', alipay],
    ['/paysystem/wxpay/look', wechatPay],
  ])('R-87 R-88 %s', async (path, tool) => {
    const answer = gateway.query(intentOf(tool, { bizNo: 'P1' }))
    await settled()
    expect(argsOf(sentTo(path))).toEqual({ bizNo: 'P1' })
    await sentTo(path)?.answer(ok({ paymentStatus: 'PAYMENT_SUCCESS', paymentResultMessage: 'paid', orderId: 'M1' }))
    expect(await answer).toEqual({ paymentStatus: 'PAYMENT_SUCCESS', message: 'paid', orderId: 'M1', bizNo: 'P1' })
  })

  it.each([
    ['a card', intentOf(card, { bizNo: 'P1' }), { bizNo: 'P1' }],
    ['a lost create', intentOf(alipay), { orderId: 'M1', requestId: 'request-1' }],
  ])('P3 %s is asked about at the cashier', async (_, payment, key) => {
    gateway.query(payment).catch(() => undefined)
    await settled()
    expect(argsOf(sentTo('/pay-query'))).toMatchObject(key)
  })

  it.each([
    ['order', '/paysystem/verification-code', '/paysystem/confirm-code'],
    ['certificate', '/paysystem/certificate/verification-code', '/paysystem/certificate/confirm-code'],
  ] as const)('R-87 the codes of an %s', async (kind, sendPath, confirmPath) => {
    const { sendCode, confirmCode } = paysystemGateway(kind)
    const sending = sendCode(intentOf(card, { bizNo: 'P1' }))
    await settled()
    expect(argsOf(sentTo(sendPath))).toEqual({ bizNo: 'P1' })
    await sentTo(sendPath)?.answer(ok({ mobile: '138 **** 8001', resendSeconds: 60 }))
    expect(await sending).toEqual({ mobile: '138 **** 8001', resendSeconds: 60 })

    const confirming = confirmCode(intentOf(card, { bizNo: 'P1' }), '123456', 'request-2')
    await settled()
    expect(argsOf(sentTo(confirmPath))).toEqual({ bizNo: 'P1', code: '123456' })
    expect(sentTo(confirmPath)?.header?.requestId).toBe('request-2')
    await sentTo(confirmPath)?.answer(refusal('BANK_CODE_WRONG', 'wrong'))
    await expect(confirming).rejects.toMatchObject({ code: 'BANK_CODE_WRONG', shown: false })
  })
})
