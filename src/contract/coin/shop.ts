import { type Empty, endpoint, type Whole } from '../endpoint'
import type { NeedsOf } from '../needs'

/** What an exchange gives: a coupon, cash into the wallet, the code of a card, or a fly card. */
export type CoinGoodsKind = 'coupon' | 'redPacket' | 'card' | 'flyCard'

/** Something that coins are exchanged for. */
export interface CoinGoods {
  goodsId: string
  kind: CoinGoodsKind
  title: string
  /** What one gets, in one line. */
  subTitle: string
  picture: string
  /** What it costs now. */
  coins: Whole
  stock: Whole
  /** How often one customer can have it, and how often this one has had it. */
  limit: Whole
  taken: Whole
  /** What is to know about it, such as how it is used and until when. */
  rules: string[]
}

const goodsNeeds = {
  goodsId: 'text',
  kind: 'label',
  title: 'label',
  subTitle: 'label',
  picture: 'label',
  coins: 'whole',
  stock: 'count',
  limit: 'count',
  taken: 'count',
  rules: ['readable', 'label'],
} as const satisfies NeedsOf<CoinGoods>

/** A way to earn coins. */
export interface CoinWay {
  wayId: string
  title: string
  text: string
  picture: string
  /** Where it leads: a path of the app. */
  jumpUrl: string
}

export interface CoinFrontRes {
  /** What the shop says first: a line about the newest goods. */
  notice: string
  ways: CoinWay[]
}

/** The front of the coin shop: its notice and the ways to earn coins. */
export const goldIndex = endpoint<Empty, CoinFrontRes>()('/gold/gold-index', {
  origin: 'named',
  family: 'vipCore',
  kind: 'read',
  empty: { notice: '', ways: [] },
  needs: {
    notice: 'label',
    ways: ['readable', { wayId: 'text', title: 'label', text: 'label', picture: 'label', jumpUrl: 'label' }],
  },
})

export interface CoinShopRes {
  /** The kinds of goods that the shop has, in the order in which it shows them. */
  kinds: { kind: CoinGoodsKind; name: string }[]
  /** The rules of the shop. */
  rules: string[]
}

/** What the coin shop sells, and by which rules. */
export const shopInfo = endpoint<Empty, CoinShopRes>()('/gold/shop-info', {
  origin: 'named',
  family: 'vipCore',
  kind: 'read',
  empty: { kinds: [], rules: [] },
  needs: { kinds: ['readable', { kind: 'text', name: 'label' }], rules: ['readable', 'label'] },
})

export interface CoinGoodsListReq {
  /** From 1; a page has 10 rows. */
  page: Whole
  /** Goods of one kind alone. */
  kind?: CoinGoodsKind
  /** These goods alone. */
  goodsId?: string
}

export interface CoinGoodsListRes {
  goodsList: CoinGoods[]
}

/** What coins can be exchanged for, 10 a page. */
export const exchangeGoods = endpoint<CoinGoodsListReq, CoinGoodsListRes>()('/gold/exchange-goods', {
  origin: 'named',
  family: 'vipCore',
  kind: 'read',
  empty: { goodsList: [] },
  needs: { goodsList: ['readable', goodsNeeds] },
  refusals: ['GOODS_GONE'],
})
