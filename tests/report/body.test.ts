import { eventIds } from '@/contract/report'
import { bodyOf } from '@/report/body'
import type { Happening } from '@/report/events'
import { anonymousId, type FakePorts, portsOf } from './fakeReports'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))
jest.mock('@/platform/page/screenFacts', () => ({ screenFacts: () => ({ width: 390, height: 844, osVersion: '14' }) }))

const page = {
  id: 'subPackages/pdp/index',
  title: '商品详情',
  url: '/subPackages/pdp/index?goodsId=10101',
  referer: '',
}
const state: FakePorts = {
  isAllowed: true,
  reportSwitch: 'on',
  person: { isSignedIn: true, inApp: false, mobile: '13800138002', name: '王小明' },
  from: 'poster',
  utmSource: 'spring',
}
const make = (over: Partial<Happening> = {}, given: Partial<FakePorts> = {}) =>
  bodyOf({ event: 'click', at: 1_790_000_000_000, page, detail: {}, ...over }, portsOf({ ...state, ...given }))

describe('the body of an event', () => {
  it('R-130 names visitor, time, event, page, module, element, address, app, system, screen and source', () => {
    const { item, ...body } = make({
      detail: { module: 'product', element: 'buy' },
      page: { ...page, referer: '/pages/home/index' },
    })
    expect(body).toEqual({
      anonymousId,
      time: 1_790_000_000_000,
      eventId: '1000003',
      pageId: 'subPackages/pdp/index',
      pageTitle: '商品详情',
      moduleName: 'product',
      elementName: 'buy',
      url: '/subPackages/pdp/index?goodsId=10101',
      referer: '/pages/home/index',
      appName: 'xbt-wallet',
      appVersion: '7.1.9',
      os: 'ANDROID',
      osVersion: '14',
      screenWidth: 390,
      screenHeight: 844,
      source_type: 'wap',
    })
  })

  it('R-131 its item has every field, the personal ones masked', () => {
    const { item } = make({ event: 'payFail', detail: { message: 'declined', productId: '10101', activityId: 'a1' } })
    expect(item).toEqual({
      event_id: '1000013',
      mobile: '138 **** 8002',
      name: '王**',
      token: '***',
      from: 'poster',
      type: 'MINI_PROGRAM',
      active_id: 'a1',
      event_from: 'APPLET',
      utm_source: 'spring',
      product_id: '10101',
      style: 'xbt',
      refer: '',
      userAgent: 'Brand One Android 14 8.0',
      errorMessage: 'declined',
    })
  })

  it('R-131 a visitor has no phone, name or token', () => {
    const { item } = make({}, { person: { isSignedIn: false, inApp: false } })
    expect([item.mobile, item.name, item.token]).toEqual(['', '', ''])
  })

  it('says how long a page stood open, in whole milliseconds and never less than none', () => {
    expect(make({ event: 'pageLeave', detail: { stayTime: 1234.6 } }).item.stayTime).toBe(1235)
    expect(make({ event: 'pageLeave', detail: { stayTime: -5 } }).item.stayTime).toBe(0)
    expect(make().item).not.toHaveProperty('stayTime')
  })

  it('S6 U4 an address keeps harmless parameters only', () => {
    const url =
      '/subPackages/pdp/index?mToken=abcdef&goodsId=10101&mobile=13800138002&keyword=%E7%8E%8B%E5%B0%8F%E6%98%8E'
    const body = make({ page: { ...page, url, referer: '/pages/home/index?token=abcdef&userId=7' } })
    expect(body.url).toBe('/subPackages/pdp/index?goodsId=10101')
    expect([body.referer, body.item.refer]).toEqual(['/pages/home/index', '/pages/home/index'])
  })

  it.each([
    ['a phone', '13800138002'],
    ['a phone in groups', '138 0013 8002'],
    ['an identity number', '11010119900307123X'],
    ['a bank card', '6222021234567890123'],
    ['a token', 'mToken=0a1b2c3d4e5f'],
  ])('S6 %s in an error, a start query or an id is masked', (_, secret) => {
    const bare = secret.replace('mToken=', '')
    const body = make({ detail: { message: `failed for ${secret} at x`, productId: secret } }, { from: secret })
    expect(JSON.stringify(body)).not.toContain(bare)
    expect(body.item.errorMessage).toMatch(/^failed for .*\*.* at x$/)
  })

  it('S6 an error that quotes the customer’s name is masked', () => {
    const { errorMessage } = make({ detail: { message: 'no account of 王小明, 王小明' } }).item
    expect(errorMessage).toBe('no account of 王**, 王**')
    const short = make({ detail: { message: 'no account of 王明' } }, { person: { ...state.person, name: '王明' } })
    expect(short.item.errorMessage).toBe('no account of 王*')
  })

  it('S6 a long error is masked before it is cut, or half a number would stand open', () => {
    const { errorMessage } = make({ detail: { message: `${'x'.repeat(990)} 13800138002` } }).item
    expect(errorMessage).toHaveLength(1000)
    expect(errorMessage).toMatch(/x 138 \*\*\*\* $/)
  })

  it('C4 half an emoji does not throw', () => {
    expect(make({ detail: { message: 'a\ud83d' } }).item.errorMessage).toBe('a\ufffd')
  })
})

describe('the catalogue', () => {
  it('R-134 global capture has the ids of the specification', () => {
    const { load, error, consoleError, unhandledRejection } = eventIds
    expect([load, error, consoleError, unhandledRejection]).toEqual(['8888888', '0000000', '0000001', '0000002'])
  })

  it('R-135 membership has 1005312 to 1005352, 1005326 and 1005352 for failures, and reports name version 7.1.9', () => {
    const members = Object.entries(eventIds).filter(([name]) => name.startsWith('member'))
    expect(members.map(([, id]) => Number(id))).toEqual(Array.from({ length: 41 }, (_, index) => 1005312 + index))
    expect([eventIds.memberPayFailed, eventIds.memberInfoFailed]).toEqual(['1005326', '1005352'])
    expect(make({ event: 'memberPage' })).toMatchObject({ eventId: '1005312', appVersion: '7.1.9' })
  })

  it('no two events share an id', () => {
    expect(new Set(Object.values(eventIds)).size).toBe(Object.keys(eventIds).length)
  })
})
