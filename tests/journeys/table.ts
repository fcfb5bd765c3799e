import { spendReward } from './activity'
import { bindByNumber, bindWithOneTap, removeDefault } from './bank'
import { buy } from './buy'
import { applicant, issueAndResend, orderPaper } from './certificate'
import type { Chapter } from './chapter'
import { earnCoins, exchangeCoins, redeemCode } from './coins'
import { newerCoupons, olderCoupons, takeOne, useAndCancel } from './coupons'
import { findFullGroup, joinGroup, startGroup } from './free'
import { finishCard, photographFront, picturesOf } from './identity'
import { signUpAndHelp, signUpAndOpen, takeRewards } from './invitation'
import { closeAccount, isLedOn, statusOf } from './leave'
import { coinRight, repayRight, videoRight } from './memberRights'
import { buyLater, claimRight, switchRenewal, useSupplier } from './membership'
import { newMember } from './newMember'
import { editProfile, grantAndWithdraw, keepsGrants, keepsProfile, receivesFeedback, sendFeedback } from './profile'
import { type Host, settings, signIn, type Theme } from './stage'
import { topUpClosedNumber, topUpOwnNumber } from './topup'
import {
  confirmPayout,
  newerPlaces,
  olderPlaces,
  readRecords,
  readReturned,
  takeBonus,
  withdrawAndFollow,
} from './wallet'

const placesOf = { xbt_h5: olderPlaces, xyfApp: newerPlaces } satisfies Record<Theme, object>
const couponsOf = { xbt_h5: olderCoupons, xyfApp: newerCoupons } satisfies Record<Theme, object>

/** What the sandbox names the coupon that is taken. */
const offerNames = { 'zh-CN': '天天满 30 减 4 元', en: '¥4 off orders over ¥30' }

const inviter = { mobile: '13800138060', inviterUserId: 160 }

/** Rights that are claimed on a host, so that all kinds are. */
const rights = {
  h5: { own: videoRight, supplier: 'video-12' },
  weapp: { own: videoRight, supplier: 'video-12' },
  alipay: { own: coinRight, supplier: 'coffee' },
  tt: { own: repayRight, supplier: 'video-12' },
} satisfies Record<Host, object>

/** The journeys of all areas but those whose steps differ between hosts: `faceJourney`, `ownDataJourney` and `posterJourney` of each. */
export const chapters: readonly Chapter[] = [
  {
    name: 'activity',
    journeys: [
      {
        title: 'takes part in an activity, takes its coupon, and pays for an order with it',
        make: async (stage) => {
          const mobile = '13800138007'
          const customer = await signIn(stage, mobile)
          await spendReward(customer, { ware: 'giftCard', tool: settings[stage.host].tool, mobile, cardTail: '6107' })
        },
      },
    ],
  },
  {
    name: 'bank',
    journeys: [
      {
        title: 'binds a card by code, chooses it, removes it, and binds one with one tap',
        make: async (stage) => {
          const mobile = '13800138004'
          const customer = await signIn(stage, mobile)
          await bindByNumber(customer, { mobile, tail: '8642' })
          await removeDefault(customer, { tail: '8642', next: '6104' })
          await bindWithOneTap(customer, { mobile, answer: 'decline' })
          await bindWithOneTap(customer, { mobile, answer: 'approve' })
        },
      },
    ],
  },
  {
    name: 'certificate',
    journeys: [
      {
        title:
          'R-119 R-50 R-87 a certificate from zero to the PDF in the inbox, mailed again to a corrected address; a paper one paid by card',
        make: async (stage) => {
          const customer = await stage.device(applicant)
          await issueAndResend(customer, stage.sandbox.url)
          await orderPaper(customer)
        },
      },
    ],
  },
  {
    name: 'coin',
    journeys: [
      {
        title: 'R-118 coins are earned, exchanged for a coupon, which an order uses, and a code is redeemed',
        make: async (stage) => {
          const mobile = '13800138008'
          const customer = await signIn(stage, mobile)
          await earnCoins(customer, { taskId: 'identity', coins: 80 })
          await exchangeCoins(customer)
          await buy(customer, { ware: 'giftCard', tool: settings[stage.host].tool, mobile, cardTail: '6108' })
          await customer.waitForText('-¥5.00')
          await redeemCode(customer, 'HB05-C9E2-H7LD')
        },
      },
    ],
  },
  {
    name: 'coupon',
    hasThemes: true,
    journeys: [
      {
        title: 'uses a coupon in an order, cancels the order and has the coupon back; takes another coupon',
        make: async (stage) => {
          const places = couponsOf[stage.theme]
          const customer = await signIn(stage, '13800138001')
          await useAndCancel(customer, { places, couponId: 'Q1010' })
          await takeOne(customer, { places, offerId: 'mall-30', name: offerNames[customer.language] })
        },
      },
    ],
  },
  {
    name: 'free',
    journeys: [
      {
        title: 'a group is started, a friend joins by its link, and the goods reach both',
        make: async (stage) => {
          const starter = await signIn(stage, '13950000061')
          const address = await startGroup(starter)
          expect(address).toMatch(/^\/subPackages\/free\/index\?groupId=\d+$/)
          await joinGroup(await stage.device(), address, '13950000062')
          await findFullGroup(starter)
        },
      },
    ],
  },
  {
    name: 'identity',
    always: ['weapp', 'alipay', 'tt'],
    journeys: [
      {
        title: 'R-112 R-33 R-22 begins to verify a customer on one device, and goes on on another where they stopped',
        make: async (stage) => {
          const mobile = '13800138030'
          const pictures = await picturesOf(stage.sandbox.url, mobile)
          const first = await stage.device(mobile)
          await photographFront(first, pictures)
          await stage.leave(first)
          await finishCard(await stage.device(mobile), pictures)
        },
      },
    ],
  },
  {
    name: 'invitation',
    hasThemes: true,
    journeys: [
      {
        title: 'R-47 a friend opens the link, signs up and helps',
        make: async (stage) => signUpAndHelp(await stage.device(), { ...inviter, mobile: '13912340001' }),
      },
      {
        title: 'R-47 another friend opens the link, signs up and opens the red packet',
        make: async (stage) => signUpAndOpen(await stage.device(), { ...inviter, mobile: '13912340002' }),
      },
      {
        title: 'R-113 the customer has the membership, opens a packet and withdraws its money',
        make: async (stage) => {
          const { mobile } = inviter
          const customer = await signIn(stage, mobile)
          await takeRewards(customer, { mobile, packetId: 'friend-600', places: placesOf[stage.theme] })
        },
      },
    ],
  },
  {
    name: 'leaving',
    journeys: [
      {
        title: 'R-54 U5 U3 closes an account: the other device is signed out too, and no token is left',
        make: async (stage) => {
          const mobile = '13950000003'
          const customer = await signIn(stage, mobile)
          const other = await stage.sandbox.login(mobile)
          await closeAccount(customer, mobile)
          expect(await statusOf(stage.sandbox, other)).toBe('300000')
          expect(await customer.kept()).not.toContain('mToken')
        },
      },
      {
        title: 'R-54 leads a customer on whose wallet is not empty',
        make: async (stage) => isLedOn(await signIn(stage, '13800138004')),
      },
    ],
  },
  {
    name: 'member',
    journeys: [
      {
        title:
          'R-79 R-78 buys a membership, leaves, comes back to the unpaid order and finishes it; R-106 opens a supplier area',
        make: async (stage) => {
          const mobile = '13800138002'
          const customer = await signIn(stage, mobile)
          await buyLater(customer, { tool: settings[stage.host].tool, mobile, cardTail: '6102' })
          await useSupplier(customer, rights[stage.host].supplier)
        },
      },
      {
        title: 'R-93 stops and restarts the renewal, and R-94 claims a right',
        make: async (stage) => {
          const customer = await signIn(stage, '13800138010')
          await switchRenewal(customer)
          await claimRight(customer, rights[stage.host].own)
        },
      },
    ],
  },
  newMember,
  {
    name: 'profile',
    journeys: [
      {
        title: 'R-51 R-52 R-56 U6 edits the profile with a picture and a region, and leaves nothing unmasked (S6)',
        make: async (stage) => {
          const mobile = '13800138005'
          const customer = await signIn(stage, mobile)
          await editProfile(customer, 'Ann 105')
          await keepsProfile(stage.sandbox, mobile)
          if (customer.unmasked) expect(await customer.unmasked()).toEqual([])
        },
      },
      {
        title: 'sends feedback with a picture, once',
        make: async (stage) => {
          const text = `More offers on the first page, please: ${stage.host}`
          await sendFeedback(await signIn(stage, '13800138001'), text)
          await receivesFeedback(stage.sandbox, text)
        },
      },
      {
        title: 'authorizes a partner again, and withdraws from another',
        make: async (stage) => {
          const mobile = '13800138002'
          const customer = await signIn(stage, mobile)
          await grantAndWithdraw(customer, { granted: 'sunny-insurance', withdrawn: 'green-bank' })
          await keepsGrants(stage.sandbox, mobile)
        },
      },
    ],
  },
  {
    name: 'topup',
    journeys: [
      {
        title: 'R-49 R-78 tops up its customer’s own number and follows it until it has arrived',
        make: async (stage) => {
          const by = { mobile: '13800138001', cardTail: '6101', tool: settings[stage.host].tool }
          await topUpOwnNumber(await signIn(stage, by.mobile), by)
        },
      },
      {
        title: 'R-78 tops up a number that the operator refuses, and sees the money come back',
        make: async (stage) => {
          const by = { mobile: '13800138002', cardTail: '6102', tool: settings[stage.host].otherTool }
          await topUpClosedNumber(await signIn(stage, by.mobile), by)
        },
      },
    ],
  },
  {
    name: 'wallet',
    // Only WeChat has the payout accepted in the host; the others share their port, so one of them stands for both.
    always: ['weapp', 'alipay'],
    hasThemes: true,
    journeys: [
      {
        title:
          'R-117 withdraws with a code and follows it until it is paid; R-110 reads all withdrawals; takes the cash of a task',
        make: async (stage) => {
          const mobile = '13800138004'
          const places = placesOf[stage.theme]
          const customer = await signIn(stage, mobile)
          await withdrawAndFollow(customer, { mobile, places })
          await readRecords(customer, { places, rows: 10 })
          await takeBonus(customer, { places, taskId: 'payout-account' })
          await confirmPayout(customer, {
            places,
            withdrawId: 'W2025010110400000000021',
            isInWeChat: stage.host === 'weapp',
          })
        },
      },
      {
        title: 'R-117 reads why a withdrawal came back',
        make: async (stage) => {
          const customer = await signIn(stage, '13800138002')
          await readReturned(customer, { places: placesOf[stage.theme], withdrawId: 'W2025010110200000000002' })
        },
      },
    ],
  },
]
