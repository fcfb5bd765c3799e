import { pay as alipay } from '@/platform/pay/pay.alipay'
import { pay as browser } from '@/platform/pay/pay.h5'
import { pay as douyin } from '@/platform/pay/pay.tt'
import { pay as wechat } from '@/platform/pay/pay.weapp'
import type { PayPort } from '@/platform/pay/payPort'

const mockHost = { requestPayment: jest.fn(), tradePay: jest.fn(), pay: jest.fn() }
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    requestPayment: (options: object) => mockHost.requestPayment(options),
    tradePay: (options: object) => mockHost.tradePay(options),
    pay: (options: object) => mockHost.pay(options),
  },
}))

beforeEach(() => jest.resetAllMocks())

describe('P10 each result of a payment sheet', () => {
  it.each([
    ['requestPayment:fail cancel', 'cancelled'],
    ['requestPayment:cancel', 'cancelled'],
    ['requestPayment:fail jsapi has no permission', 'failed'],
    ['requestPayment:fail  jsapi has no permission', 'failed'],
    ['requestPayment:fail: total_fee is missing', 'failed'],
    ['requestPayment:fail timeout', 'unknown'],
    ['requestPayment:fail time out', 'unknown'],
    ['requestPayment:fail network error', 'unknown'],
    ['requestPayment:fail', 'unknown'],
    ['requestPayment:fail ', 'unknown'],
    ['requestPayment:something else', 'unknown'],
    ['', 'unknown'],
    [undefined, 'unknown'],
  ])('P10 WeChat: %p is %s', async (errMsg, outcome) => {
    mockHost.requestPayment.mockRejectedValueOnce({ errMsg })
    expect(await wechat.openSheet({})).toBe(outcome)
  })

  it('P10 WeChat: a sheet that the host does not fail is done', async () => {
    mockHost.requestPayment.mockResolvedValueOnce({ errMsg: 'requestPayment:ok' })
    expect(await wechat.openSheet({})).toBe('done')
  })

  it.each([
    ['9000', 'done'],
    [9000, 'done'],
    ['8000', 'unknown'],
    ['6004', 'unknown'],
    ['6002', 'unknown'],
    ['6001', 'cancelled'],
    ['4000', 'failed'],
    ['1234', 'unknown'],
    ['', 'unknown'],
    ['constructor', 'unknown'],
    [undefined, 'unknown'],
  ])('P10 Alipay: %p is %s', async (resultCode, outcome) => {
    mockHost.tradePay.mockResolvedValueOnce({ resultCode })
    expect(await alipay.openSheet({ tradeNO: 'T1' })).toBe(outcome)
  })

  it.each([
    [0, 'done'],
    [1, 'unknown'],
    [2, 'failed'],
    [3, 'cancelled'],
    [4, 'cancelled'],
    [9, 'unknown'],
    [77, 'unknown'],
    ['', 'unknown'],
    ['constructor', 'unknown'],
    [undefined, 'unknown'],
  ])('P10 Douyin: %p is %s', async (code, outcome) => {
    mockHost.pay.mockResolvedValueOnce({ code })
    expect(await douyin.openSheet({ order_id: 'O', order_token: 'S' })).toBe(outcome)
  })

  it('P10 a host that rejects without a reason, or answers nothing, leaves the payment unknown', async () => {
    mockHost.requestPayment.mockRejectedValueOnce(undefined)
    mockHost.tradePay.mockResolvedValueOnce(undefined)
    mockHost.pay.mockResolvedValueOnce(undefined)
    for (const { openSheet } of [wechat, alipay, douyin]) expect(await openSheet({})).toBe('unknown')
  })

  it('P10 a sheet that did not open leaves the payment unknown', async () => {
    mockHost.tradePay.mockRejectedValueOnce({ error: 4 })
    mockHost.pay.mockRejectedValueOnce({ errMsg: 'pay:fail' })
    expect(await alipay.openSheet({})).toBe('unknown')
    expect(await douyin.openSheet({})).toBe('unknown')
  })

  it('P10 a browser has no sheet, so the payment is unknown', async () => {
    expect(await browser.openSheet({ tradeNO: 'T1' })).toBe('unknown')
  })
})

const wechatSigned = { timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', signType: 'MD5', paySign: 's' }
const douyinOf = (order_id: string, order_token: string) => ({ orderInfo: { order_id, order_token }, service: 5 })

describe('the sheet of a host', () => {
  it.each([
    ['WeChat', wechat, 'requestPayment', wechatSigned, wechatSigned],
    ['Alipay', alipay, 'tradePay', { tradeNO: 'T1' }, { tradeNO: 'T1' }],
    ['Douyin', douyin, 'pay', { order_id: 'O', order_token: 'S' }, douyinOf('O', 'S')],
  ] as [string, PayPort, keyof typeof mockHost, Record<string, string>, object][])(
    'P10 %s: is opened once, with exactly what the server sent',
    async (_name, { openSheet }, call, sent, given) => {
      await openSheet({ ...sent, another: 'field' })
      expect(mockHost[call].mock.calls).toEqual([[given]])
      const others = Object.values(mockHost).filter((one) => one !== mockHost[call])
      for (const other of others) expect(other).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['WeChat', wechat, 'requestPayment', { timeStamp: '', nonceStr: '', package: '', signType: 'RSA', paySign: '' }],
    ['Alipay', alipay, 'tradePay', { tradeNO: '' }],
    ['Douyin', douyin, 'pay', douyinOf('', '')],
  ] as [string, PayPort, keyof typeof mockHost, object][])(
    'P10 %s: nothing is made up for fields that the server did not send',
    async (_name, { openSheet }, call, given) => {
      await openSheet({})
      expect(mockHost[call].mock.calls).toEqual([[given]])
    },
  )
})

it('R-83 each host offers what it can run', () => {
  expect([wechat.tools, alipay.tools, douyin.tools, browser.tools]).toEqual([
    ['DEBIT_CARD', 'WECHATPAY'],
    ['DEBIT_CARD', 'ALIPAY'],
    ['DEBIT_CARD', 'ALIPAY', 'WECHATPAY'],
    ['DEBIT_CARD', 'ALIPAY', 'WECHATPAY'],
  ])
})

describe('the page of a provider', () => {
  it('D-11 is opened by a browser at the address that the server sent, and by no mini-program', () => {
    const assign = jest.fn()
    Object.assign(globalThis, { window: { location: { assign } } })
    const address = 'https://pay.example.com/session?id=1&sign=a%2Bb'
    for (const { leaveFor } of [wechat, alipay, douyin]) leaveFor(address)
    expect(assign).not.toHaveBeenCalled()
    browser.leaveFor(address)
    expect(assign.mock.calls).toEqual([[address]])
    Reflect.deleteProperty(globalThis, 'window')
  })
})
