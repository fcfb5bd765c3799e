import { lacking } from '@tests/fixtures/lacking'
import { setLanguage } from '@/i18n/language'
import {
  back,
  currentAddress,
  go,
  openAddress,
  pageCovered,
  parseAddress,
  replace,
  returnTo,
  returnToRoute,
  showPictures,
  toLogin,
} from '@/navigate'
import { setTabWords } from '@/platform/page/tabBar'
import { routes } from '@/routes'
import { endLogin } from '@/shell/login/endLogin'
import { setStoredTheme } from '@/theme/themeFlag'
import { moves, openPages, stack } from './fakeNavigation'

jest.mock('@tarojs/taro', () => require('./fakeNavigation').taroModule)

describe('a screen whose call the server lacks', () => {
  it('is no address of the app for what the server or a link names', () => {
    expect(openAddress(`/${routes.ranking.path}`)).toBe(true)
    openPages('pages/home/index')
    lacking(routes.ranking)
    expect(parseAddress(`/${routes.ranking.path}`)).toBeUndefined()
    expect(openAddress(`/${routes.ranking.path}`)).toBe(false)
    expect(moves).toEqual([])
  })
})

describe('opening a page', () => {
  it('R-15 a tab is switched to, anything else navigated to', () => {
    openPages('pages/home/index')
    go(routes.my)
    go(routes.settings)
    go(routes.agreement, { code: 'privacy-policy' })
    replace(routes.mall)
    replace(routes.loginNum, {})
    expect(moves).toEqual([
      'switchTab /pages/my/index',
      'navigateTo /center/personInfo/setUp',
      'navigateTo /subPackages/agreement/index?code=privacy-policy',
      'switchTab /pages/mall/index',
      'redirectTo /center/login/loginNum',
    ])
  })

  it.each([
    ['xbt_h5', 'subPackages/pdp/index', 'subPackages/order/confirm'],
    ['xyfApp', 'subPackages/xyfApp/pdp/index', 'subPackages/xyfApp/order/confirm'],
    [undefined, 'subPackages/pdp/index', 'subPackages/order/confirm'],
  ] as const)('R-09 a customer whose stored theme is %s reaches the screens of that theme', (flag, pdp, confirm) => {
    setStoredTheme(flag)
    openPages('pages/home/index')
    go(routes.pdp, { goodsId: '7' })
    openAddress('/subPackages/pdp/index?goodsId=8')
    replace(routes.orderConfirm, { goodsId: '7', rechargeType: 'card', quantity: '1' })
    expect(moves).toEqual([
      `navigateTo /${pdp}?goodsId=7`,
      `navigateTo /${pdp}?goodsId=8`,
      `redirectTo /${confirm}?goodsId=7&rechargeType=card&quantity=1`,
    ])
    setStoredTheme(undefined)
  })

  it('a double tap opens a page once; who comes back to the page below may open it again at once', () => {
    openPages('pages/my/index')
    go(routes.feedback)
    go(routes.feedback)
    expect(moves).toEqual(['navigateTo /center/personInfo/feedback'])
    pageCovered()
    go(routes.feedback)
    expect(moves).toEqual(['navigateTo /center/personInfo/feedback', 'navigateTo /center/personInfo/feedback'])
  })

  it('R-09 the newer address of the page on the screen does not change the customer’s theme', () => {
    openPages('subPackages/xyfApp/pdp/index?goodsId=7')
    go(routes.pdp, { goodsId: '9' })
    expect(moves).toEqual(['navigateTo /subPackages/pdp/index?goodsId=9'])
  })

  it('R-65 an order opens at its one address in each theme', () => {
    setStoredTheme('xyfApp')
    openPages('pages/home/index')
    go(routes.orderDetail, { orderId: '7' })
    expect(moves).toEqual(['navigateTo /subPackages/order/detail?orderId=7'])
    setStoredTheme(undefined)
  })

  it('the tenth page is replaced, since hosts allow only ten', () => {
    openPages(...Array<string>(10).fill('subPackages/pdp/index'))
    go(routes.settings)
    expect(moves).toEqual(['redirectTo /center/personInfo/setUp'])
  })

  it('two taps open a page once; another page, or the same page later, is opened', () => {
    openPages('pages/mall/index')
    const now = jest.spyOn(Date, 'now')
    const tapAt = (at: number, goodsId: string) => {
      now.mockReturnValue(at)
      go(routes.pdp, { goodsId })
    }
    tapAt(10_000, '7')
    tapAt(10_200, '7')
    tapAt(10_300, '8')
    tapAt(10_400, '7')
    tapAt(11_000, '7')
    // The customer sets the device's clock back meanwhile.
    tapAt(1_000, '7')
    now.mockRestore()
    expect(moves.map((move) => move.slice(-1))).toEqual(['7', '8', '7', '7', '7'])
  })

  it('back leads home from the first page, or to the page it belongs to', () => {
    openPages('center/personInfo/setUp')
    back()
    expect(moves).toEqual(['switchTab /pages/home/index'])
    openPages('subPackages/xyfApp/member-v2/payCardResult')
    back(routes.goldMember)
    expect(moves).toEqual(['redirectTo /subPackages/gold-member/index'])
    openPages('pages/my/index', 'center/personInfo/setUp')
    back()
    expect(moves).toEqual(['navigateBack'])
  })

  it('R-07 pictures open on our own page in a browser', () => {
    openPages('pages/home/index')
    showPictures(['/a.png', '/b.png'], '/b.png')
    expect(moves).toEqual([
      'navigateTo /pages/system/preview-image?urls=%5B%22%2Fa.png%22%2C%22%2Fb.png%22%5D&current=%2Fb.png',
    ])
  })
})

describe('leaving a payment for its order', () => {
  const result = 'subPackages/xyfApp/member-v2/payCardResult?orderId=M1'

  it('R-78 goes back to the order where the payment was started there: it is on the stack once', () => {
    openPages('subPackages/xyfApp/order/order-list', 'subPackages/order/detail?orderId=M1', result)
    returnToRoute(routes.orderDetail, { orderId: 'M1' })
    expect(moves).toEqual(['navigateBack'])
  })

  it.each([
    ['another order', 'subPackages/order/detail?orderId=M2'],
    ['the list', 'subPackages/xyfApp/order/order-list'],
  ])('R-78 replaces the result above %s', (_, below) => {
    openPages(below, result)
    returnToRoute(routes.orderDetail, { orderId: 'M1' })
    expect(moves).toEqual(['redirectTo /subPackages/order/detail?orderId=M1'])
  })
})

describe('login and the way back', () => {
  it('R-32 login gets the user’s address, and replaces a page that stays closed', () => {
    openPages('subPackages/order/detail?orderId=7')
    expect(currentAddress()).toBe('/subPackages/order/detail?orderId=7')
    toLogin()
    expect(moves).toEqual(['navigateTo /center/login/index?redirect=%2FsubPackages%2Forder%2Fdetail%3ForderId%3D7'])
    openPages('pages/my/index', 'center/personInfo/setUp')
    toLogin()
    expect(moves).toEqual(['redirectTo /center/login/index?redirect=%2Fcenter%2FpersonInfo%2FsetUp'])
  })

  it('R-32 S1 takes the first value of a name that an address has twice, of which H5 makes a list', () => {
    openPages('subPackages/order/detail')
    Object.assign(stack[0] ?? {}, { options: { orderId: ['7', '8'], empty: [] } })
    expect(currentAddress()).toBe('/subPackages/order/detail?orderId=7')
  })

  it('U4 removes the secrets of the start query from the way back', () => {
    openPages('subPackages/order/detail?orderId=7&mToken=a&token=b&rscToken=c&userId=d')
    expect(currentAddress()).toBe('/subPackages/order/detail?orderId=7')
  })

  it('a login page is never its own way back', () => {
    openPages('pages/my/index', 'center/login/loginNum?redirect=%2Fpages%2Fmy%2Findex')
    toLogin()
    expect(moves).toEqual([])
  })

  it('R-53 after login the user returns: to the page below, to a new page, or to a tab', () => {
    openPages('subPackages/pdp/index?goodsId=3', 'center/login/index')
    endLogin({ kind: 'in' }, '/subPackages/pdp/index?goodsId=3')
    openPages('pages/home/index', 'center/login/index')
    endLogin({ kind: 'in' }, '/subPackages/pdp/index?goodsId=3')
    expect(moves).toEqual(['redirectTo /subPackages/pdp/index?goodsId=3'])
    openPages('subPackages/pdp/index?goodsId=4', 'center/login/index')
    endLogin({ kind: 'in' }, '/subPackages/pdp/index?goodsId=3')
    expect(moves).toEqual(['redirectTo /subPackages/pdp/index?goodsId=3'])
    openPages('center/login/index')
    endLogin({ kind: 'in' }, '/pages/my/index')
    expect(moves).toEqual(['switchTab /pages/my/index'])
  })

  it('R-53 a return to the page below goes back to it', () => {
    openPages('subPackages/pdp/index?goodsId=3', 'center/login/index')
    expect(returnTo('/subPackages/pdp/index?goodsId=3')).toBe(true)
    expect(moves).toEqual(['navigateBack'])
  })

  it.each([
    ['zh-CN', '仅限新用户助力'],
    ['en', 'Only new customers can help'],
  ] as const)('R-48 an invited old user sees the reason for 3 s and is led home, in %s', (language, text) => {
    setLanguage(language)
    openPages('pages/my/index', 'center/login/loginNum')
    endLogin({ kind: 'assistRefused' }, '/pages/my/index')
    expect(moves).toEqual([`toast 3000 ${text}`, 'switchTab /pages/home/index'])
    setLanguage('zh-CN')
  })

  const evil = [
    undefined,
    '',
    '//evil.com',
    '///evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    'https://evil.com/pages/my/index',
    'https:evil.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//pages/my/index',
    'data:text/html,x',
    '/%2f%2fevil.com',
    '/%5cevil.com',
    '/pages/my/index/../../evil',
    '/pages/../pages/my/index',
    '/pages/my/index\nSet-Cookie: a',
    ' /pages/my/index',
    '/pages//my/index',
    '/%70ages/my/index',
    '/center/login/index',
    '/center/login/loginNum?redirect=%2Fpages%2Fmy%2Findex',
    'center/login/index?redirect=https://evil.com',
    '/pages/my/index@evil.com',
    '/pages/my/index#//evil.com',
    '%E4%B8',
  ]
  it.each(evil)('S1 the way back %j leads home', (redirect) => {
    openPages('pages/my/index', 'center/login/index')
    endLogin({ kind: 'in' }, redirect)
    expect(moves).toEqual(['switchTab /pages/home/index'])
  })

  it.each(['/nowhere/index', '/subPackages/gone/index?id=1&next=//evil.com', '/pages/my'])(
    'R-53 the way back %s, which has no route, leads to the page that says so, in place of login',
    (redirect) => {
      openPages('pages/my/index', 'center/login/index')
      endLogin({ kind: 'in' }, redirect)
      expect(moves).toEqual(['redirectTo /pages/not-found/index'])
    },
  )

  it('S1 a malicious query stays inside the query of a route', () => {
    const address = '/subPackages/agreement/index?code=//evil.com&x=javascript:alert(1)'
    expect(parseAddress(address)?.route).toBe(routes.agreement)
    openPages('pages/home/index')
    expect(openAddress(address)).toBe(true)
    expect(moves).toEqual(['navigateTo /subPackages/agreement/index?code=%2F%2Fevil.com&x=javascript%3Aalert(1)'])
  })
})

it('R-17 the texts of the tabs are set tab by tab', () => {
  openPages('pages/my/index')
  setTabWords(['Small subsidy', 'Subsidy mall', 'My'])
  expect(moves).toEqual(['tab 0 Small subsidy', 'tab 1 Subsidy mall', 'tab 2 My'])
})
