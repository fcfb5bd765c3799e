import type { GoodsRes } from '@/contract/mall/goods'
import { BuyBar } from '@/domain/mall/BuyBar'
import { ProductView } from '@/domain/mall/ProductView'
import { ProductStore } from '@/domain/mall/productStore'
import { shareOf } from '@/domain/mall/shareOf'
import { mall } from '@/i18n/zh-CN/mall'
import { go, showPictures } from '@/navigate'
import { ApiError } from '@/request/errors'
import { routes } from '@/routes'
import { clean, draw, tap } from '../../ui/mounted'

jest.mock('@tarojs/taro', () => jest.requireActual('../../request/fakeHost').taroModule)
jest.mock('@/navigate', () => ({
  ...jest.requireActual('@/navigate'),
  go: jest.fn(),
  showPictures: jest.fn(),
}))

beforeEach(() => jest.clearAllMocks())
afterEach(clean)

const product: GoodsRes = {
  goodsId: '7',
  title: '话费',
  subtitle: '快充',
  pictures: ['p.png', 'q.png'],
  brand: { brandId: 'heron', name: '鹭讯', picture: '' },
  rechargeTypes: [
    { type: 'f100', name: '100 元', kind: 'phone', price: 9580, originalPrice: 10_000, subsidy: 420, stock: 9 },
    { type: 'f500', name: '500 元', kind: 'phone', price: 47_600, originalPrice: 50_000, subsidy: 2400, stock: 0 },
  ],
  defaultType: 'f100',
  sold: 12_345,
  tags: [],
  description: ['六档面额'],
  notes: ['不支持退款'],
  maxQuantity: 10,
}

function onScreen(): ProductStore {
  const store = new ProductStore('7')
  store.product.set(product)
  return store
}

describe('a product on the screen', () => {
  it('R-64 shows its brand and its recharge types', () => {
    const text = draw(<ProductView store={onScreen()} />).textContent
    for (const part of ['鹭讯', '100 元', '¥95.80', '500 元', mall.deliveries.phone, '六档面额', '不支持退款'])
      expect(text).toContain(part)
  })

  it('R-07 shows all its pictures large, the tapped one first, and names each for screen readers', () => {
    const box = draw(<ProductView store={onScreen()} />)
    const looks = [...box.querySelectorAll('.product-look')]
    expect(looks.map((one) => [one.getAttribute('role'), one.getAttribute('aria-label')])).toEqual([
      ['link', mall.lookAt('话费', 1, 2)],
      ['link', mall.lookAt('话费', 2, 2)],
    ])
    tap(looks[1])
    expect(showPictures).toHaveBeenCalledWith(['p.png', 'q.png'], 'q.png')
  })

  it('that is gone says so and leads to the mall', async () => {
    const store = new ProductStore('7')
    await store.product.load(() => Promise.reject(new ApiError({ kind: 'refused', code: 'GOODS_GONE', traceId: '1' })))
    const box = draw(<ProductView store={store} />)
    expect(box.textContent).toContain(mall.gone)
    tap(box.querySelector('[role="button"]'))
    expect(go).toHaveBeenCalledWith(routes.mall)
  })

  it.each(['orderConfirm', 'xyfOrderConfirm'] as const)('is bought on the screen that its page names: %s', (name) => {
    const store = onScreen()
    store.setQuantity(2)
    const box = draw(<BuyBar store={store} confirm={routes[name]} />)
    expect(box.textContent).toContain('191.60')
    tap(box.querySelector('#buy'))
    expect(go).toHaveBeenCalledWith(routes[name], {
      goodsId: '7',
      rechargeType: 'f100',
      quantity: '2',
      price: '9580',
    })
  })

  it('cannot be bought while its type is sold out', () => {
    const store = onScreen()
    store.choose('f500')
    const box = draw(<BuyBar store={store} confirm={routes.orderConfirm} />)
    expect(box.textContent).toContain(mall.soldOut)
    tap(box.querySelector('#buy'))
    expect(go).not.toHaveBeenCalled()
  })

  it('is shared with its title, picture and address', () => {
    expect(shareOf(routes.pdp, product)).toEqual({
      title: '话费',
      path: '/subPackages/pdp/index?goodsId=7',
      imageUrl: 'p.png',
    })
  })
})
