import { profile as words } from '@/i18n/zh-CN/profile'
import { Menu } from '@/pages/my/index/Menu'
import { clean, draw, tap } from '../../../ui/mounted'

const mockOpened: string[] = []
jest.mock('@/navigate', () => ({ openAddress: (path: string) => mockOpened.push(path) > 0 }))

afterEach(clean)

const verify = (isOpening: boolean) =>
  [...draw(<Menu isOpening={isOpening} />).querySelectorAll('[role=link]')].find(
    ({ textContent }) => textContent === words.menu.verify,
  )

describe('the services on my', () => {
  it('lead a customer whose subsidy account is not open to the proof of their identity', () => {
    tap(verify(true))
    expect(mockOpened).toEqual(['/subPackages/identification/index'])
  })

  it('lead no one else there', () => {
    expect(verify(false)).toBeUndefined()
  })
})
