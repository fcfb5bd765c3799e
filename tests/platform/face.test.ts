import type { FacePort } from '@/platform/media/facePort'

const mockWeapp = jest.fn()
const mockAlipay = jest.fn()
const mockHost: { requestFacialVerify?: jest.Mock; startAPVerify?: jest.Mock } = {}
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: mockHost }))

const { face: wechat } = jest.requireActual<{ face: FacePort }>('../../src/platform/media/face.weapp.ts')
const { face: alipay } = jest.requireActual<{ face: FacePort }>('../../src/platform/media/face.alipay.ts')
const { face: others } = jest.requireActual<{ face: FacePort }>('../../src/platform/media/face.ts')

beforeEach(() => {
  Object.assign(mockHost, { requestFacialVerify: mockWeapp.mockReset(), startAPVerify: mockAlipay.mockReset() })
})

it("the host's own face check is offered by WeChat and Alipay; H5 and Douyin have none and say so", async () => {
  expect([wechat.offered, alipay.offered, others.offered]).toEqual([true, true, false])
  expect(await others.verify('F1')).toEqual({ kind: 'failed' })
})

interface WechatCall {
  verifyId: string
  success(answer: object): void
  fail(error: object): void
}

describe("WeChat's face check", () => {
  it('is made for the order, and its result is the proof', async () => {
    mockWeapp.mockImplementation(({ verifyId, success }: WechatCall) =>
      success({ verifyResult: `proof of ${verifyId}` }),
    )
    expect(await wechat.verify('F1')).toEqual({ kind: 'checked', result: 'proof of F1' })
  })

  it.each([
    [{ errCode: 90001 }, 'cancelled'],
    [{ errCode: 90002 }, 'cancelled'],
    [{ errCode: 90100 }, 'failed'],
    [{}, 'failed'],
  ])('that ends with %j is %s', async (error, kind) => {
    mockWeapp.mockImplementation(({ fail }: WechatCall) => fail(error))
    expect(await wechat.verify('F1')).toEqual({ kind })
  })

  it('without a result, and where this WeChat has none, has failed', async () => {
    mockWeapp.mockImplementation(({ success }: WechatCall) => success({}))
    expect(await wechat.verify('F1')).toEqual({ kind: 'failed' })
    delete mockHost.requestFacialVerify
    expect(await wechat.verify('F1')).toEqual({ kind: 'failed' })
  })
})

describe("Alipay's face check", () => {
  const answer = (given: object) =>
    mockAlipay.mockImplementation((_options: object, callback: (answer: object) => void) => callback(given))

  it.each([{ certifyId: 'proof' }, '{"certifyId":"proof"}'])(
    'is made for the order, and %j is the proof',
    async (result) => {
      answer({ resultStatus: '9000', result })
      expect(await alipay.verify('F1')).toEqual({ kind: 'checked', result: 'proof' })
      expect(mockAlipay.mock.calls[0]?.[0]).toEqual({ certifyId: 'F1' })
    },
  )

  it('knows its codes as numbers too', async () => {
    answer({ resultStatus: 9000, result: { certifyId: 'proof' } })
    expect(await alipay.verify('F1')).toEqual({ kind: 'checked', result: 'proof' })
  })

  it.each([
    [{ resultStatus: '6001', result: { certifyId: 'proof' } }, 'cancelled'],
    [{ resultStatus: '4000' }, 'failed'],
    [{ resultStatus: '6002' }, 'failed'],
    [{ resultStatus: '9000' }, 'failed'],
    [{ resultStatus: '9000', result: 'no JSON' }, 'failed'],
    [{ resultStatus: '9000', result: 'null' }, 'failed'],
    [{}, 'failed'],
  ])('that ends with %j is %s', async (given, kind) => {
    answer(given)
    expect(await alipay.verify('F1')).toEqual({ kind })
  })

  it('where this Alipay has none, has failed', async () => {
    delete mockHost.startAPVerify
    expect(await alipay.verify('F1')).toEqual({ kind: 'failed' })
  })
})
