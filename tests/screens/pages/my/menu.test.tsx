import { InPage } from '@tests/shell/pageOf'
import { clean, draw, tap } from '@tests/ui/mounted'
import { profile as words } from '@/i18n/profile'
import { Menu } from '@/pages/my/index/Menu'
import { routes } from '@/routes'

const mockOpened: string[] = []
jest.mock('@/navigate', () => ({ go: ({ path }: { path: string }) => mockOpened.push(path) }))

beforeEach(() => {
  mockOpened.length = 0
})
afterEach(clean)

const links = (isOpening: boolean) => {
  const box = draw(
    <InPage route={routes.my}>
      <Menu isOpening={isOpening} />
    </InPage>,
  )
  return [...box.querySelectorAll('[role=link]')]
}
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
    const { help, ...screens } = words.menu
    const all = links(true)
    expect(all.filter(({ textContent }) => textContent === help)).toHaveLength(1)
    all.filter(({ textContent }) => textContent !== help).forEach(tap)
    expect(mockOpened).toHaveLength(Object.keys(screens).length)
    expect(new Set(mockOpened).size).toBe(mockOpened.length)
  })
})
