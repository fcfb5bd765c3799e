import type { CoinOrderRes, PreExchangeRes } from '@/contract/coin/exchange'
import type { CoinGoods } from '@/contract/coin/shop'

/** Noon of 20 May 2030 in Beijing. */
export const noon = Date.parse('2030-05-20T04:00:00Z')

export const goodsOf = (more: Partial<CoinGoods> = {}): CoinGoods => ({
  goodsId: 'coffee',
  kind: 'card',
  title: '咖啡兑换卡',
  subTitle: '任意中杯一杯',
  picture: '',
  coins: 900,
  stock: 40,
  limit: 1,
  taken: 0,
  rules: ['兑换后显示卡号和卡密'],
  ...more,
})

export const preparedOf = (more: Partial<PreExchangeRes> = {}): PreExchangeRes => ({
  exchangeNo: 'X1',
  endTime: noon,
  kind: 'card',
  title: '咖啡兑换卡',
  subTitle: '任意中杯一杯',
  coins: 900,
  balance: 1_280,
  ...more,
})

export const orderOf = (more: Partial<CoinOrderRes> = {}): CoinOrderRes => ({
  orderId: 'E1',
  kind: 'card',
  title: '咖啡兑换卡',
  subTitle: '任意中杯一杯',
  picture: '',
  coins: 900,
  createdTime: noon,
  rules: [],
  ...more,
})

export const walletOf = (balance: number) => ({ balance, earned: balance, used: 0 })
