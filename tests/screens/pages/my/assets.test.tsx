import { clean, draw, tap } from '@tests/ui/mounted'
import { session } from '@/domain/session/session'
import { drop } from '@/lib/drop'
import { Assets } from '@/pages/my/index/Assets'
import { MyStore } from '@/pages/my/index/store'

const mockOpened: string[] = []
jest.mock('@/navigate', () => ({ go: ({ path }: { path: string }) => mockOpened.push(path) }))

let store: MyStore

/** Taps all three and answers where they lead. */
function tapAll(): string[] {
  const box = draw(<Assets store={store} />)
  for (const cell of box.querySelectorAll('[role=link]')) tap(cell)
  return mockOpened
}

beforeEach(() => {
  mockOpened.length = 0
  session.signOut()
  store = new MyStore()
})
afterEach(() => {
  clean()
  drop(store)
})

describe('what a customer owns', () => {
  it('leads to the screen of each', () => {
    session.signIn('token-a')
    expect(tapAll()).toEqual([
      'subPackages/balance/index',
      'subPackages/coupon-list/index',
      'subPackages/xyfApp/gold-shop/index',
    ])
  })

  it('leads a visitor to login', () => {
    expect(tapAll()).toEqual(['center/login/index', 'center/login/index', 'center/login/index'])
  })
})
