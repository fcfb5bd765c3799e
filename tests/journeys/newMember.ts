import { feiYue } from '../../sandbox/areas/member/plans/feiYue'
import { leap } from '../../sandbox/areas/member/plans/leap'
import { askForRaise, claimPack, claimRights, seesSavings, useHealthCodes } from './benefits'
import type { Chapter } from './chapter'
import { earnCoins } from './coins'
import { join } from './join'
import { words } from './words'

/** Customers with a number that no seed has buy a membership each, and receive, see and use what its page lists. */
export const newMember: Chapter = {
  name: 'newMember',
  journeys: [
    {
      title: 'R-94 R-95 the monthly membership: every right, every item of the pack, the member price and a coupon',
      make: async (stage) => {
        const customer = await join(stage, 'fei_yue', '13900000491')
        await claimRights(customer, feiYue)
        await claimPack(customer)
        await seesSavings(customer, words(customer.language).order.memberDiscount, '-¥8')
      },
    },
    {
      title: 'R-104 the super membership: every right, and the review of the quota',
      make: async (stage) => {
        const customer = await join(stage, 'leap', '13900000492')
        await customer.waitForText(words(customer.language).membership.increase.in_review)
        await claimRights(customer, leap)
      },
    },
    {
      title: 'R-116 the gold membership: the member price, and twice the coins of a task',
      make: async (stage) => {
        const customer = await join(stage, 'gold', '13900000493')
        await earnCoins(customer, { taskId: 'membership', coins: 120 })
        await seesSavings(customer, words(customer.language).order.memberDiscount)
      },
    },
    {
      title: 'the health card: a code for every right, and one that is used',
      make: async (stage) => useHealthCodes(await join(stage, 'health', '13900000494'), stage.sandbox),
    },
    {
      title: 'R-61 the quota-raising card: every right, the application and its end, and the coupon',
      make: async (stage) => {
        const customer = await join(stage, 'quota', '13900000495')
        await askForRaise(customer, stage.sandbox)
        await seesSavings(customer, '-¥15')
      },
    },
  ],
}
