import { openApp } from '@tests/request/liveApp'
import { live } from '@tests/request/liveHost'
import { startSandbox, type TestSandbox } from '@tests/sandbox/startSandbox'
import { language } from '@/i18n/language'
import { openAddress, parseAddress } from '@/navigate'
import { restorePreferences } from '@/shell/preferences'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/liveHost').taroModule)
jest.mock('@/platform/text/hostTextScale', () => jest.requireActual('@/platform/text/hostTextScale.ts'))

let sandbox: TestSandbox

beforeAll(async () => {
  live.language = 'zh_HK'
  sandbox = await startSandbox()
  await openApp(sandbox)
})
afterAll(() => sandbox.close())
beforeEach(() => live.forget())

it('a first visit speaks the language of the host', () => {
  expect(language()).toBe('zh-CN')
  live.language = 'en'
  restorePreferences(undefined)
  expect(language()).toBe('en')
})

it('a missing page is replaced by the page that says so while the host’s call runs', () => {
  live.openMissing?.()
  expect(live.navigations).toEqual(['/pages/not-found/index'])
})

it('R-07 a page of browsers alone has no address in a mini-program', () => {
  expect(parseAddress('/pages/system/choose-location')).toBeUndefined()
  expect(openAddress('/choose-location')).toBe(false)
  expect(live.navigations).toEqual([])
})
