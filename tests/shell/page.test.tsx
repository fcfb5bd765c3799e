import { lacking } from '@tests/fixtures/lacking'
import { moves, openPages } from '@tests/routes/fakeNavigation'
import { clean, draw, tap } from '@tests/ui/mounted'
import { routes } from '@/routes'
import { AppContext } from '@/shell/AppContext'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { frame, set } from './fakeFrame'
import { happen, router } from './fakeHooks'

const calls: string[] = []

const Product = page(
  routes.pdp,
  function Product({ goodsId }) {
    const store = useScreenStore(() => ({
      load: () => void calls.push(goodsId),
      share: () => ({ title: `goods ${goodsId}`, imageUrl: '/a.png' }),
    }))
    return <Screen>{store ? `goods ${goodsId}` : ''}</Screen>
  },
  { shares: true },
)
const Orders = page(routes.orderList, function Orders({ state }) {
  return <Screen>{`tab ${state ?? 'all'}`}</Screen>
})

const open = (Page: typeof Product, params: Record<string, string>) => {
  router.params = params
  const box = draw(
    <AppContext.Provider value={frame}>
      <Page />
    </AppContext.Provider>,
  )
  happen('show')
  return box
}

beforeEach(() => {
  calls.length = 0
  openPages('pages/mall/index', 'subPackages/pdp/index')
  set({ hasLogin: true })
})
afterEach(clean)

describe('a page', () => {
  it('R-04 takes title and query from its route; values are decoded', () => {
    const box = open(Product, { goodsId: '%E6%8B%BF1', $taroTimestamp: '1' })
    expect(box.textContent).toMatch(/商品详情.*goods 拿1/)
    expect(calls).toEqual(['拿1'])
  })

  it('whose call the server lacks says that nothing is there, calls nothing and leads home', () => {
    lacking(routes.pdp)
    const box = open(Product, { goodsId: '1' })
    expect(box.textContent).toMatch(/商品详情.*没有找到您要的内容/)
    expect(calls).toEqual([])
    tap([...box.querySelectorAll('.button')].pop())
    expect(moves).toEqual(['switchTab /pages/home/index'])
  })

  it.each([[{}], [{ goodsId: '' }], [{ other: '1' }]])(
    'whose address lacks a required value (%j) says that nothing is there, calls nothing and leads home',
    (params) => {
      const box = open(Product, params)
      expect(box.textContent).toMatch(/商品详情.*没有找到您要的内容/)
      expect(calls).toEqual([])
      tap([...box.querySelectorAll('.button')].pop())
      expect(moves).toEqual(['switchTab /pages/home/index'])
    },
  )

  it('opens without an optional value', () => {
    expect(open(Orders, {}).textContent).toMatch(/tab all/)
  })

  it('shares its own address with the title and picture that its store gives', () => {
    open(Product, { goodsId: '7' })
    expect(happen('share')).toEqual([
      { title: 'goods 7', imageUrl: '/a.png', path: '/subPackages/pdp/index?goodsId=7' },
    ])
  })

  it('is offered for sharing by the hosts only where it says so', () => {
    const offers = (Page: object) => (Page as { enableShareAppMessage?: boolean }).enableShareAppMessage
    expect([offers(Product), offers(Orders)]).toEqual([true, undefined])
  })
})
