import type { CoinGoodsKind } from '@/contract/coin/shop'
import type { Fen, Whole } from '@/contract/endpoint'
import { shortAmount, shortYuan } from '@/lib/money'
import { offOrders } from '../../gifts'
import type { Text } from '../../language'

/** What an exchange gives. */
export type CoinGift =
  | { kind: 'coupon'; name: Text; threshold: Fen; discount: Fen }
  | { kind: 'redPacket'; amount: Fen }
  | { kind: 'card' }
  | { kind: 'flyCard'; worth: Fen }

/** Something that coins or a code are exchanged for. */
export interface CoinItem {
  itemId: string
  title: Text
  subTitle: Text
  /** Name of a generated goods picture: motif, carrier and palette. */
  picture: string
  gift: CoinGift
}

/** Goods of the shop, as they are put on sale. */
export interface ShelfItem extends CoinItem {
  coins: Whole
  stock: Whole
  /** How often one customer can have it. */
  limit: Whole
}

/** The kinds of goods, in the order of the shop, with what is to know about each. */
export const kinds: Readonly<Record<CoinGoodsKind, { name: Text; rules: readonly Text[] }>> = {
  coupon: {
    name: { zh: '优惠券', en: 'Coupons' },
    rules: [
      { zh: '兑换后立即放入“我的优惠券”，30 天内有效。', en: 'It is in your coupons at once and lasts 30 days.' },
      {
        zh: '下单时在确认页选择使用，每单一张。',
        en: 'Choose it on the confirm page of an order, one for each order.',
      },
    ],
  },
  redPacket: {
    name: { zh: '现金红包', en: 'Red packets' },
    rules: [
      { zh: '现金立即存入余额，可提现。', en: 'The cash is in your balance at once and can be withdrawn.' },
      { zh: '到账后 90 天内有效，请及时提现。', en: 'Withdraw it within 90 days.' },
    ],
  },
  card: {
    name: { zh: '卡券', en: 'Cards' },
    rules: [
      { zh: '兑换后显示卡号和卡密，请妥善保管。', en: 'You get a number and a password. Keep them safe.' },
      { zh: '在品牌方页面输入卡号和卡密使用。', en: 'Enter both on the page of the brand.' },
    ],
  },
  flyCard: {
    name: { zh: '权益', en: 'Benefits' },
    rules: [
      {
        zh: '飞行卡立即放入“飞行卡”，90 天内激活。',
        en: 'The fly card is in your fly cards at once. Activate it within 90 days.',
      },
      { zh: '激活后用于国内机票订单。', en: 'Use it for a domestic flight once it is active.' },
    ],
  },
}

/** The rules of the shop. */
export const shopRules: readonly Text[] = [
  {
    zh: '金币来自任务、会员权益和购物，每付满 1 元得 1 金币。',
    en: 'Coins come from tasks, benefits and orders: one for each yuan that you pay.',
  },
  { zh: '金币不能转让或兑换现金以外的服务。', en: 'Coins cannot be passed on.' },
  { zh: '兑换成功后不可取消，金币不退回。', en: 'A redemption cannot be undone, and its coins do not come back.' },
  { zh: '注销账号后金币作废。', en: 'Coins are lost with a cancelled account.' },
]

const couponItem = (itemId: string, threshold: Whole, discount: Whole, palette: string): CoinItem => {
  const terms = offOrders(threshold, discount)
  return {
    itemId,
    title: { zh: `${discount} 元商城优惠券`, en: `Mall coupon of ¥${discount}` },
    subTitle: terms.name,
    picture: `ticket-ticket-${palette}`,
    gift: { kind: 'coupon', ...terms },
  }
}

const packet = (itemId: string, amount: Fen, palette: string): CoinItem => ({
  itemId,
  title: { zh: `${shortAmount(amount)} 元现金红包`, en: `Red packet of ${shortYuan(amount)}` },
  subTitle: { zh: `${shortAmount(amount)} 元存入余额`, en: `${shortYuan(amount)} into your balance` },
  picture: `wallet-box-${palette}`,
  gift: { kind: 'redPacket', amount },
})

const card = (itemId: string, title: Text, subTitle: Text, picture: string): CoinItem => ({
  itemId,
  title,
  subTitle,
  picture,
  gift: { kind: 'card' },
})

/** What codes give; customers get them outside the app. */
export const codeItems: readonly CoinItem[] = [
  packet('code-packet-5', 500, 'rose'),
  packet('code-packet-8', 800, 'coral'),
  couponItem('code-coupon-10', 50, 10, 'coral'),
  couponItem('code-coupon-3', 10, 3, 'jade'),
]

/** The goods of the shop, in its order. */
export const shelf: readonly ShelfItem[] = [
  { ...couponItem('coupon-5', 30, 5, 'coral'), coins: 200, stock: 500, limit: 3 },
  { ...packet('packet-1', 100, 'rose'), coins: 150, stock: 300, limit: 3 },
  {
    ...card(
      'coffee',
      { zh: '咖啡兑换卡', en: 'Coffee card' },
      { zh: '任意中杯一杯', en: 'One medium cup of any coffee' },
      'cup-card-amber',
    ),
    coins: 900,
    stock: 40,
    limit: 1,
  },
  { ...couponItem('coupon-12', 80, 12, 'violet'), coins: 450, stock: 200, limit: 2 },
  { ...packet('packet-5', 500, 'coral'), coins: 700, stock: 60, limit: 1 },
  {
    ...card(
      'video',
      { zh: '影音周卡', en: 'Video pass, a week' },
      { zh: '影音会员 7 天', en: 'Seven days of video' },
      'film-card-violet',
    ),
    coins: 800,
    stock: 30,
    limit: 2,
  },
  {
    itemId: 'fly',
    title: { zh: '50 元飞行卡', en: 'Fly card of ¥50' },
    subTitle: { zh: '国内机票立减 50 元', en: '¥50 off a domestic flight' },
    picture: 'plane-card-sky',
    gift: { kind: 'flyCard', worth: 5_000 },
    coins: 1_200,
    stock: 20,
    limit: 1,
  },
  { ...packet('packet-20', 2_000, 'amber'), coins: 2_600, stock: 10, limit: 1 },
  {
    ...card('fuel', { zh: '加油卡', en: 'Fuel card' }, { zh: '50 元加油额度', en: '¥50 of fuel' }, 'fuel-card-teal'),
    coins: 4_800,
    stock: 8,
    limit: 1,
  },
  { ...couponItem('coupon-50', 500, 50, 'indigo'), coins: 1_500, stock: 50, limit: 1 },
  {
    ...card(
      'cake',
      { zh: '生日蛋糕券', en: 'Birthday cake card' },
      { zh: '6 寸蛋糕一个', en: 'A cake of 6 inches' },
      'cake-card-rose',
    ),
    coins: 3_000,
    stock: 0,
    limit: 1,
  },
  { ...couponItem('coupon-2', 10, 2, 'jade'), coins: 80, stock: 999, limit: 5 },
]

/** Everything that an exchange can give, by its id. */
export const itemById: ReadonlyMap<string, CoinItem> = new Map(
  [...shelf, ...codeItems].map((item) => [item.itemId, item]),
)

export const shelfById: ReadonlyMap<string, ShelfItem> = new Map(shelf.map((item) => [item.itemId, item]))
