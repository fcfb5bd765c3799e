import { afterHost } from '@/domain/cashier/payment/nextSteps'
import { pay as alipay } from '@/platform/pay.alipay'
import { pay as douyin } from '@/platform/pay.tt'
import { pay as wechat } from '@/platform/pay.weapp'

const mockHost = { requestPayment: jest.fn(), tradePay: jest.fn(), pay: jest.fn() }
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    requestPayment: (options: object) => mockHost.requestPayment(options),
    tradePay: (options: object) => mockHost.tradePay(options),
    pay: (options: object) => mockHost.pay(options),
  },
}))

describe('P10 each result of a payment sheet', () => {
  it('starts a question: success and "do not know" until the server decides, the others once', () => {
    expect(afterHost).toEqual({ done: 'poll', unknown: 'poll', cancelled: 'askOnce', failed: 'askOnce' })
  })

  it.each([
    ['requestPayment:fail cancel', 'cancelled'],
    ['requestPayment:cancel', 'cancelled'],
    ['requestPayment:fail jsapi has no permission', 'failed'],
    ['requestPayment:fail timeout', 'unknown'],
    ['requestPayment:fail network error', 'unknown'],
    ['requestPayment:fail', 'unknown'],
    ['', 'unknown'],
  ])('P10 WeChat: %p is %s', async (errMsg, outcome) => {
    mockHost.requestPayment.mockRejectedValueOnce({ errMsg })
    expect(await wechat.openSheet({})).toBe(outcome)
  })

  it('P10 WeChat: success is done, and the sheet gets what the server signed', async () => {
    mockHost.requestPayment.mockResolvedValueOnce({ errMsg: 'requestPayment:ok' })
    const signed = { timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA', paySign: 's' }
    expect(await wechat.openSheet(signed)).toBe('done')
    expect(mockHost.requestPayment).toHaveBeenLastCalledWith(signed)
  })

  it.each([
    ['9000', 'done'],
    ['8000', 'unknown'],
    ['6004', 'unknown'],
    ['6002', 'unknown'],
    ['6001', 'cancelled'],
    ['4000', 'failed'],
    ['1234', 'unknown'],
    ['constructor', 'unknown'],
    [undefined, 'unknown'],
  ])('P10 Alipay: %p is %s', async (resultCode, outcome) => {
    mockHost.tradePay.mockResolvedValueOnce({ resultCode })
    expect(await alipay.openSheet({ tradeNO: 'T1' })).toBe(outcome)
    expect(mockHost.tradePay).toHaveBeenLastCalledWith({ tradeNO: 'T1' })
  })

  it.each([
    [0, 'done'],
    [1, 'unknown'],
    [2, 'failed'],
    [3, 'cancelled'],
    [4, 'cancelled'],
    [9, 'unknown'],
    [77, 'unknown'],
    ['constructor', 'unknown'],
  ])('P10 Douyin: %p is %s', async (code, outcome) => {
    mockHost.pay.mockResolvedValueOnce({ code })
    expect(await douyin.openSheet({ order_id: 'O', order_token: 'S' })).toBe(outcome)
    expect(mockHost.pay).toHaveBeenLastCalledWith({ orderInfo: { order_id: 'O', order_token: 'S' }, service: 5 })
  })

  it('P10 a sheet that did not open leaves the payment unknown', async () => {
    mockHost.tradePay.mockRejectedValueOnce({ error: 4 })
    mockHost.pay.mockRejectedValueOnce({ errMsg: 'pay:fail' })
    expect(await alipay.openSheet({})).toBe('unknown')
    expect(await douyin.openSheet({})).toBe('unknown')
  })

  it('R-83 each host offers what it can run', () => {
    expect([wechat.tools, alipay.tools, douyin.tools]).toEqual([
      ['DEBIT_CARD', 'WECHATPAY'],
      ['DEBIT_CARD', 'ALIPAY'],
      ['DEBIT_CARD', 'ALIPAY', 'WECHATPAY'],
    ])
  })
})
