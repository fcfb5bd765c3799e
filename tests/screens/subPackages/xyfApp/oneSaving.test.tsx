import { openScreen, serve, settle, setUpScreens } from '@tests/screens/screenTest'
import {
  info,
  item,
  monthly,
  rightsOf,
  servePage,
  single,
  suc,
} from '@tests/screens/subPackages/xyfApp/membershipAnswers'
import { box, press } from '@tests/ui/mounted'
import type { FunctionComponent } from 'react'
import { type PriceOption, vipInfo } from '@/contract/member/info'
import { vipRights } from '@/contract/member/rights'
import { routes } from '@/routes'
import OlderMember from '@/subPackages/xyfApp/member/index'
import Member from '@/subPackages/xyfApp/member-v2/index'
import MemberRules from '@/subPackages/xyfApp/member-v2/member-rules'
import MemberPayPop from '@/subPackages/xyfApp/member-v2/single-pay-pop'
import { appConfig } from '../../../../sandbox/areas/remoteConfig/appConfig'

// Parts are drawn at once, which a host does one after another.
jest.mock('@/platform/page/afterUpdate', () => ({
  afterUpdate: (run: () => void) => {
    run()
    return () => undefined
  },
}))

setUpScreens()

/** Sums that the screen says are saved, by the card of a price or outside of the cards. */
const savings = (root: Element | null = box) => [...new Set(root?.textContent?.match(/立省 ¥\d+\.\d\d/g))]
const cardOf = (key: string) => box.querySelector(`#price-${key}`)

/** Opens a membership whose server says another saving in words than its amounts do. */
async function openOffer(
  Page: FunctionComponent,
  path: string,
  priceInfo: PriceOption[],
  groupB: [] | ['vip_confirm_content'] = [],
) {
  openScreen(Page, path)
  await servePage({ info: { priceInfo: priceInfo.map((price) => ({ ...price, saveTip: '立省 ¥99.00' })) }, groupB })
}

describe('one plan saves the same on every screen', () => {
  it('the card and the question before buying say what the amounts say, and the server’s line is left out', async () => {
    await openOffer(Member, routes.member.path, [monthly], ['vip_confirm_content'])
    expect(savings(cardOf('continue_month'))).toEqual(['立省 ¥15.10'])
    press('member-agree-renewal')
    press('member-agree')
    press('member-buy')
    await settle()
    expect(savings(box.querySelector('#member-confirm'))).toEqual(['立省 ¥15.10'])
    expect(savings()).toEqual(['立省 ¥15.10'])
  })

  it('a month once saves the same on the membership, on its own screen and in the older variant', async () => {
    await openOffer(Member, routes.member.path, [single])
    const onMembership = savings()
    openScreen(MemberPayPop, routes.memberPayPop.path)
    await servePage({ info: { priceInfo: [single] }, knowsGroups: true })
    const alone = savings()
    openScreen(OlderMember, routes.olderMember.path)
    await serve(vipInfo, suc(info()))
    await serve(vipRights, suc(rightsOf(item())))
    expect([onMembership, alone, savings(cardOf('1'))]).toEqual([['立省 ¥5.10'], ['立省 ¥5.10'], ['立省 ¥5.10']])
  })

  it('the rules name today’s price beside the same usual price, and what each renewal costs', async () => {
    openScreen(MemberRules, routes.memberRules.path)
    await serve(vipInfo, suc(info()))
    const line = [...box.querySelectorAll('.line')].find(({ textContent }) => textContent?.startsWith('continue_month'))
    expect(line?.textContent).toBe('continue_month¥9.90¥25.00之后每期 ¥15.00')
  })

  it('the server’s line is shown where its amounts show no saving', async () => {
    await openOffer(Member, routes.member.path, [{ ...monthly, originalPrice: 0 }])
    expect(savings()).toEqual(['立省 ¥99.00'])
  })

  it.each(['zh-CN', 'en'] as const)('the sandbox’s tips on prices name no amount of their own, in %s', (lang) => {
    const { discountInfo } = appConfig({ lang, origin: '', now: new Date(0) }).vip
    const tips = Object.values(discountInfo)
    expect(tips).toHaveLength(4)
    for (const { payDiscountTips } of tips) expect(payDiscountTips).toMatch(/^\D+$/)
  })
})
