import { Journey, sessionOf } from '@tests/sandbox/cashier/journey'
import { ALIPAY, ProviderPlay } from '@tests/sandbox/provider/providerPlay'
import { cardInfo, gridModules, index, memberBroadcast } from '@/contract/home'
import { vipInfo } from '@/contract/member/info'
import { orderList } from '@/contract/order/list'
import { matchedGroup, tagCompute } from '@/contract/remoteConfig/decisions'
import { customerServiceLink } from '@/contract/remoteConfig/schema'
import { grantedAgreements } from '@/contract/session'
import { balance } from '@/contract/wallet/balance'
import { withdrawList } from '@/contract/wallet/withdraw'
import { formatDate } from '@/lib/date'
import { routes } from '@/routes'
import { sandboxTest } from './startSandbox'

const sandbox = sandboxTest()

describe('home', () => {
  it('R-68 tells a customer about the subsidy account, and a visitor nothing personal', async () => {
    const visitor = (await sandbox.call(index, {})).data
    expect(visitor.xbtInfo).toEqual({ subsidyBalance: 0, savedThisMonth: 0, isVip: false })
    expect(visitor.goods).toHaveLength(10)
    const token = await sandbox.login('13800138005')
    const customer = (await sandbox.call(index, {}, { token })).data
    expect(customer.xbtInfo).toEqual({ subsidyBalance: 10_000, savedThisMonth: 0, nickName: '安然', isVip: false })
    const originalPrices = customer.goods.map((one) => ({ ...one, price: one.originalPrice, subsidy: 0 }))
    expect(visitor.goods).toEqual(originalPrices)
    expect(customer.goods).not.toEqual(originalPrices)
  })

  it.each(['13800138002', '13800138010'])(
    '%s has saved the same this month on home and on the membership page',
    async (mobile) => {
      const token = await sandbox.login(mobile)
      const { xbtInfo } = (await sandbox.call(index, {}, { token })).data
      const { data } = await sandbox.call(tagCompute, { tagKeys: ['member_saved_month'] }, { token })
      expect(data.tagComputeResultList[0]?.tagResult).toBe((xbtInfo.savedThisMonth / 100).toFixed(2))
      const { vipInfo: term } = (await sandbox.call(vipInfo, {}, { token })).data
      expect(term?.savedMoney).toBeGreaterThanOrEqual(xbtInfo.savedThisMonth)
    },
  )

  it('explains the subsidy to who has it not yet: how much a month, and that it is no cash', async () => {
    const token = await sandbox.login('13900000431')
    expect((await sandbox.call(index, {}, { token })).data.xbtInfo.subsidyBalance).toBe(0)
    const { agreements } = (await sandbox.call(grantedAgreements, { code: 'subsidy-balance' }, { lang: 'en' })).data
    const text = JSON.stringify(agreements)
    for (const part of ['you have ¥100', '¥300.00 if you are a member', 'Without the account it is ¥0', 'not cash'])
      expect(text).toContain(part)
  })

  it.each([
    ['of the monthly membership', '13800138006', 'Leap membership', 'xyfApp/member-v2/index', 'View'],
    ['of the super membership', '13800138015', 'Super membership', 'xyfApp/member-leap/index', 'View'],
    ['of the gold membership', '13800138008', 'Gold membership', 'gold-member/index', 'View'],
    ['whose membership has ended', '13800138011', 'Become a member', 'xyfApp/member-v2/index', 'Join now'],
    ['without a number', undefined, 'Become a member', 'xyfApp/member-v2/index', 'Join now'],
  ] as const)('R-58 leads a customer %s from home', async (_, mobile, title, path, action) => {
    const token = mobile && (await sandbox.login(mobile))
    const { member } = (await sandbox.call(index, {}, { ...(token ? { token } : {}), lang: 'en' })).data
    expect(member).toMatchObject({ title, action, url: `/subPackages/${path}` })
  })

  it('has a grid whose icons open, and a masked broadcast', async () => {
    const { entries } = (await sandbox.call(gridModules, {})).data
    expect(entries).toHaveLength(10)
    for (const { picture } of entries) expect((await fetch(picture)).status).toBe(200)
    const { broadcast } = (await sandbox.call(memberBroadcast, {})).data
    for (const row of broadcast) expect(row.phone).toMatch(/^1\d\d\*{4}\d{4}$/)
  })

  it('has an entry to each category that lists its goods as the mall does', async () => {
    const urls = async (lang: 'en' | 'zh-CN') =>
      (await sandbox.call(gridModules, {}, { lang })).data.entries.map(({ url }) => decodeURIComponent(url))
    expect(await urls('zh-CN')).toContain('/subPackages/mall-search/index?keyword=影视会员&categoryId=102')
    expect(await urls('en')).toContain('/subPackages/mall-search/index?keyword=Video&categoryId=102')
  })

  it('R-143 tells what the latest paid orders have saved, one of each customer, with their time, and nothing that no order of a week has', async () => {
    const journey = new Journey(sandbox, await sandbox.login('13800138005'))
    const placed = await journey.order('card', 2)
    const toldOf = async () => {
      const { broadcast } = (await sandbox.call(memberBroadcast, {})).data
      return broadcast.filter(({ phone }) => phone === '138****8005')
    }
    expect(await toldOf()).toEqual([])
    const { redirectActionForm } = (await journey.pay(placed, ALIPAY)).data
    await new ProviderPlay(sandbox, journey).play(sessionOf(redirectActionForm?.redirectUrl), 'approve')
    const { orderDetail } = await journey.detail(placed.orderId)
    expect(await toldOf()).toEqual([
      { phone: '138****8005', money: 280, time: formatDate(orderDetail.paidAt ?? 0, 'MM-dd HH:mm') },
    ])
    const again = await journey.order('card', 1)
    const paid = (await journey.pay(again, ALIPAY)).data.redirectActionForm
    await new ProviderPlay(sandbox, journey).play(sessionOf(paid?.redirectUrl), 'approve')
    expect((await toldOf()).map(({ money }) => money)).toEqual([140])
    await sandbox.fault({ kind: 'clock', ms: 8 * 86_400_000 })
    expect((await sandbox.call(memberBroadcast, {})).data.broadcast).toEqual([])
    await sandbox.clearFaults()
  })

  it.each(['13800138006', '13800138015', '13800138008'])(
    'R-58 shows %s until when the membership runs',
    async (mobile) => {
      const token = await sandbox.login(mobile)
      const { isVip, description } = (await sandbox.call(cardInfo, {}, { token })).data
      expect(isVip).toBe(true)
      expect(description).toMatch(/^有效期至 \d{4}-\d\d-\d\d$/)
      expect((await sandbox.call(cardInfo, {})).data).toMatchObject({ isVip: false, savedMoney: 0, serveDays: 0 })
    },
  )

  it.each([
    ['13800138010', `/${routes.member.path}`],
    ['13800138015', `/${routes.leap.path}`],
    ['13800138008', `/${routes.goldMember.path}`],
    ['13800138016', `/${routes.memberRenewal.path}`],
    ['13800138005', undefined],
  ])('the card on my of %s leads to %s', async (mobile, url) => {
    const token = await sandbox.login(mobile)
    expect((await sandbox.call(cardInfo, {}, { token })).data.url).toBe(url)
  })
})

describe('config and wallet', () => {
  it('R-96 puts everybody into groupA but those a test names', async () => {
    const [plain, flagged] = [await sandbox.login('13800138005'), await sandbox.login('13800138006')]
    const groupOf = async (token?: string) =>
      (await sandbox.call(matchedGroup, { bizKey: 'vipReduceExternalComplaints' }, { token })).data.group
    expect([await groupOf(), await groupOf(plain), await groupOf(flagged)]).toEqual(['groupA', 'groupA', 'groupB'])
  })

  it('has a customer service page behind its link, which answers what an order or a withdrawal is about', async () => {
    const read = async (about: string, token?: string) => {
      const { url } = (await sandbox.call(customerServiceLink, {}, { token })).data
      const page = await fetch(`${url}${url.includes('?') ? '&' : '?'}${about}`, { headers: { accept: 'text/html' } })
      expect(page.status).toBe(200)
      return /<article class="card" id="asked">(.*?)<\/article>/s.exec(await page.text())?.[1]
    }
    const token = await sandbox.login('13800138002')
    const order = (await sandbox.call(orderList, { page: 1 }, { token })).data.orders[0]
    const withdrawal = (await sandbox.call(withdrawList, { page: 1 }, { token })).data.withdrawList[0]
    expect(await read(`about=order&id=${order?.orderId}`, token)).toContain(order?.stateText)
    expect(await read(`about=withdrawal&id=${withdrawal?.withdrawId}`, token)).toContain('¥')
    expect(await read(`about=order&id=${order?.orderId}`)).toBeUndefined()
    expect(await read('about=order&id=none', token)).toBeUndefined()
  })

  it('tells the balance to its owner only', async () => {
    const token = await sandbox.login('13800138005')
    expect((await sandbox.call(balance, {}, { token })).data.balance).toBe(0)
    expect((await sandbox.call(balance, {})).code).toBe('300000')
  })
})
