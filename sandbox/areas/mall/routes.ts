import type { SQL } from 'drizzle-orm'
import { declaredOne } from '../../declared'
import { implement } from '../../implement'
import { inLanguage } from '../../language'
import { pageOf } from '../../paging'
import { subsidyLeft } from '../../subsidy'
import { pictureOf } from '../../viewer'
import { brands } from './catalogue/brands'
import { contract } from './contract'
import { asRechargeType, findGoods, inBrand, inCategory, listGoods, matching, pageOfGoods } from './goods'
import { mallMessages } from './messages'
import { MAX_QUANTITY, priceOf, stepsOf } from './prices'
import { goodsOfPromotion } from './promotions'
import { forgetWords, rememberWord, wordsOf } from './searchHistory'
import { bannersFor, brandFor, brandsFor, categoriesFor, wordsFor } from './shelves'
import { sorted } from './sorting'

const longestKeyword = 40

export const mallRoutes = implement(
  contract,
  {
    async shop({ req, db, ...viewer }) {
      const where = req.categoryId ? inCategory(req.categoryId) : undefined
      const { goods, isNext } = await pageOfGoods(db, viewer, req.page, where)
      const around = {
        banner: bannersFor('mall', viewer),
        broadcast: await declaredOne('latestSavings')(db, viewer.now),
        category: categoriesFor(viewer),
        brands: brandsFor(viewer),
      }
      return { ...(req.page === 1 ? { mall: around } : {}), goodList: goods, isNext }
    },

    async category(viewer) {
      return { category: categoriesFor(viewer) }
    },

    async preSearch(viewer) {
      return { words: wordsFor(viewer) }
    },

    async shopSearch({ req, db, user, refuse, ...viewer }) {
      const found = async (where: SQL | undefined) => ({
        goodsList: pageOf(sorted(await listGoods(db, { ...viewer, user }, where), req.sort), req.page),
      })
      if (req.categoryId) return found(inCategory(req.categoryId))
      const keyword = (req.keyword ?? '').trim().slice(0, longestKeyword)
      if (!keyword) refuse('KEYWORD_EMPTY')
      if (user && req.page === 1) await rememberWord(db, user.userId, keyword, viewer.now)
      return found(matching(keyword))
    },

    async shopSearchList({ user, db }) {
      return { history: user ? await wordsOf(db, user.userId) : [] }
    },

    async shopSearchClear({ user, db }) {
      if (user) await forgetWords(db, user.userId)
      return {}
    },

    async goods({ req, db, refuse, ...viewer }) {
      const found = await findGoods(db, req.goodsId)
      const brand = brands.find((one) => one.brandId === found?.goods.brandId)
      if (!found || !brand) return refuse('GOODS_GONE')
      const { goods, options } = found
      const left = await subsidyLeft(db, viewer.user, viewer.now)
      const inWords = (texts: typeof goods.tags) => texts.map((text) => inLanguage(text, viewer.lang))
      return {
        goodsId: goods.goodsId,
        title: inLanguage(goods.title, viewer.lang),
        subtitle: inLanguage(goods.subtitle, viewer.lang),
        pictures: [pictureOf('product', goods.goodsId, viewer.origin)],
        brand: brandFor(brand, viewer),
        rechargeTypes: options.map((option) => asRechargeType(option, viewer, left)),
        defaultType: options.find((option) => option.isDefault)?.type ?? '',
        sold: goods.sold,
        tags: inWords(goods.tags),
        description: inWords(goods.description),
        notes: inWords(goods.notes),
        maxQuantity: MAX_QUANTITY,
      }
    },

    async goodsList({ req, db, ...viewer }) {
      if (req.promotion) return { goodsList: pageOf(await goodsOfPromotion(db, viewer, req.promotion), req.page) }
      const where = req.brandId ? inBrand(req.brandId) : undefined
      return { goodsList: (await pageOfGoods(db, viewer, req.page, where)).goods }
    },

    async brandGoods({ req, db, refuse, ...viewer }) {
      const brand = brands.find((one) => one.brandId === req.brandId)
      if (!brand) return refuse('BRAND_UNKNOWN')
      const goods = await listGoods(db, viewer, inBrand(brand.brandId))
      return {
        brand: { ...brandFor(brand, viewer), slogan: inLanguage(brand.slogan, viewer.lang), goodsCount: goods.length },
        goodsList: pageOf(goods, req.page),
      }
    },

    async getTransactionPrice({ req, user, db, now, refuse }) {
      const found = await findGoods(db, req.goodsId)
      const option = found?.options.find((one) => (req.rechargeType ? one.type === req.rechargeType : one.isDefault))
      if (!option) return refuse('GOODS_GONE')
      const left = await subsidyLeft(db, user, now)
      const steps = stepsOf(option, now, left)
      return { ...priceOf(option, now, left), subsidyLeft: left, steps, now: now.getTime() }
    },
  },
  mallMessages,
)
