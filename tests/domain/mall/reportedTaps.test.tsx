import { moves, openPages } from '@tests/routes/fakeNavigation'
import { clean, draw, tap } from '@tests/ui/mounted'
import { BannerCarousel } from '@/domain/mall/BannerCarousel'
import { GoodsCard } from '@/domain/mall/GoodsCard'
import { GoodsRow } from '@/domain/mall/GoodsRow'
import { SearchBox } from '@/domain/mall/SearchBox'
import { reportClick } from '@/report/report'
import { setStoredTheme } from '@/theme/themeFlag'
import { card } from './fakeMall'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/routes/fakeNavigation').taroModule)
jest.mock('@/report/report', () => ({ reportClick: jest.fn() }))

beforeEach(() => openPages('pages/home/index'))
afterEach(() => {
  clean()
  setStoredTheme(undefined)
})

const banner = { id: 'a', title: 'a', subtitle: '', picture: '/a.png', url: '/subPackages/pdp/index?goodsId=4' }

describe('R-130 a tap names the module it happened in', () => {
  it.each([
    ['goods of home', <GoodsCard key="1" goods={card(1)} module="home" />, ['home', 'goods', '1'], 1],
    ['goods of a search', <GoodsCard key="2" goods={card(2)} module="search" />, ['search', 'goods', '2'], 2],
    ['goods of a promotion', <GoodsRow key="3" goods={card(3)} module="promotion" />, ['promotion', 'goods', '3'], 3],
    ['a banner', <BannerCarousel key="4" banners={[banner]} label="" module="lowCode" />, ['lowCode', 'banner'], 4],
  ])('%s', (_, part, reported, goodsId) => {
    tap(draw(part).querySelector('[role="link"]'))
    expect(jest.mocked(reportClick).mock.calls).toEqual([reported])
    expect(moves).toEqual([`navigateTo /subPackages/pdp/index?goodsId=${goodsId}`])
  })

  it('the search field', () => {
    const open = jest.fn()
    tap(draw(<SearchBox text="" module="category" onTap={open} />).querySelector('[role="link"]'))
    expect(reportClick).toHaveBeenCalledWith('category', 'search')
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('goods open the product page of the newer theme for customers of that theme', () => {
    setStoredTheme('xyfApp')
    tap(draw(<GoodsCard goods={card(1)} module="brand" />).querySelector('[role="link"]'))
    expect(reportClick).toHaveBeenCalledWith('brand', 'goods', '1')
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/pdp/index?goodsId=1'])
  })
})
