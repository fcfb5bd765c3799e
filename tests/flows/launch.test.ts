import { language } from '@/i18n/language'
import { openAddress, parseAddress } from '@/navigate'
import { live } from '../request/liveHost'

jest.mock('@tarojs/taro', () => jest.requireActual('../request/liveHost').taroModule)

beforeAll(async () => {
  live.language = 'zh_HK'
  await import('@/app')
})
beforeEach(() => live.forget())

it('a first visit speaks the language of the host', async () => {
  expect(language()).toBe('zh-CN')
  live.language = 'en'
  const { restorePreferences } = await import('@/shell/preferences')
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
