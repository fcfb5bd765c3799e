import { rows, spoilt } from '@tests/platform/storedRows'
import { live } from '@tests/request/liveHost'
import { launchStorage } from '@/platform/storage/sessionStorage'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/liveHost').taroModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@/platform/storage/sessionStorage.ts'))

/** Opens the app on a device that has this value under every key; returns the state of the app and the keys that it has kept. */
function openWith(value: unknown) {
  let opened: object | undefined
  for (const { key, isOfLaunch } of rows) {
    if (isOfLaunch) launchStorage.write(key, value)
    else live.stored.set(key, value)
  }
  jest.isolateModules(() => {
    jest.requireActual('@/app')
    const { session } = jest.requireActual('@/domain/session/session')
    const { launch } = jest.requireActual('@/domain/session/launch')
    const { consent } = jest.requireActual('@/domain/account/consent')
    const { language } = jest.requireActual('@/i18n/language')
    opened = {
      isSignedIn: session.token !== undefined,
      appToken: launch.appToken,
      query: launch.query,
      consent: consent.answer,
      language: language(),
      left: ['mToken', 'privacyConsent', 'language', 'type'].filter((key) => live.stored.has(key)),
      appTokenLeft: launchStorage.read('appToken'),
    }
  })
  return opened
}

describe('on a device with invalid values in its storage', () => {
  it.each(Object.entries(spoilt))('R-21 the app opens as with an empty storage: %s', (_name, value) => {
    expect(openWith(value)).toEqual({
      isSignedIn: false,
      appToken: undefined,
      query: {},
      consent: 'unasked',
      language: 'zh-CN',
      left: [],
      appTokenLeft: undefined,
    })
  })
})
