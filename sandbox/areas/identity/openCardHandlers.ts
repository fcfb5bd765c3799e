import { eq } from 'drizzle-orm'
import type { OpenCardStatus, ResultCoupon } from '@/contract/identity/openCard'
import type { Db } from '../../db/client'
import { declaredOne } from '../../declared'
import type { Handlers } from '../../implement'
import { inLanguage, type Lang, type Text } from '../../language'
import { listGoods } from '../mall/goods'
import { coupons } from '../order/tables'
import { type Application, applicationOf, apply, giveOpeningCoupons } from './applications'
import type { contract } from './contract'
import { applicationStatus, mayApply } from './states'

/** How many products and notices the result shows. */
const SHOWN = { products: 4, notices: 6 }

/** What each status means to the customer. */
const descriptions: Record<OpenCardStatus, Text> = {
  none: { zh: '您还没有申请补贴账户', en: 'You have not applied for a subsidy account yet' },
  processing: { zh: '申请审核中，请稍候片刻', en: 'Your application is in review; this takes a few seconds' },
  opened: { zh: '补贴账户已开通，优惠券已放入“我的优惠券”', en: 'Your subsidy account is open, and a coupon is in it' },
  refused: {
    zh: '今日认证失败次数较多，申请未通过，您可以明天再次申请',
    en: 'Too many checks failed today for the account to be opened. You may apply again tomorrow',
  },
}

const mayAgain: Text = {
  zh: '申请日认证失败次数较多，未通过，您现在可以再次申请',
  en: 'Too many checks failed on the day you applied. You may apply again now',
}

/** What an application's status means to the customer, and of a refused one when they may apply again. */
export const descriptionOf = (application: Application | undefined, now: Date): Text => {
  const status = applicationStatus(application, now)
  return status === 'refused' && mayApply(application, now) ? mayAgain : descriptions[status]
}

async function couponList(db: Db, application: Application | undefined, lang: Lang): Promise<ResultCoupon[]> {
  if (!application?.couponId) return []
  const rows = await db.select().from(coupons).where(eq(coupons.couponId, application.couponId))
  return rows.map(({ couponId, name, discount, endTime }) => ({
    couponId,
    title: inLanguage(name, lang),
    amount: discount,
    endTime: endTime.getTime(),
  }))
}

/** The application for the card, and what came of it. */
export const openCardHandlers = {
  async openCard({ signedIn, db, now, refuse }) {
    const { userId } = signedIn()
    const openCardStatus = await apply(db, { userId, now })
    return openCardStatus ? { openCardStatus } : refuse('STEPS_MISSING')
  },

  async shopResult({ signedIn, db, now, lang, origin }) {
    const user = signedIn()
    const { userId } = user
    await giveOpeningCoupons(db, now)
    const application = await applicationOf(db, userId)
    const openCardStatus = applicationStatus(application, now)
    const isOpen = openCardStatus === 'opened'
    const shelf = { limit: SHOWN.products, offset: 0 }
    const products = isOpen ? await listGoods(db, { user, lang, origin, now }, undefined, shelf) : []
    return {
      productInfo: {
        openCardStatus,
        productList: products.map(({ goodsId, title, picture, price, originalPrice }) => ({
          goodsId,
          name: title,
          picture,
          price,
          originalPrice,
        })),
        couponList: isOpen ? await couponList(db, application, lang) : [],
        randList: isOpen ? (await declaredOne('latestSavings')(db, now)).slice(0, SHOWN.notices) : [],
        description: inLanguage(descriptionOf(application, now), lang),
      },
    }
  },
} satisfies Partial<Handlers<typeof contract>>
