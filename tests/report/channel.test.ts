import { reportHost } from '@/report/channel'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)

beforeAll(() => Object.assign(APP_HOSTS, { main: 'https://main.test', report: 'https://report.test' }))

describe('where reports go', () => {
  it.each(['development', 'test', 'sit', 'qa1', 'production'])(
    'R-132 D-28 in %s the switch chooses the channel',
    (name) => {
      expect(reportHost(name, 'on')).toBe('https://report.test')
      for (const off of ['off', undefined, '', 'ON']) expect(reportHost(name, off)).toBe('https://main.test')
    },
  )

  it.each(['', 'prod', 'Production', 'constructor'])('R-132 %j is no environment', (name) => {
    expect(reportHost(name, 'on')).toBe('Invalid environment')
  })
})
