import { readLinkHosts } from '../../config/environment'

const real = Object.fromEntries(
  ['MAIN', 'VIP', 'LOW_CODE', 'CASHIER', 'REPORT'].map((name) => [`APP_HOST_${name}`, 'https://b.real.example']),
)
const production = { APP_ENV: 'production', APP_PUBLIC_KEY: 'key', ...real }

it('S2 a build for real hosts opens only the external hosts that are configured', () => {
  for (const isH5 of [true, false]) {
    expect(readLinkHosts(production, isH5)).toEqual([])
    expect(readLinkHosts({ ...production, APP_LINK_HOSTS: ' a.real.example, b.real.example:8443,,' }, isH5)).toEqual([
      'a.real.example',
      'b.real.example:8443',
    ])
  }
})

it('development and test open the pages of the sandbox too', () => {
  expect(readLinkHosts({}, true)).toEqual(['self'])
  expect(readLinkHosts({ APP_ENV: 'development', APP_LINK_HOSTS: 'a.real.example' }, false)).toEqual([
    'a.real.example',
    'http://127.0.0.1:8700',
  ])
})
