import { clean, draw, tap } from '@tests/ui/mounted'
import { profile as words } from '@/i18n/profile'
import { MemberCard } from '@/pages/my/index/MemberCard'
import { routes } from '@/routes'

const mockOpened: string[] = []
jest.mock('@/navigate', () => ({
  ...jest.requireActual('@/navigate'),
  go: ({ path }: { path: string }) => mockOpened.push(path),
  openAddress: (url: string) => mockOpened.push(url),
}))

const card = { isVip: true, cardName: 'Gold membership', description: '', savedMoney: 0, serveDays: 1 }

beforeEach(() => {
  mockOpened.length = 0
})
afterEach(clean)

it.each([
  [{ isVip: true, url: '/a' }, words.cardLook],
  [{ isVip: false, url: '/a' }, words.cardGoOn],
  [{ isVip: false }, words.cardOpen],
])('the card on my of %j says %s', (over, action) => {
  expect(draw(<MemberCard card={{ ...card, ...over }} />).textContent).toContain(action)
})

const openedBy = (url?: string): string[] => {
  tap(draw(<MemberCard card={{ ...card, ...(url === undefined ? {} : { url }) }} />).querySelector('.member-card'))
  return mockOpened
}

describe('the card of the membership on my', () => {
  it('leads to the membership that the customer has', () => {
    const url = `/${routes.goldMember.path}`
    expect(openedBy(url)).toEqual([url])
  })

  it.each([undefined, '/no/such/screen'])(
    "leads to the membership's page where the server names %s, which this build does not have",
    (url) => {
      expect(openedBy(url)).toEqual([routes.member.path])
    },
  )
})
