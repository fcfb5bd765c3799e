import { done, endTime, offerOf } from '@tests/domain/rights/ownCard'
import { vipOk } from '@tests/domain/rights/samples'
import { ok } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { openScreen, serve, setUpScreens } from '@tests/screens/screenTest'
import {
  info,
  item,
  monthly,
  rightsOf,
  serveLeapPage,
  servePage,
  suc,
} from '@tests/screens/subPackages/xyfApp/membershipAnswers'
import { box, press, tap } from '@tests/ui/mounted'
import type { FunctionComponent } from 'react'
import { memberBroadcast } from '@/contract/home'
import { goldMemberPage, memberPage } from '@/contract/member/gold'
import { vipInfo } from '@/contract/member/info'
import { increaseStatus, superVipInfo } from '@/contract/member/leap'
import { type RightsItem, vipRights } from '@/contract/member/rights'
import { healthRights } from '@/contract/rights/health'
import { flyCards } from '@/contract/rights/packs'
import { limitUpLog, limitUpRights } from '@/contract/rights/quota'
import { routes } from '@/routes'
import GoldMember from '@/subPackages/gold-member/index'
import FlyCard from '@/subPackages/xyfApp/fly-card/index'
import OlderMember from '@/subPackages/xyfApp/member/index'
import Health from '@/subPackages/xyfApp/member-health/index'
import Leap from '@/subPackages/xyfApp/member-leap/index'
import Member from '@/subPackages/xyfApp/member-v2/index'
import QuotaCard from '@/subPackages/xyfApp/rise-quota/index'
import QuotaLanding from '@/subPackages/xyfApp/rise-quota-landing/index'

// Parts are drawn at once, which a host does one after another.
jest.mock('@/platform/page/afterUpdate', () => ({
  afterUpdate: (run: () => void) => {
    run()
    return () => undefined
  },
}))

setUpScreens()

const level = (levelId: string, price: number, originalPrice: number) => ({
  levelId,
  name: levelId,
  months: 1,
  price,
  originalPrice,
  benefits: [],
})
const gold = [level('year', 16_800, 23_880), level('month', 1_990, 2_500)]
const quotaOf = (card: object) =>
  done({ card: offerOf(card), rights: [], quota: 800_000, raise: 200_000, status: 'none' })

async function serveGold(goldEndTime?: number): Promise<void> {
  await serve(memberBroadcast, ok({ broadcast: [] }))
  await serve(goldMemberPage, ok({ title: 'Gold', subtitle: '', card: '', memberList: gold, rules: [] }))
  await serve(
    memberPage,
    ok({ nickName: '小雨', isGold: goldEndTime !== undefined, ...(goldEndTime && { goldEndTime }) }),
  )
}

async function serveLeap(): Promise<void> {
  await serve(superVipInfo, suc({ vips: [] }))
  await serve(increaseStatus, suc({ status: 'none' }))
  await serveLeapPage()
}

async function serveOlder(): Promise<void> {
  await serve(vipInfo, suc(info()))
  await serve(vipRights, suc(rightsOf(item())))
}

async function serveQuotaCard(): Promise<void> {
  await serve(limitUpRights, quotaOf({ isActive: true, endTime }))
  await serve(limitUpLog, done({ rows: [] }))
}

/** Each of the screens that sell or hold a membership or a card, and how its server answers. */
const screens: [name: string, Page: FunctionComponent, path: string, answer: () => Promise<void>][] = [
  ['the monthly membership', Member, routes.member.path, servePage],
  ['the older membership', OlderMember, routes.olderMember.path, serveOlder],
  ['the super membership', Leap, routes.leap.path, serveLeap],
  ['the gold membership', GoldMember, routes.goldMember.path, serveGold],
  ['the health card', Health, routes.health.path, () => serve(healthRights, done({ card: offerOf(), rights: [] }))],
  [
    'the offer of the quota-raising card',
    QuotaLanding,
    routes.quotaLanding.path,
    () => serve(limitUpRights, quotaOf({})),
  ],
  ['the quota-raising card', QuotaCard, routes.quotaCard.path, serveQuotaCard],
  ['the fly card', FlyCard, routes.flyCard.path, () => serve(flyCards, vipOk({ cards: [], days: 30, rules: [] }))],
]

const hero = () => box.querySelector('.offer-card-hero')?.textContent ?? ''
const note = () => box.querySelector('.offer-card-note')?.textContent
const savings = () => [...new Set(box.textContent?.match(/立省 ¥\d+\.\d\d/g))]

it.each(screens)('%s leads to the comparison of all memberships and cards', async (_name, Page, path, answer) => {
  openScreen(Page, path)
  await answer()
  press('compare-cards')
  expect(moves).toEqual(['navigateTo /subPackages/xyfApp/xyf-cards/index'])
})

describe('what one saves is the largest on the card, and the same as below it', () => {
  it.each([
    ['the health card', Health, routes.health.path, () => serve(healthRights, done({ card: offerOf(), rights: [] }))],
    ['the quota-raising card', QuotaLanding, routes.quotaLanding.path, () => serve(limitUpRights, quotaOf({}))],
  ])('%s', async (_name, Page, path, answer) => {
    openScreen(Page, path)
    await answer()
    expect([hero(), savings()]).toEqual(['立省 ¥100.00', ['立省 ¥100.00']])
    expect(box.querySelector('.card-buy')?.textContent).toContain('¥199.00')
  })

  it('the gold membership, whose levels save differently, follows the chosen level', async () => {
    openScreen(GoldMember, routes.goldMember.path)
    await serveGold()
    expect([hero(), savings()]).toEqual(['立省 ¥70.80', ['立省 ¥70.80', '立省 ¥5.10']])
    tap(box.querySelector('#price-month'))
    expect(hero()).toBe('立省 ¥5.10')
  })

  it.each([
    ['a gold member', GoldMember, routes.goldMember.path, () => serveGold(endTime)],
    [
      'a holder of the health card',
      Health,
      routes.health.path,
      () => serve(healthRights, done({ card: offerOf({ isActive: true, endTime }), rights: [] })),
    ],
  ])('%s is told until when they have it, not what they would save', async (_name, Page, path, answer) => {
    openScreen(Page, path)
    await answer()
    expect([hero(), note()]).toEqual(['', '有效期至 2030-05-20'])
  })

  it('a card that saves nothing has no such line', async () => {
    openScreen(Health, routes.health.path)
    await serve(healthRights, done({ card: offerOf({ originalPrice: 0 }), rights: [] }))
    expect(hero()).toBe('')
  })
})

describe('the card of the monthly membership', () => {
  const term = {
    startTime: 1,
    endTime,
    serveTimes: 10,
    savedMoney: 11_420,
    renewStatus: 'on' as const,
    renewPrice: 1_500,
    contractType: 'continue_month' as const,
    renewExpireName: '连续包月',
    renewOriginPrice: 2_500,
    aheadDay: 5,
  }
  const items = (...changes: Partial<RightsItem>[]) =>
    rightsOf(...changes.map((change, at) => item({ itemId: `item-${at}`, ...change })))

  it('says what the chosen price saves to who is no member', async () => {
    openScreen(Member, routes.member.path)
    await servePage({ info: { priceInfo: [monthly] } })
    expect([hero(), note()]).toEqual(['立省 ¥15.10', '10 项权益 · 价值 ¥80.88'])
  })

  it('R-103 says what a member has saved, and how many benefits they can claim now', async () => {
    openScreen(Member, routes.member.path)
    await servePage({
      info: { isVip: true, vipInfo: term },
      scenes: ['vip_saved_money'],
      rights: items(
        {},
        {},
        { receiveStatus: 'received', hasGotten: true },
        { hasGotten: true },
        { receiveStatus: 'locked' },
      ),
    })
    expect([hero(), note()]).toEqual(['累计已省 ¥114.20', '有效期至 2030-05-20 · 2 项可领取'])
  })

  it('R-103 leaves the sum out where the server does not decide for it', async () => {
    openScreen(Member, routes.member.path)
    await servePage({ info: { isVip: true, vipInfo: term }, rights: items({ receiveStatus: 'used_up' }) })
    expect([hero(), note()]).toEqual(['', '有效期至 2030-05-20'])
  })
})
