import { desc, eq } from 'drizzle-orm'
import * as contract from '@/contract/supplier'
import { implement } from '../../implement'
import { inLanguage } from '../../language'
import { pageOf } from '../../paging'
import { pictureOf } from '../../viewer'
import { supplierMessages } from './messages'
import { supplierOffers } from './offers'
import { openedOrder, ownOrder, rightsOf } from './orders'
import { asUse, receiptsOf, receive } from './receipts'
import { supplierBills } from './tables'
import { lastingToken, newToken } from './tokens'
import { rightState } from './validity'

/** The area of a rights supplier: every call is for the customer whose order it is. */
export const supplierRoutes = implement(
  contract,
  {
    async orderUseRightsInfo(context) {
      const { db, now, lang, origin, refuse } = context
      const order = await openedOrder(context)
      const offer = supplierOffers[order.kind]
      if (!offer) return refuse('ORDER_UNKNOWN')
      const receipts = new Map((await receiptsOf(db, order)).map((receipt) => [receipt.rightId, receipt]))
      return {
        rightsOrderNo: order.rightsOrderNo,
        title: inLanguage(offer.title, lang),
        subtitle: inLanguage(offer.subtitle, lang),
        endTime: order.endTime.getTime(),
        rights: offer.rights.map((right) => ({
          rightId: right.rightId,
          name: inLanguage(right.name, lang),
          text: inLanguage(right.text, lang),
          picture: pictureOf('icon', right.picture, origin),
          state: rightState(right, order, receipts.get(right.rightId), now),
          worth: right.worth,
        })),
        rules: offer.rules.map((rule) => inLanguage(rule, lang)),
      }
    },

    async userCouponToken(context) {
      const { db, supplier, now } = context
      const { rightsOrderNo } = await ownOrder(context)
      const kept = await lastingToken(db, rightsOrderNo, supplier.rscToken, now)
      if (kept) return { endTime: kept.endTime.getTime() }
      const { rscToken, endTime } = await newToken(db, rightsOrderNo, now)
      return { rscToken, endTime: endTime.getTime() }
    },

    async receiveRights(context) {
      const { req, db, now, lang, origin, refuse } = context
      const order = await openedOrder(context)
      const right = rightsOf(order).find(({ rightId }) => rightId === req.rightId)
      if (!right) return refuse('RIGHT_UNKNOWN')
      const received = await receive(db, order, right, now)
      return 'refused' in received ? refuse(received.refused) : asUse(received, right, { lang, origin, now })
    },

    async orderRightsReceiveLog(context) {
      const { req, db, now, lang, origin } = context
      const order = await openedOrder(context)
      const offers = new Map(rightsOf(order).map((right) => [right.rightId, right]))
      const receipts = pageOf(await receiptsOf(db, order), req.page)
      return {
        rows: receipts.flatMap((receipt) => {
          const right = offers.get(receipt.rightId)
          return right ? [asUse(receipt, right, { lang, origin, now })] : []
        }),
      }
    },

    async bills(context) {
      const { req, db, lang } = context
      const { rightsOrderNo } = await openedOrder(context)
      const rows = await db
        .select()
        .from(supplierBills)
        .where(eq(supplierBills.rightsOrderNo, rightsOrderNo))
        .orderBy(desc(supplierBills.createdAt), desc(supplierBills.billId))
      return {
        rows: pageOf(rows, req.page).map(({ billId, title, amount, createdAt }) => ({
          billId: String(billId),
          title: inLanguage(title, lang),
          amount,
          createdAt: createdAt.getTime(),
        })),
      }
    },
  },
  supplierMessages,
)
