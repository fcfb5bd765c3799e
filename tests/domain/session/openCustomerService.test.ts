import { openCustomerService } from '@/domain/session/openCustomerService'
import { externalUrl } from '@/platform/externalUrl'
import { openLink } from '@/platform/openLink'
import type { Send } from '@/request/submission'

jest.mock('@/platform/openLink', () => ({ openLink: jest.fn(async () => 'opened') }))
jest.mock('@/platform/externalUrl', () => ({ externalUrl: jest.fn((url: string) => url.startsWith('https://help.')) }))

const answering = (url: string) => (async () => ({ url })) as unknown as Send

beforeEach(() => jest.clearAllMocks())

it('S2 customer service is opened at an address that this build may open', async () => {
  expect(await openCustomerService(answering('https://help.example/chat'))).toBe('opened')
  expect(openLink).toHaveBeenCalledWith('https://help.example/chat')
})

it('S2 an address of another host is not opened', async () => {
  expect(await openCustomerService(answering('https://evil.example/chat'))).toBe('untrusted')
  expect(externalUrl).toHaveBeenCalledWith('https://evil.example/chat')
  expect(openLink).not.toHaveBeenCalled()
})
