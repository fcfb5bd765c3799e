import { readWebViewHosts } from '../../config/environment'

const real = Object.fromEntries(
  ['MAIN', 'VIP', 'LOW_CODE', 'CASHIER', 'REPORT'].map((name) => [`APP_HOST_${name}`, 'https://b.real.example']),
)
const production = { APP_ENV: 'production', APP_PUBLIC_KEY: 'key', ...real }

it('S7 a build for real hosts has the domains of web views that are configured for its own host, and no other', () => {
  const given = {
    APP_LINK_HOSTS: 'c.example',
    APP_WEB_VIEW_HOSTS_WEAPP: ' a.example, b.example,',
    APP_WEB_VIEW_HOSTS_TT: '',
  }
  const hosts = ['weapp', 'alipay', 'tt', 'h5'].map((host) => readWebViewHosts({ ...production, ...given }, host))
  expect(hosts).toEqual([['a.example', 'b.example'], [], [], []])
})

it('a build for the sandbox shows its own pages in web views', () => {
  expect(readWebViewHosts({ APP_WEB_VIEW_HOSTS_ALIPAY: 'a.example' }, 'alipay')).toEqual([
    'a.example',
    'http://127.0.0.1:8700',
  ])
})
