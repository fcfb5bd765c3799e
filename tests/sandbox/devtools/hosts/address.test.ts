import { allRoutes } from '@/routes'
import { parseTyped, suggestions } from '../../../../sandbox/devtools/hosts/page/address'

it('every screen is suggested with its title, the query it must have and the names it may have', () => {
  const all = suggestions('en')
  expect(all).toHaveLength(allRoutes.length)
  expect(all).toContainEqual({ address: '/pages/home/index', label: 'Small subsidy' })
  expect(all).toContainEqual({
    address: '/subPackages/order/confirm?goodsId=&rechargeType=&quantity=',
    label: 'Confirm order (price)',
  })
  expect(all).toContainEqual({
    address: '/pages/system/preview-image',
    label: 'Picture · H5 (urls, current)',
  })
  expect(suggestions('zh-CN')).toContainEqual({ address: '/pages/my/index', label: '我的' })
})

it.each([
  ['/subPackages/pdp/index?goodsId=10101', '/subPackages/pdp/index?goodsId=10101'],
  ['  subPackages/pdp/index?goodsId=10101 ', '/subPackages/pdp/index?goodsId=10101'],
  ['http://127.0.0.1:8700/pages/my/index?from=customer', '/pages/my/index?from=customer'],
  ['/', '/pages/home/index'],
  ['', '/pages/home/index'],
])('%s opens %s', (typed, address) => {
  expect(parseTyped(typed)).toEqual({ address, missing: [] })
})

it('what a screen cannot do without is named, whether absent or empty', () => {
  expect(parseTyped('/subPackages/order/confirm?goodsId=&quantity=2')).toEqual({
    address: '/subPackages/order/confirm?goodsId=&quantity=2',
    missing: ['goodsId', 'rechargeType'],
  })
})

it.each(['/nowhere', 'http://', 'pages/home', '/../etc?x=1'])('%s is no screen', (typed) => {
  expect(parseTyped(typed)).toHaveProperty('unknownPath')
})
