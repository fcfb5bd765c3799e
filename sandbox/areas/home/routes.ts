import * as contract from '@/contract/home'
import { dateOf, dayMs, monthStart } from '../../beijing'
import { declaredOne } from '../../declared'
import type { Context } from '../../implement'
import { implement } from '../../implement'
import { inLanguage } from '../../language'
import { memberPrices } from '../../memberPrices'
import { subsidyLeft } from '../../subsidy'
import type { User } from '../../user'
import { pictureOf } from '../../viewer'
import { gridEntries } from '../mall/catalogue/grid'
import { pageOfGoods } from '../mall/goods'
import { bannersFor } from '../mall/shelves'
import { savedSince } from './savings'
import { memberCardTexts, memberEntryTexts } from './texts'

const nobody: contract.XbtInfo = { subsidyBalance: 0, savedThisMonth: 0, isVip: false }

async function xbtInfoOf(
  user: User,
  { db, now }: Pick<Context<unknown, string>, 'db' | 'now'>,
): Promise<contract.XbtInfo> {
  return {
    subsidyBalance: await subsidyLeft(db, user, now),
    savedThisMonth: await savedSince(db, user.userId, monthStart(now)),
    nickName: user.nickName,
    isVip: user.isVip,
  }
}

/** The membership that a customer has; undefined without one. */
const heldBy = (user: User | undefined) => (user?.isVip && user.vipType ? memberPrices[user.vipType] : undefined)

export const homeRoutes = implement(
  contract,
  {
    async index({ user, db, ...viewer }) {
      const held = heldBy(user)
      const { title, subtitle, action } = held
        ? { ...memberEntryTexts.member, title: held.name }
        : memberEntryTexts.other
      return {
        xbtInfo: user ? await xbtInfoOf(user, { db, now: viewer.now }) : nobody,
        banners: bannersFor('home', viewer),
        member: {
          title: inLanguage(title, viewer.lang),
          subtitle: inLanguage(subtitle, viewer.lang),
          action: inLanguage(action, viewer.lang),
          url: (held ?? memberPrices.fei_yue).url,
        },
        goods: (await pageOfGoods(db, { ...viewer, user }, 1)).goods,
      }
    },

    async gridModules({ lang, origin }) {
      const entries = gridEntries.map(({ entryId, title, url }) => ({
        id: entryId,
        title: inLanguage(title, lang),
        picture: pictureOf('grid', entryId, origin),
        url: inLanguage(url, lang),
      }))
      return { entries }
    },

    async memberBroadcast({ db, now }) {
      return { broadcast: await declaredOne('latestSavings')(db, now) }
    },

    async cardInfo({ user, db, now, lang }) {
      const held = heldBy(user)
      const failed = user && (await declaredOne('failedRenewal')(db, { userId: user.userId, now }))
      const url = failed ?? held?.url
      const texts = memberCardTexts(user?.vipUntil && dateOf(user.vipUntil))
      return {
        isVip: user?.isVip ?? false,
        cardName: inLanguage(held?.name ?? texts.cardName, lang),
        description: inLanguage(failed ? texts.failed : held ? texts.member : texts.other, lang),
        ...(url ? { url } : {}),
        savedMoney: user ? await savedSince(db, user.userId, user.createdAt) : 0,
        serveDays: user ? Math.floor((now.getTime() - user.createdAt.getTime()) / dayMs) + 1 : 0,
      }
    },
  },
  {},
)
