import { cardInfo } from '@/contract/home'
import { getExtInfo, userInfo } from '@/contract/session'
import { balance } from '@/contract/wallet/balance'
import { consent } from '@/domain/account/consent'
import { session } from '@/domain/session/session'
import { app, back, named, reopen, seen, sees, tap } from './customer'
import { answer, forgetCalls, sentTo } from './fakeServer'

answer(cardInfo).with(() => ({
  isVip: false,
  cardName: '省钱卡',
  description: '每月 9.9 元',
  savedMoney: 0,
  serveDays: 0,
}))
answer(userInfo).with(() => ({
  userInfo: { userId: '8', nickName: '小雨', imgUrl: '', mobile: '138****8002', xbtStatus: 2, isVip: true },
}))
answer(getExtInfo).with(() => ({
  couponCount: 3,
  goldCoins: 500,
  orderCounts: { unpaid: 2, paid: 0, finished: 7, refund: 0 },
}))
answer(balance).with(() => ({ balance: 12_345, expiringSoon: 0, withdrawing: 0, showGuide: false }))

beforeAll(async () => {
  consent.accept()
  await app.createApp('/pages/my/index')
})
beforeEach(async () => {
  session.signOut()
  forgetCalls()
  await reopen('/pages/my/index')
})

it('asks a visitor to log in, shows no numbers, and asks the server for none', async () => {
  await sees('我的', '登录 / 注册', '省钱卡')
  expect(seen()).toMatch(/--余额（元）--优惠券--金币/)
  expect([sentTo(userInfo), sentTo(balance)]).toEqual([[], []])
  tap('登录 / 注册')
  await sees('登录', '未注册的手机号验证后将自动创建账号')
  back()
  await sees('我的')
})

it('shows a customer who they are, what they own and their orders', async () => {
  session.signIn('token-a')
  await sees('我的', '小雨', '138****8002', '补贴账户已开通', '123.45')
  expect(seen()).toMatch(/123\.45余额（元）3优惠券500金币/)
  expect(document.querySelector('#my-orders-unpaid')?.textContent).toBe('2待支付')
  expect(named('笔订单待支付').textContent).toBe('2 笔订单待支付去支付')
})

it('U3 shows nothing of a customer after they have left', async () => {
  session.signIn('token-a')
  await sees('我的', '小雨', '138****8002', '123.45')
  session.signOut()
  await sees('我的', '登录 / 注册')
  expect(seen()).not.toMatch(/小雨|138|123\.45/)
})

it('R-17 the tabs lead from one to another and back, under their titles', async () => {
  const tabs = [...document.querySelectorAll<HTMLElement>('.weui-tabbar__item')]
  expect(tabs.map((tab) => tab.textContent)).toEqual(['小补贴', '补贴商城', '我的'])
  tabs[1]?.click()
  await sees('补贴商城')
  tabs[2]?.click()
  await sees('我的', '登录 / 注册')
})
