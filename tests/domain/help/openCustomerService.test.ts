import { customerServiceLink } from '@/contract/remoteConfig/schema'
import { openCustomerService } from '@/domain/help/openCustomerService'
import { openLink } from '@/platform/links/openLink'
import { ApiError } from '@/request/errors'

jest.mock('@/platform/host/host', () => ({ hostFacts: { origin: () => 'https://m.example.com' } }))
jest.mock('@/platform/links/openLink', () => ({ openLink: jest.fn() }))

const send = jest.fn()

beforeEach(() => jest.resetAllMocks())

describe('the way to customer service', () => {
  it.each(['opened', 'copied', 'refused'] as const)('leads to the address that the server names: %s', async (end) => {
    const url = 'https://m.example.com/service'
    send.mockResolvedValue({ url })
    jest.mocked(openLink).mockResolvedValue(end)
    expect(await openCustomerService(send, { about: 'general' })).toBe(end)
    expect(send.mock.calls).toEqual([[customerServiceLink, {}]])
    expect(jest.mocked(openLink).mock.calls).toEqual([[`${url}?about=general`]])
  })

  it.each([
    ['https://m.example.com/service?lang=en', 'https://m.example.com/service?lang=en&about=order&id=a%26b'],
    ['https://m.example.com/service#chat', 'https://m.example.com/service?about=order&id=a%26b#chat'],
  ])('says which order it is about, whatever the address has: %s', async (url, opened) => {
    send.mockResolvedValue({ url })
    await openCustomerService(send, { about: 'order', id: 'a&b' })
    expect(jest.mocked(openLink).mock.calls).toEqual([[opened]])
  })

  it.each(['https://evil.example/service', 'javascript:alert(1)', ''])(
    'S2 opens no address that this build does not trust: %j',
    async (url) => {
      send.mockResolvedValue({ url })
      expect(await openCustomerService(send, { about: 'general' })).toBe('untrusted')
      expect(openLink).not.toHaveBeenCalled()
    },
  )

  it('fails as the call does, and opens nothing', async () => {
    const error = new ApiError({ kind: 'offline', traceId: 't' })
    send.mockRejectedValue(error)
    await expect(openCustomerService(send, { about: 'general' })).rejects.toBe(error)
    expect(openLink).not.toHaveBeenCalled()
  })
})
