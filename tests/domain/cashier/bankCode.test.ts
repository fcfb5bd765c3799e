import { BankCode } from '@/domain/cashier/bankCode'
import { FakeGateway, failure, texts } from './fakeGateway'

jest.mock('@tarojs/taro', () => jest.requireActual('../../request/fakeHost').taroModule)

describe('the bank’s code', () => {
  it('R-75 that was not sent says so and may be asked for again', async () => {
    const gateway = new FakeGateway()
    gateway.sends = [failure('offline'), { mobile: '138 **** 8001', resendSeconds: 60 }]
    const code = new BankCode('P1', gateway, () => texts)
    await code.send()
    expect(code.message).toBe(texts.codeNotSent)
    await code.send()
    expect([code.message, code.mobile]).toEqual(['', '138 **** 8001'])
  })

  it('a mistake of ours in sending it does not lock the sheet', async () => {
    const gateway = new FakeGateway()
    gateway.sends = [new TypeError('x is not a function')]
    const code = new BankCode('P1', gateway, () => texts)
    await expect(code.send()).rejects.toThrow(TypeError)
    expect(code.busy).toBe(false)
  })
})
