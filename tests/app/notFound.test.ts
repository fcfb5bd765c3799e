import { consent } from '@/domain/account/consent'
import { app, seen, sees, tap } from './customer'
import './fakeServer'

it('R-01 an address without a page, even one with a broken escape, shows a page that says so and leads home', async () => {
  consent.accept()
  await app.createApp('/subPackages/%E0%A4%A?id=1#part')
  await sees('页面不存在', '您打开的页面不存在')
  expect(window.location.pathname).toBe('/pages/not-found/index')
  tap('首页')
  await sees('小补贴')
  expect(seen()).not.toContain('您打开的页面不存在')
})
