import { emptyAnswers, reads } from '@tests/fixtures/reads'
import { nonsense } from '@tests/fixtures/spoil'
import type { ScreenSample } from '@tests/samples/sample'
import { getSchema } from '@/contract/remoteConfig/schema'
import { account } from '@/i18n/account'
import { authorization } from '@/i18n/authorization'
import { bank } from '@/i18n/bank'
import { bindAccount } from '@/i18n/bindAccount'
import { cashTask } from '@/i18n/cashTask'
import { certificate } from '@/i18n/certificate'
import { coin } from '@/i18n/coin'
import { coupon } from '@/i18n/coupon'
import { inviteFriend } from '@/i18n/inviteFriend'
import { mall } from '@/i18n/mall'
import { member } from '@/i18n/member'
import { newcomer } from '@/i18n/newcomer'
import { order } from '@/i18n/order'
import { profile } from '@/i18n/profile'
import { ranking } from '@/i18n/ranking'
import { renewal } from '@/i18n/renewal'
import { shell } from '@/i18n/shell'
import { supplier } from '@/i18n/supplier'
import { wallet } from '@/i18n/wallet'
import { readsNothing, samplesByName, startsAtPages } from './onePage'
import type { MiniProgram } from './openMiniProgram'

const startAt = startsAtPages()

/** Texts of screens that have nothing else to show; all others only show less content. */
const texts: Record<string, string> = {
  'pages/my/index': profile.nameless,
  'center/personInfo/mys': shell.nothingThere,
  'subPackages/bind-user/index': shell.nothingThere,
  'subPackages/service-authorization/index': authorization.none,
  'subPackages/xyfApp/south-air/index': shell.nothingThere,
  'pages/mall/index': mall.noGoods,
  'subPackages/category/index': mall.noCategories,
  'subPackages/pre-mall-search/index': mall.searchIdle,
  'subPackages/mall-search/index': mall.noResult('拿铁'),
  'subPackages/carnival-shopping/index': mall.noGoods,
  'subPackages/allowance-down/index': mall.noGoods,
  'subPackages/xyfApp/product-list/index': mall.noGoods,
  'subPackages/pdp/index': mall.gone,
  'subPackages/xyfApp/pdp/index': mall.gone,
  'subPackages/order/confirm': shell.nothingThere,
  'subPackages/xyfApp/order/confirm': shell.nothingThere,
  'subPackages/order/detail': shell.nothingThere,
  'subPackages/xyfApp/order/detail': shell.nothingThere,
  'subPackages/qrcode-detail/index': shell.nothingThere,
  'subPackages/xyfApp/qrcode-detail/index': shell.nothingThere,
  'subPackages/xyfApp/order/order-list': order.emptyTitle,
  'subPackages/agreement/index': shell.nothingThere,
  'subPackages/argumentList/index': account.agreementsNone,
  'subPackages/once-bind/index': bank.oneKeyNone,
  'subPackages/bank-management/index': bank.noCards,
  'subPackages/gold-member/index': member.noLevels,
  'subPackages/gold-member/outer-deliver': shell.nothingThere,
  'subPackages/rightssupplier/index': shell.nothingThere,
  'subPackages/rightssupplier/usedDetail': supplier.notReceived,
  'subPackages/rightssupplier/mine-rights': supplier.noReceipts,
  'subPackages/xyfApp/member-v2/single-sup-pop': shell.nothingThere,
  'subPackages/xyfApp/member-v2/single-bir-pop': shell.nothingThere,
  'subPackages/xyfApp/member-v2/member-record': renewal.recordsEmpty,
  'subPackages/xyfApp/member-leap/member-record': renewal.recordsEmpty,
  'subPackages/xyfApp/member-v2/mine-rights': renewal.claimsEmpty,
  'subPackages/xyfApp/member-leap/mine-rights': renewal.claimsEmpty,
  'subPackages/balance/index': wallet.empty.bonus.text,
  'subPackages/xyfApp/withdrawal/surplus': wallet.empty.bonus.text,
  'subPackages/cash-out/rule': wallet.rulesEmpty,
  'subPackages/xyfApp/withdrawal/cash-rule': wallet.rulesEmpty,
  'subPackages/cash-out-record/index': wallet.recordsEmpty,
  'subPackages/xyfApp/withdrawal/cash-out-record': wallet.recordsEmpty,
  'subPackages/cash-out-result/index': shell.nothingThere,
  'subPackages/xyfApp/withdrawal/cash-result': shell.nothingThere,
  'subPackages/xyfApp/withdrawal/bind-account': bindAccount.noCards,
  'subPackages/cash-task/index': cashTask.empty,
  'subPackages/custom-activity/index': shell.nothingThere,
  'subPackages/thanksgiving/index': shell.nothingThere,
  'subPackages/landing-page/activity-1': shell.nothingThere,
  'subPackages/tax-reduction/index': shell.nothingThere,
  'subPackages/xyfApp/activity/index': shell.nothingThere,
  'subPackages/xyfApp/new-activity/index': newcomer.none,
  'subPackages/get-member/index': shell.nothingThere,
  'subPackages/help-get-member/index': shell.nothingThere,
  'subPackages/help-progress/index': shell.nothingThere,
  'subPackages/red-packets/index': shell.nothingThere,
  'subPackages/share/index': shell.nothingThere,
  'subPackages/ranking/index': ranking.empty,
  'subPackages/xyfApp/invit-friend/index': inviteFriend.noStages,
  'subPackages/coupon-list/index': coupon.none.usable.text,
  'subPackages/xyfApp/coupon-list/index': coupon.none.usable.text,
  'subPackages/coupon-list/detail': shell.nothingThere,
  'subPackages/xyfApp/coupon-list/detail': shell.nothingThere,
  'subPackages/xyfApp/coupons/index': coupon.none.usable.text,
  'subPackages/xyfApp/coupons/indexXyf': coupon.noOffers,
  'center/capture/coupon': coupon.noOffers,
  'subPackages/xyfApp/gold-shop/index': coin.noGoods,
  'subPackages/xyfApp/gold-shop/detail': coin.gone,
  'subPackages/xyfApp/gold-shop/success': shell.nothingThere,
  'subPackages/exchange-redpackage/index': coin.noGoods,
  'subPackages/exchange-coupon/index': coin.noGoods,
  'subPackages/xyfApp/settle-certify/recordList': certificate.noRecords,
  'subPackages/xyfApp/settle-certify/email': certificate.unknown,
}

/** Screens that cannot open without an amount, or without what the membership or a step of the identity is. */
const failing = [
  'subPackages/deposit-identification/index',
  'subPackages/xyf-score/index',
  'subPackages/xyfApp/welfare/index',
  'subPackages/living-identification/index',
  'subPackages/card-results/index',
  'subPackages/identification/index',
  'subPackages/identification-confirm/index',
  'subPackages/xyfApp/h5-pay/index',
  'subPackages/xyfApp/member-health/index',
  'subPackages/xyfApp/member-health/health-rule',
  'subPackages/xyfApp/rise-quota/index',
  'subPackages/xyfApp/rise-quota-landing/index',
  'subPackages/xyfApp/member/index',
  'subPackages/xyfApp/member-v2/index',
  'subPackages/xyfApp/member-v2/single-pay-pop',
  'subPackages/xyfApp/member-leap/index',
  'subPackages/xyfApp/member-v2/renew-manage',
  'subPackages/xyfApp/member-leap/renew-manage',
  'subPackages/xyfApp/member-leap/renew-manage-detainment',
  'subPackages/xyfApp/member-v2/member-rules',
  'subPackages/xyfApp/vip-rule/index',
  'subPackages/cancel-account/index',
  'subPackages/cancel-account/cancel-reason',
  'subPackages/xyfApp/settle-certify/index',
  'subPackages/xyfApp/settle-certify/verify',
  'subPackages/xyfApp/settle-certify/toProve',
  'subPackages/xyfApp/settle-certify/settle-succes',
  'subPackages/cash-out/index',
  'subPackages/xyfApp/withdrawal/cash-out',
]

interface Emptied {
  app: MiniProgram
  /** How many answers were emptied. */
  count: () => number
  /** Opens the page again, with whole answers from now on. */
  reopenWhole: () => Promise<void>
}

async function startEmptied(sample: ScreenSample): Promise<Emptied> {
  let count = 0
  let isWhole = false
  // The app asks for its configuration at each start, seconds after the content: on a slow machine the test sees it.
  const isApps = (called: string) => readsNothing.includes(sample.path) && called.endsWith(getSchema.path)
  const { app, reopen } = await startAt(sample, (called, body) => {
    const shape = reads.get(called)
    if (!shape || isWhole) return body
    if (!isApps(called)) count += 1
    return emptyAnswers[shape]
  })
  return {
    app,
    count: () => count,
    reopenWhole: () => {
      isWhole = true
      return reopen()
    },
  }
}

describe('every screen with empty results', () => {
  const samples = samplesByName()
  const isFailing = ([path]: (typeof samples)[number]): boolean => failing.includes(path)

  it.each(samples.filter((one) => !isFailing(one)))(
    'R-31 shows no failure, nothing broken and no empty value: %s',
    async (path, sample) => {
      const { app, count } = await startEmptied(sample)
      const text = texts[path]
      if (text) await app.waitForText(text)
      expect(await app.count('.failed-state')).toBe(0)
      expect(await app.allText()).not.toMatch(nonsense)
      expect(count() > 0).toBe(!readsNothing.includes(path))
      expect(await app.problems()).toEqual([])
    },
  )

  it.each(samples.filter(isFailing))(
    'says that the answer is invalid where the screen is nothing without it, until it is whole: %s',
    async (_path, sample) => {
      const { app, count, reopenWhole } = await startEmptied(sample)
      await app.waitForText(shell.malformed)
      expect(await app.count('.failed-state')).toBe(1)
      expect(await app.allText()).not.toMatch(nonsense)
      expect(count()).toBeGreaterThan(0)
      await reopenWhole()
      await app.waitForText(sample.text['zh-CN'])
      expect(await app.count('.failed-state')).toBe(0)
      expect(await app.problems()).toEqual([])
    },
  )
})
