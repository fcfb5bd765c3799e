import { readContact, readStoreLinks } from '../../config/environment'

const real = Object.fromEntries(
  ['MAIN', 'VIP', 'LOW_CODE', 'CASHIER', 'REPORT'].map((name) => [`APP_HOST_${name}`, 'https://b.real.example']),
)
const production = { APP_ENV: 'production', APP_PUBLIC_KEY: 'key', ...real }

it('a build for the sandbox leads to its own pages in place of the stores', () => {
  expect(readStoreLinks({}, true).app).toEqual({
    IOS: '/sandbox/store/app/ios',
    ANDROID: '/sandbox/store/app/android',
  })
  expect(readStoreLinks({}, false).xbt.IOS).toBe('http://127.0.0.1:8700/sandbox/store/xbt/ios')
})

it('S7 a build for real hosts leads only to the addresses that are configured', () => {
  const none = { IOS: '', ANDROID: '' }
  expect(readStoreLinks(production, true)).toEqual({ app: none, xbt: none })
  const ios = 'https://apps.real.example/xbt'
  expect(readStoreLinks({ ...production, APP_STORE_XBT_IOS: ios }, false)).toEqual({
    app: none,
    xbt: { ...none, IOS: ios },
  })
})

it('each host opens its chat with customer service by its own name, and none without one', () => {
  expect(['weapp', 'alipay', 'tt'].map((host) => readContact({}, host))).toEqual(Array(3).fill('sandbox/sandbox'))
  const set = { ...production, APP_CONTACT_ALIPAY: 'a/b', APP_CONTACT_TT: 'c' }
  expect(['weapp', 'alipay', 'tt'].map((host) => readContact(set, host))).toEqual(['', 'a/b', 'c'])
})
