import { catchUp } from '../../catchUp'
import { implement } from '../../implement'
import type { Lang } from '../../language'
import type { User } from '../../user'
import { contract } from './contract'
import { couponPage, ownCoupon, returnedBy } from './lists'
import { couponMessages } from './messages'
import { offersOf } from './offers'
import { givePack, rookieView } from './rookie'
import { offerRows, takeOffer } from './takes'
import { asCouponDetail, asCouponRow, type CouponViewer } from './views'

const viewerOf = ({ xbtStatus }: User, { lang, now }: { lang: Lang; now: Date }): CouponViewer => ({
  lang,
  now,
  isCardOpen: xbtStatus === 2,
})

/** The coupon area: what a customer has, and what can be taken. Orders use coupons in the order area. */
export const couponRoutes = implement(
  contract,
  {
    async couponList({ req, signedIn, db, lang, now }) {
      const user = signedIn()
      await catchUp(db, now)
      return couponPage(db, user.userId, req, viewerOf(user, { lang, now }))
    },

    async couponDetail({ req, signedIn, db, lang, now, refuse }) {
      const user = signedIn()
      await catchUp(db, now)
      const coupon = await ownCoupon(db, user.userId, req.couponId)
      if (!coupon) return refuse('COUPON_UNKNOWN')
      return { coupon: asCouponDetail(coupon, await returnedBy(db, coupon), viewerOf(user, { lang, now })) }
    },

    async couponSale({ signedIn, db, lang, now }) {
      const user = signedIn()
      return { offers: await offerRows(db, user, offersOf.sale, viewerOf(user, { lang, now })) }
    },

    async takeCoupon({ req, signedIn, db: tx, lang, now, refuse }) {
      const user = signedIn()
      const taken = await takeOffer(tx, user, req.offerId, now)
      if ('refused' in taken) return refuse(taken.refused)
      return { coupon: asCouponRow(taken, viewerOf(user, { lang, now })) }
    },

    async couponFinance({ signedIn, db, lang, now }) {
      const user = signedIn()
      const viewer = viewerOf(user, { lang, now })
      return { isCardOpen: viewer.isCardOpen, offers: await offerRows(db, user, offersOf.finance, viewer) }
    },

    async rookieCoupon({ signedIn, db, lang, now }) {
      return rookieView(db, signedIn(), lang, now)
    },

    async receiveRookieCoupon({ signedIn, db: tx, lang, now, refuse }) {
      const user = signedIn()
      const given = await givePack(tx, user, now)
      if ('refused' in given) return refuse(given.refused)
      return { coupons: given.map((coupon) => asCouponRow(coupon, viewerOf(user, { lang, now }))) }
    },
  },
  couponMessages,
)
