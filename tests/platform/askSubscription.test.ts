import type { AskSubscription } from '@/platform/host/ports'

const mockAsk = jest.fn()
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { requestSubscribeMessage: (options: object) => mockAsk(options) },
}))

type Port = { askSubscription: AskSubscription }
const { askSubscription: others } = jest.requireActual<Port>('../../src/platform/host/askSubscription.ts')
const { askSubscription: alipay } = jest.requireActual<Port>('../../src/platform/host/askSubscription.alipay.ts')
const { askSubscription: browser } = jest.requireActual<Port>('../../src/platform/host/askSubscription.h5.ts')

beforeEach(() => mockAsk.mockReset())

describe('whether the host may send a message', () => {
  it('is asked for by the name that each host has for a template, within the tap', () => {
    mockAsk.mockResolvedValue({})
    void others('T1')
    void alipay('E1')
    expect(mockAsk.mock.calls).toEqual([[{ tmplIds: ['T1'] }], [{ entityIds: ['E1'] }]])
  })

  it.each([
    [{ T1: 'accept' }, 'accepted'],
    [{ T1: 'reject' }, 'refused'],
    [{ T1: 'ban' }, 'refused'],
    [{ T1: 'filter' }, 'refused'],
    [{ templateSettings: { T1: { status: 'accept' } } }, 'accepted'],
    [{ templateSettings: {} }, 'refused'],
    [{ T2: 'accept' }, 'refused'],
  ])('%j of WeChat or Douyin is %s', async (answer, end) => {
    mockAsk.mockResolvedValue({ errMsg: 'requestSubscribeMessage:ok', ...answer })
    expect(await others('T1')).toBe(end)
  })

  it.each([
    [{ behavior: 'subscribe' }, 'accepted'],
    [{ behavior: 'cancel' }, 'refused'],
    [{}, 'refused'],
  ])('%j of Alipay is %s', async (answer, end) => {
    mockAsk.mockResolvedValue(answer)
    expect(await alipay('E1')).toBe(end)
  })

  it.each([
    { errMsg: 'requestSubscribeMessage:fail cancel' },
    { errMsg: 'requestSubscribeMessage:fail The main switch is switched off', errCode: 20_004 },
    { error: 11, errorMessage: '' },
  ])('%j is a refusal that the host calls a failure', async (error) => {
    mockAsk.mockRejectedValue(error)
    expect([await others('T1'), await alipay('E1')]).toEqual(['refused', 'refused'])
  })

  it.each([
    [{ errMsg: 'requestSubscribeMessage:fail No template data return' }, 'No template data return'],
    [{ error: 2, errorMessage: 'invalid entityIds' }, 'invalid entityIds'],
    [new Error('the host lacks it'), 'the host lacks it'],
    [undefined, 'undefined'],
  ])('%j is a failure, with the text of the host', async (error, text) => {
    mockAsk.mockRejectedValue(error)
    await expect(others('T1')).rejects.toThrow(text)
    await expect(alipay('E1')).rejects.toThrow(text)
  })

  it('is never asked for in a browser', async () => {
    expect(await browser('T1')).toBe('none')
    expect(mockAsk).not.toHaveBeenCalled()
  })
})
