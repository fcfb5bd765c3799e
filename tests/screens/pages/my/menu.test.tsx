import { clean, draw, tap } from '@tests/ui/mounted'
import { profile as words } from '@/i18n/profile'
import { Menu } from '@/pages/my/index/Menu'

const mockOpened: string[] = []
jest.mock('@/navigate', () => ({ go: ({ path }: { path: string }) => mockOpened.push(path) }))

beforeEach(() => {
  mockOpened.length = 0
})
afterEach(clean)

const links = (isOpening: boolean) => [...draw(<Menu isOpening={isOpening} />).querySelectorAll('[role=link]')]
const verify = (isOpening: boolean) => links(isOpening).find(({ textContent }) => textContent === words.menu.verify)

describe('the services on my', () => {
  it('lead a customer whose subsidy account is not open to the proof of their identity', () => {
    tap(verify(true))
    expect(mockOpened).toEqual(['subPackages/identification/index'])
  })

  it('lead no one else there', () => {
    expect(verify(false)).toBeUndefined()
  })

  it('are all there, each with a screen of its own', () => {
    links(true).forEach(tap)
    expect(mockOpened).toHaveLength(Object.keys(words.menu).length)
    expect(new Set(mockOpened).size).toBe(mockOpened.length)
  })
})
