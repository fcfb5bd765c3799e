import { BankCode } from '@/domain/cashier/payment/bankCode'
import { card, FakeGateway, failure, target } from '../fakeGateway'

jest.mock('@tarojs/taro', () => jest.requireActual('../../../request/fakeHost').taroModule)

describe('the bank’s code', () => {
  const payment = { ...target, tool: card, requestId: 'r1', createdAt: 0, bizNo: 'P1' }

  it('R-75 that was not sent says so and may be asked for again', async () => {
    const gateway = new FakeGateway()
    gateway.sends = [failure('offline'), { mobile: '138 **** 8001', resendSeconds: 60 }]
    const code = new BankCode(payment, gateway)
    await code.sendAnother()
    expect([code.message, code.isUnsent]).toEqual(['', true])
    await code.sendAnother()
    expect([code.isUnsent, code.mobile]).toEqual([false, '138 **** 8001'])
  })

  it('a programming error in sending it does not lock the sheet', async () => {
    const gateway = new FakeGateway()
    gateway.sends = [new TypeError('x is not a function')]
    const code = new BankCode(payment, gateway)
    await expect(code.sendFirst()).rejects.toThrow(TypeError)
    expect(code.busy).toBe(false)
  })
})
