import { act } from 'react'
import { grantedAgreements } from '@/contract/session'
import { account as words } from '@/i18n/zh-CN/account'
import { go } from '@/navigate'
import { routes } from '@/routes'
import AgreementPage from '@/subPackages/agreement/index'
import { answer, forgetCalls } from '../../../domain/order/fakeCalls'
import { clean, draw, tap } from '../../../ui/mounted'

jest.mock('@tarojs/taro', () => ({
  ...jest.requireActual('../../../routes/fakeNavigation').taroModule,
  useRouter: () => ({ path: '/subPackages/agreement/index', params: {} }),
}))
jest.mock('@/navigate', () => ({ ...jest.requireActual('@/navigate'), go: jest.fn() }))
jest.mock('@/request/call', () => jest.requireActual('../../../domain/order/fakeCalls').callModule)
jest.mock('@/shell/AppContext', () => ({ useApp: () => ({ hasLogin: () => false, departures: () => 0 }) }))
jest.mock('@/shell/useQuery', () => ({ useQuery: () => ({ code: 'no-such' }) }))
jest.mock('@/shell/Screen', () => ({ Screen: jest.requireActual('@/shell/FirstLoad').FirstLoad }))

afterEach(() => {
  clean()
  forgetCalls()
})

it('an agreement that is not there leads to those that are', async () => {
  answer(grantedAgreements, () => ({ agreements: [] }))
  const box = draw(<AgreementPage />)
  await act(() => new Promise<void>((done) => setTimeout(done)))
  tap(box.querySelector(`[aria-label="${words.allAgreements}"]`))
  expect(go).toHaveBeenCalledWith(routes.agreements)
})
