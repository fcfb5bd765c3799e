import { connectApp } from '@tests/request/fakeApp'
import { endAll, refusal, sent, settled } from '@tests/request/fakeHost'
import { InPage } from '@tests/shell/pageOf'
import { clean, draw, tap } from '@tests/ui/mounted'
import { act } from 'react'
import { native } from '@/i18n/native'
import { remoteConfig } from '@/i18n/remoteConfig'
import { CustomerHall } from '@/pages/my/index/CustomerHall'
import type { OpenLink } from '@/platform/links/ports'
import { toast } from '@/platform/page/toast'
import { routes } from '@/routes'

const mockOpened: string[] = []
let mockEnd: Awaited<ReturnType<OpenLink>>
jest.mock('@/platform/page/toast', () => ({ toast: jest.fn() }))
jest.mock('@/platform/links/openLink', () => ({
  openLink: async (url: string) => {
    mockOpened.push(url)
    return mockEnd
  },
}))

beforeEach(() => {
  sent.length = 0
  mockOpened.length = 0
  mockEnd = 'opened'
  connectApp()
})
afterEach(async () => {
  clean()
  await endAll()
})

/** The customer hall, tapped twice at once; the server answers with this body. */
async function tapped(body: object): Promise<HTMLElement> {
  const box = draw(
    <InPage route={routes.my}>
      <CustomerHall />
    </InPage>,
  )
  tap(box.querySelector('#customer-hall'))
  tap(box.querySelector('#customer-hall'))
  await act(settled)
  expect(box.querySelector('#customer-hall')?.getAttribute('aria-disabled')).toBe('true')
  expect(sent).toHaveLength(1)
  await act(async () => {
    await sent[0]?.answer(body)
    await settled()
  })
  return box
}

const link = (url: string) => ({ suc: true, code: '000000', message: '', data: { url } })
const toasts = () => jest.mocked(toast).mock.calls.map(([text]) => text)

describe('the customer hall', () => {
  it.each([
    ['opened', []],
    ['copied', [remoteConfig.linkCopied]],
    ['refused', [remoteConfig.linkNotCopied]],
  ] as const)(
    'R-11 goes to the address that the server names, once, and says how that ended: %s',
    async (end, told) => {
      mockEnd = end
      const box = await tapped(link('https://m.example.com/service'))
      expect(mockOpened).toEqual(['https://m.example.com/service?about=general'])
      expect(toasts()).toEqual(told)
      expect(box.querySelector('#customer-hall')?.getAttribute('aria-disabled')).not.toBe('true')
    },
  )

  it('S2 does not open an address that this build does not trust', async () => {
    await tapped(link('https://evil.example/'))
    expect(mockOpened).toEqual([])
    expect(toasts()).toEqual([native.badLink])
  })

  it('R-44 says why the address could not be had, and can be tapped again', async () => {
    const box = await tapped({ suc: false, ...refusal('BUSY', 'busy') })
    expect(toasts()).toEqual(['busy'])
    tap(box.querySelector('#customer-hall'))
    await act(settled)
    expect(sent).toHaveLength(2)
  })
})
