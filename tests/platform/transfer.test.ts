import type { TransferPort } from '@/platform/pay/transferPort'

const mockTransfer = jest.fn()
const mockHost: { requestMerchantTransfer?: typeof mockTransfer } = {}
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: mockHost }))

const { transfer: wechat } = jest.requireActual<{ transfer: TransferPort }>('../../src/platform/pay/transfer.weapp.ts')
const { transfer: others } = jest.requireActual<{ transfer: TransferPort }>('../../src/platform/pay/transfer.ts')

const wanted = { mchId: 'm', appId: 'a', package: 'p' }
interface Callbacks {
  success(answer: object): void
  fail(error: { errMsg?: string }): void
}

beforeEach(() => {
  mockTransfer.mockReset()
  mockHost.requestMerchantTransfer = mockTransfer
})

describe('a payout that the customer confirms in WeChat', () => {
  it('is offered by WeChat alone', async () => {
    expect([wechat.offered, others.offered]).toEqual([true, false])
    expect(await others.confirm(wanted)).toBe('failed')
    expect(mockTransfer).not.toHaveBeenCalled()
  })

  it('asks with what the server gave', async () => {
    mockTransfer.mockImplementation(({ success }: Callbacks) => success({ errMsg: 'requestMerchantTransfer:ok' }))
    expect(await wechat.confirm(wanted)).toBe('accepted')
    expect(mockTransfer).toHaveBeenCalledWith(expect.objectContaining(wanted))
  })

  it.each([
    ['requestMerchantTransfer:fail cancel', 'cancelled'],
    ['requestMerchantTransfer:cancel', 'cancelled'],
    ['requestMerchantTransfer:fail system error', 'failed'],
    [undefined, 'failed'],
  ])('%p ends it as %s', async (errMsg, end) => {
    mockTransfer.mockImplementation(({ fail }: Callbacks) => fail({ errMsg }))
    expect(await wechat.confirm(wanted)).toBe(end)
  })

  it('cannot be asked for by an older version of WeChat', async () => {
    delete mockHost.requestMerchantTransfer
    expect(await wechat.confirm(wanted)).toBe('outdated')
  })
})
