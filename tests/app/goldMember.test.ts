import { goldMemberPage, memberPage } from '@/contract/member/gold'
import { login } from '@/contract/session'
import { consent } from '@/domain/account/consent'
import { app, seen, sees, tap, type } from './customer'
import { answer, Refusal, sentTo } from './fakeServer'

answer(login).with(() => ({ mToken: 'token-a', userStatus: 'old' }))
answer(goldMemberPage).with(() => ({
  title: '黄金会员',
  subtitle: '买单再省一笔',
  card: '',
  memberList: [{ levelId: 'year', name: '年卡', months: 12, price: 16_800, originalPrice: 19_800, benefits: [] }],
  rules: [],
}))
answer(memberPage).with((_, mToken) => {
  if (mToken !== 'token-a') throw new Refusal('300000')
  return { nickName: '小雨', isGold: false }
})

it('R-53 R-116 a visitor of the gold membership is sent to login, sees it afterwards, and the bar leads home', async () => {
  consent.accept()
  await app.createApp('/subPackages/gold-member/index')
  await sees('登录', '未注册的手机号验证后将自动创建账号')
  expect(sentTo(goldMemberPage)).toEqual([])

  await type('手机号', '13800138008')
  await type('验证码', '123456')
  tap('我已阅读并同意')
  tap('登录')
  await sees('黄金会员', '年卡', '¥168', '小雨，您还不是黄金会员')
  expect(sentTo(login)).toEqual([{ mobile: '13800138008', code: '123456' }])

  tap('首页')
  await sees('小补贴')
  expect(seen()).not.toContain('年卡')
})
