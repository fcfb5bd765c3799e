import { downloadOf } from '@/domain/native/storeLink'
import { hostFacts } from '@/platform/host/host'

jest.mock('@/platform/host/host', () => ({ hostFacts: { os: jest.fn(), ua: jest.fn(), origin: jest.fn() } }))

const on = (os: 'IOS' | 'ANDROID', ua = 'Mozilla/5.0', origin = 'https://m.example.com') => {
  jest.mocked(hostFacts.os).mockReturnValue(os)
  jest.mocked(hostFacts.ua).mockReturnValue(ua)
  jest.mocked(hostFacts.origin).mockReturnValue(origin)
  return downloadOf('app', '/subPackages/app-download/index')
}

it('leads to the store of the device’s system', () => {
  expect(on('IOS')).toMatchObject({ system: 'IOS', link: 'https://apps.example.com/app' })
  expect(on('ANDROID')).toMatchObject({ system: 'ANDROID', link: 'https://m.example.com/sandbox/store/app/android' })
})

it('has no address where the store does not have the app', () => {
  on('ANDROID')
  expect(downloadOf('xbt', '/x').link).toBe('')
})

it('offers browsers a code of the screen itself, and mini-programs none', () => {
  expect(on('IOS').code).toBe('https://m.example.com/subPackages/app-download/index')
  expect(on('IOS', '', '').code).toBe('')
})

it('knows WeChat’s own browser, which opens no store', () => {
  expect(on('IOS', 'Mozilla/5.0 MicroMessenger/8.0').isInWechat).toBe(true)
  expect(on('IOS').isInWechat).toBe(false)
  expect(on('IOS', 'MicroMessenger', '').isInWechat).toBe(false)
})
