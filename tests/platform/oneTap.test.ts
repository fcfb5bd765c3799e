import type { OneTapPort } from '@/platform/host/ports'

const mockLogin = jest.fn()
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { login: () => mockLogin() } }))

const { oneTap: wechat } = jest.requireActual<{ oneTap: OneTapPort }>('../../src/platform/host/oneTap.weapp.ts')
const { oneTap: others } = jest.requireActual<{ oneTap: OneTapPort }>('../../src/platform/host/oneTap.ts')

describe('login with one tap', () => {
  it('is offered by WeChat alone', () => {
    expect([wechat.offered, others.offered]).toEqual([true, false])
  })

  it('sends the proof of WeChat, a new one for each login', async () => {
    mockLogin.mockResolvedValueOnce({ code: 'code-1', errMsg: 'login:ok' }).mockResolvedValueOnce({ code: 'code-2' })
    expect([await wechat.jsCode(), await wechat.jsCode()]).toEqual(['code-1', 'code-2'])
  })

  it('rejects when WeChat refuses', async () => {
    mockLogin.mockRejectedValueOnce(new Error('login:fail'))
    await expect(wechat.jsCode()).rejects.toThrow('login:fail')
  })

  it('has no proof elsewhere', async () => {
    mockLogin.mockClear()
    expect(await others.jsCode()).toBe('')
    expect(mockLogin).not.toHaveBeenCalled()
  })
})
