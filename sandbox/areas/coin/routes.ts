import { and, eq } from 'drizzle-orm'
import type { CoinGoodsKind } from '@/contract/coin/shop'
import { implement } from '../../implement'
import { inLanguage } from '../../language'
import { balanceOf, coinAccount } from '../../ledger/ledger'
import { pageOf } from '../../paging'
import { pictureOf } from '../../viewer'
import { itemById, kinds, shopRules } from './catalogue'
import { readCode } from './codes'
import { logsOf, walletOf } from './coins'
import { contract } from './contract'
import { checkGoods, makeExchange, prepare } from './exchanges'
import { asCoinGoods, offeredGoods, offeredItem, shelfOf } from './goods'
import { coinMessages } from './messages'
import { coinOrders } from './tables'
import { waysIn } from './ways'

const notice = { zh: '每日都有好物，兑完即止', en: 'Good things while they last' }

/** The coin shop. */
export const coinRoutes = implement(
  contract,
  {
    async goldIndex({ lang, origin }) {
      return { notice: inLanguage(notice, lang), ways: waysIn(lang, origin) }
    },

    async shopInfo({ lang }) {
      const names = Object.entries(kinds) as [CoinGoodsKind, (typeof kinds)[CoinGoodsKind]][]
      return {
        kinds: names.map(([kind, { name }]) => ({ kind, name: inLanguage(name, lang) })),
        rules: shopRules.map((rule) => inLanguage(rule, lang)),
      }
    },

    async exchangeGoods({ req: { page, kind, goodsId }, signedIn, db, lang, origin, refuse }) {
      const { userId } = signedIn()
      if (goodsId === undefined) {
        const rows = await offeredGoods(db, userId, pageOf(shelfOf(kind), page))
        return { goodsList: rows.map((row) => asCoinGoods(row, { lang, origin })) }
      }
      const goods = await offeredItem(db, userId, goodsId)
      return goods ? { goodsList: [asCoinGoods(goods, { lang, origin })] } : refuse('GOODS_GONE')
    },

    async wallet({ signedIn, db }) {
      return walletOf(db, signedIn().userId)
    },

    async logs({ req, signedIn, db, lang }) {
      return { logs: await logsOf(db, { ...req, userId: signedIn().userId }, lang) }
    },

    async preExchange({ req: { goodsId = '', code, kind = 'redPacket' }, signedIn, db, now, lang, refuse }) {
      const { userId } = signedIn()
      const found =
        code === undefined
          ? await checkGoods(db, userId, goodsId)
          : await readCode(db, { typed: code, kind, userId, now })
      if ('refused' in found) return refuse(found.refused, found.params)
      const { item } = found
      const coins = 'coins' in found ? found.coins : 0
      const { exchangeNo, endsAt } = await prepare(db, {
        userId,
        goodsId: item.itemId,
        code: 'code' in found ? found.code : null,
        coins,
        now,
      })
      return {
        exchangeNo,
        endTime: endsAt.getTime(),
        kind: item.gift.kind,
        title: inLanguage(item.title, lang),
        subTitle: inLanguage(item.subTitle, lang),
        coins,
        balance: await balanceOf(db, coinAccount(userId)),
      }
    },

    async exchange({ req: { exchangeNo }, signedIn, db: tx, now, refuse }) {
      const made = await makeExchange(tx, { userId: signedIn().userId, exchangeNo, now })
      return 'refused' in made ? refuse(made.refused, made.params) : made
    },

    async coinOrderDetail({ req: { orderId }, signedIn, db, lang, origin, refuse }) {
      const isTheirs = and(eq(coinOrders.orderId, orderId), eq(coinOrders.userId, signedIn().userId))
      const [order] = await db.select().from(coinOrders).where(isTheirs)
      const item = order && itemById.get(order.goodsId)
      if (!item) return refuse('ORDER_UNKNOWN')
      const { coins, createdAt, amount, couponId, couponEnd, cardNo, password } = order
      return {
        orderId,
        kind: item.gift.kind,
        title: inLanguage(item.title, lang),
        subTitle: inLanguage(item.subTitle, lang),
        picture: pictureOf('item', item.picture, origin),
        coins,
        createdTime: createdAt.getTime(),
        ...(amount === null ? {} : { amount }),
        ...(couponId === null ? {} : { couponId }),
        ...(couponEnd === null ? {} : { endTime: couponEnd.getTime() }),
        ...(cardNo === null ? {} : { cardNo }),
        ...(password === null ? {} : { password }),
        rules: kinds[item.gift.kind].rules.map((rule) => inLanguage(rule, lang)),
      }
    },
  },
  coinMessages,
)
