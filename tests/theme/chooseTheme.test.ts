import { stored } from '@tests/request/fakeHost'
import { language } from '@/i18n/language'
import { chooseLanguage, chooseStoredTheme, restorePreferences } from '@/shell/preferences'
import { chooseTheme } from '@/theme/chooseTheme'
import { themeStyle } from '@/theme/theme'
import { storedTheme } from '@/theme/themeFlag'
import { xbt } from '@/theme/xbt'
import { xyf } from '@/theme/xyf'

jest.mock('@tarojs/taro', () => require('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/text/hostTextScale', () => jest.requireActual('@/platform/text/hostTextScale.ts'))

beforeEach(() => {
  stored.clear()
  restorePreferences(undefined)
})

describe('the theme', () => {
  it.each([
    ['/subPackages/xyfApp/pdp/index', undefined, 'xyfApp'],
    ['/pages/home/index?type=xyfApp', undefined, 'xyfApp'],
    ['/pages/home/index?apiSource=1', undefined, 'xyfApp'],
    ['/pages/previewPage/index', undefined, 'xyfApp'],
    ['/subPackages/xyfApp/pdp/index', 'xbt_h5', 'xyfApp'],
    ['/pages/home/index', 'xyfApp', 'xyfApp'],
    ['/pages/home/index', 'xbt_h5', 'xbt_h5'],
    ['/pages/home/index', undefined, 'xbt_h5'],
    ['/pages/home/index', 'other', 'xbt_h5'],
  ])('R-09 D-25 at %s with the flag %s it is %s', (address, flag, expected) => {
    expect(chooseTheme(address, flag).name).toBe(expected)
  })

  it('R-09 the type of the start query is kept on the device, and applies at the next start', () => {
    restorePreferences('xyfApp')
    expect(storedTheme()).toBe('xyfApp')
    restorePreferences(undefined)
    expect(storedTheme()).toBe('xyfApp')
    restorePreferences('xbt_h5')
    expect(storedTheme()).toBe('xbt_h5')
  })

  it('R-09 an unknown theme writes nothing', () => {
    restorePreferences('blue')
    expect(storedTheme()).toBeUndefined()
    expect(stored.has('type')).toBe(false)
  })

  it('R-09 the settings write the flag', () => {
    chooseStoredTheme('xyfApp')
    expect(stored.get('type')).toBe('xyfApp')
    expect(chooseTheme('/pages/my/index', storedTheme())).toBe(xyf)
  })

  it('both themes set the same variables', () => {
    expect(Object.keys(themeStyle(xyf))).toEqual(Object.keys(themeStyle(xbt)))
    expect(themeStyle(xbt)).toHaveProperty('--color-brand-deep')
  })
})

describe('the language', () => {
  const setBrowser = (...languages: string[]) =>
    Object.defineProperty(navigator, 'languages', { value: languages, configurable: true })
  afterEach(() => setBrowser('zh-CN'))

  it.each([
    [['zh-CN'], 'zh-CN'],
    [['zh-Hant-TW', 'en'], 'zh-CN'],
    [['ZH_HK'], 'zh-CN'],
    [['en-GB', 'zh-CN'], 'en'],
    [['fr-FR', 'zh-TW', 'en'], 'zh-CN'],
    [['fr-FR', 'ja'], 'en'],
    [[], 'zh-CN'],
  ])('of a customer who has not chosen one is that of the host: %j is %s', (languages, expected) => {
    setBrowser(...languages)
    restorePreferences(undefined)
    expect(language()).toBe(expected)
    expect(stored.has('language')).toBe(false)
  })

  it.each([
    ['en', 'zh-CN'],
    ['zh-CN', 'en'],
  ] as const)('%s that the customer has chosen is kept, and wins over %s of the host', (chosen, host) => {
    setBrowser(host)
    restorePreferences(undefined)
    expect(language()).toBe(host)
    chooseLanguage(chosen)
    expect(language()).toBe(chosen)
    restorePreferences(undefined)
    expect(language()).toBe(chosen)
  })

  it('is that of the host when the device holds anything else', () => {
    stored.set('language', 'fr')
    restorePreferences(undefined)
    expect(language()).toBe('zh-CN')
  })
})
