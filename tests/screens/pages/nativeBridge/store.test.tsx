import { openStore } from '@tests/screens/screenTest'
import { clean } from '@tests/ui/mounted'
import { act } from 'react'
import { session } from '@/domain/session/session'
import { HandoverStore } from '@/pages/nativeBridge/index/store'
import { routes } from '@/routes'

const mockOpen = jest.fn()
jest.mock('@/domain/native/openNative', () => ({ openNative: (...args: unknown[]) => mockOpen(...args) }))

beforeEach(() => {
  session.signOut()
  mockOpen.mockReset().mockResolvedValue({ kind: 'timeout' })
})
afterEach(clean)

const opened = async () => {
  const store = openStore(routes.nativeBridge, () => new HandoverStore('login', undefined))
  await act(async () => undefined)
  return store
}

describe('handing over to a native page', () => {
  it('R-16 opens it once, though the customer signs in there', async () => {
    await opened()
    expect(mockOpen.mock.calls).toEqual([['login', undefined]])
    await act(async () => {
      // As `connectNative` does for each login of the app.
      session.signOut('lost')
      session.signIn('token-a')
    })
    expect(mockOpen).toHaveBeenCalledTimes(1)
  })

  it('asks again when the customer tries again, and shows no result meanwhile', async () => {
    const store = await opened()
    expect(store().end).toEqual({ kind: 'timeout' })
    mockOpen.mockResolvedValue({ kind: 'done', data: {} })
    const again = store().handOver()
    expect(store().end).toBeUndefined()
    await act(() => again)
    expect(store().end).toEqual({ kind: 'done', data: {} })
  })
})
