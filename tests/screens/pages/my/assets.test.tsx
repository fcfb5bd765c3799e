import { session } from '@/domain/session/session'
import { Assets } from '@/pages/my/index/Assets'
import { MyStore } from '@/pages/my/index/store'
import { clean, draw, tap } from '../../../ui/mounted'

const mockOpened: string[] = []
const mockPaths: string[] = []
jest.mock('@tarojs/taro', () => jest.requireActual('../../../request/fakeHost').taroModule)
jest.mock('@/platform/host', () => jest.requireActual('@/platform/host.weapp'))
jest.mock('@/routes', () => {
  const { routes } = jest.requireActual('@/routes')
  return { routes, routeAt: (path: string) => (mockPaths.includes(path) ? routes.my : undefined) }
})
jest.mock('@/navigate', () => ({
  go: ({ path }: { path: string }) => mockOpened.push(path),
  openAddress: (path: string) => mockOpened.push(path) > 0,
}))

const places = {
  balance: '/subPackages/balance/index',
  coupons: '/subPackages/coupon-list/index',
  coins: '/subPackages/xyfApp/gold-shop/index',
}
let store: MyStore

/** Taps all three and answers which of them were on offer. */
function tapAll(): string[] {
  const box = draw(<Assets store={store} />)
  const cells = [...box.querySelectorAll('[role=link]')]
  cells.forEach(tap)
  return cells.filter((cell) => cell.getAttribute('aria-disabled') !== 'true').map(({ id }) => id)
}

beforeEach(() => {
  mockOpened.length = 0
  mockPaths.length = 0
  session.signOut()
  store = new MyStore()
})
afterEach(() => {
  clean()
  store.drop()
})

describe('what a customer owns', () => {
  it('is no link where this build lacks its screen', () => {
    mockPaths.push(places.coupons)
    session.signIn('token-a')
    expect(tapAll()).toEqual(['my-coupons'])
    expect(mockOpened).toEqual([places.coupons])
  })

  it('leads to each screen that there is', () => {
    mockPaths.push(...Object.values(places))
    session.signIn('token-a')
    expect(tapAll()).toEqual(['my-balance', 'my-coupons', 'my-coins'])
    expect(mockOpened).toEqual(Object.values(places))
  })

  it('leads a visitor to login, whatever this build has', () => {
    expect(tapAll()).toHaveLength(3)
    expect(mockOpened).toEqual(Array.from({ length: 3 }, () => 'center/login/index'))
  })
})
