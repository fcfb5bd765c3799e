import { moves, openPages } from '@tests/routes/fakeNavigation'
import { clean, draw, letTapsPass, tap } from '@tests/ui/mounted'
import { tellClick } from '@/domain/native/tellClick'
import { Header } from '@/pages/home/index/Header'
import { setStoredTheme } from '@/theme/themeFlag'

jest.mock('@/domain/native/tellClick', () => ({ tellClick: jest.fn() }))

beforeEach(() => {
  openPages('pages/home/index')
  letTapsPass()
})
afterEach(() => {
  clean()
  setStoredTheme(undefined)
})

const info = { subsidyBalance: 12_850, savedThisMonth: 0, isVip: false }

it.each(['xbt_h5', 'xyfApp'] as const)(
  'R-121 the subsidy opens what it means, not the cash wallet, in %s, and tells the native app of the tap',
  (theme) => {
    setStoredTheme(theme)
    const box = draw(<Header info={info} hasLogin />)
    expect(box.textContent).toContain('128.50')
    tap(box.querySelector('#home-balance'))
    expect(jest.mocked(tellClick)).toHaveBeenCalledWith('balance')
    expect(moves).toEqual(['navigateTo /subPackages/agreement/index?code=subsidy-balance'])
  },
)

it('a visitor has no balance to open', () => {
  expect(draw(<Header info={undefined} hasLogin={false} />).querySelector('#home-balance')).toBeNull()
})
