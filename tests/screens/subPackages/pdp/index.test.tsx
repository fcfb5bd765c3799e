import { answer, forgetCalls, sentTo } from '@tests/domain/order/fakeCalls'
import { failure, refusal } from '@tests/domain/order/orderErrors'
import { openScreen, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { clean, tap } from '@tests/ui/mounted'
import type { GoodsRes } from '@/contract/mall/goods'
import { getTransactionPrice, goods } from '@/contract/mall/goods'
import { consent } from '@/domain/account/consent'
import { mall } from '@/i18n/mall'
import { go, showPictures } from '@/navigate'
import { routes } from '@/routes'
import Product from '@/subPackages/pdp/index'
import XyfProduct from '@/subPackages/xyfApp/pdp/index'

jest.mock('@/request/call', () => jest.requireActual('@tests/domain/order/fakeCalls').callModule)
jest.mock('@/navigate', () => ({
  ...jest.requireActual('@/navigate'),
  go: jest.fn(),
  showPictures: jest.fn(),
}))

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
  tags: ['秒到'],
  description: ['六档面额'],
  notes: ['不支持退款'],
  maxQuantity: 10,
}

const pages = { pdp: Product, xyfPdp: XyfProduct }

beforeEach(() => {
  forgetCalls()
  consent.accept()
  answer(goods, () => product)
  answer(getTransactionPrice, failure('offline'))
})
afterEach(clean)

describe.each(['pdp', 'xyfPdp'] as const)('a product on the screen: %s', (name) => {
  async function opened(): Promise<HTMLElement> {
    const box = openScreen(pages[name], routes[name].path, { goodsId: '7' })
    await settle()
    return box
  }
  const radio = (box: HTMLElement, text: string) =>
    [...box.querySelectorAll('[role="radio"]')].find(({ textContent }) => textContent?.includes(text))

  it('names the only option of a product, and offers no choice where there is none', async () => {
    answer(goods, () => ({ ...product, rechargeTypes: product.rechargeTypes.slice(0, 1) }))
    const box = await opened()
    expect(box.querySelector('.product-choice [role="radio"], .product-choice-types')).toBeNull()
    expect(box.querySelector('.product-choice-head')?.textContent).toBe(
      `${mall.option}100 元 · ${mall.deliveries.phone}`,
    )
  })

  it('R-64 shows its brand, its recharge types and today’s price', async () => {
    const { textContent } = await opened()
    const { deliveries, subsidy, sold } = mall
    const parts = ['鹭讯', '100 元', '¥95.80', '500 元', deliveries.phone, '秒到', '六档面额', '不支持退款']
    for (const part of [...parts, subsidy(420), sold(12_345)]) expect(textContent).toContain(part)
  })

  it('R-64 is asked for once at opening, and its price is read again when the screen is shown again', async () => {
    await opened()
    expect([sentTo(goods).length, sentTo(getTransactionPrice).length]).toEqual([1, 1])
    happen('hide')
    happen('show')
    await settle()
    expect([sentTo(goods).length, sentTo(getTransactionPrice).length]).toEqual([1, 2])
  })

  it('R-07 shows all its pictures large, the tapped one first, and names each for screen readers', async () => {
    const box = await opened()
    const looks = [...box.querySelectorAll('.product-look')]
    expect(looks.map((one) => [one.getAttribute('role'), one.getAttribute('aria-label')])).toEqual([
      ['link', mall.lookAt('话费', 1, 2)],
      ['link', mall.lookAt('话费', 2, 2)],
    ])
    tap(looks[1])
    expect(showPictures).toHaveBeenCalledWith(['p.png', 'q.png'], 'q.png')
  })

  it('leads from its brand to the other goods of that brand', async () => {
    tap((await opened()).querySelector('.product-brand'))
    expect(go).toHaveBeenCalledWith(routes.productList, { brandId: 'heron' })
  })

  it('that is gone says so and leads to the mall', async () => {
    answer(goods, refusal('GOODS_GONE'))
    const box = await opened()
    expect(box.textContent).toContain(mall.gone)
    tap(box.querySelector('.screen-body [role="button"]'))
    expect(go).toHaveBeenCalledWith(routes.mall)
  })

  it('is bought as it was chosen, at the price that the customer saw', async () => {
    const box = await opened()
    tap(box.querySelectorAll('.stepper-button')[1])
    expect(box.textContent).toContain('191.60')
    tap(box.querySelector('#buy'))
    expect(go).toHaveBeenCalledWith(routes.orderConfirm, {
      goodsId: '7',
      rechargeType: 'f100',
      quantity: '2',
      price: '9580',
    })
  })

  it('cannot be bought while its type is sold out', async () => {
    const box = await opened()
    tap(radio(box, '500 元'))
    expect(radio(box, '500 元')?.getAttribute('aria-checked')).toBe('true')
    expect(box.querySelector('#buy')?.textContent).toBe(mall.soldOut)
    tap(box.querySelector('#buy'))
    expect(go).not.toHaveBeenCalled()
  })

  it('is shared with its title, picture and address', async () => {
    await opened()
    expect(happen('share')).toEqual([{ title: '话费', path: `/${routes[name].path}?goodsId=7`, imageUrl: 'p.png' }])
  })

  it('asks for nothing where its address names no product', () => {
    openScreen(pages[name], routes[name].path)
    expect(sentTo(goods)).toEqual([])
  })
})
