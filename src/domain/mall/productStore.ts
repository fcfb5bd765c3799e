import { makeAutoObservable } from 'mobx'
import {
  type GoodsRes,
  getTransactionPrice,
  goods,
  type RechargeType,
  type TransactionPriceRes,
} from '@/contract/mall/goods'
import { report } from '@/report/report'
import { isRefusal } from '@/request/errors'
import { Loadable } from '@/request/loadable'
import type { Read } from '@/request/read'
import { largestQuantity } from './quantity'

/** One product on the screen: its chosen recharge type, today's price of it, and how many. */
export class ProductStore {
  product = new Loadable<GoodsRes>()
  quantity = 1
  private readonly prices = new Loadable<TransactionPriceRes & { type: string }>()
  private chosen: string | undefined = undefined

  constructor(private readonly goodsId: string) {
    makeAutoObservable<ProductStore, 'goodsId'>(this, { goodsId: false }, { autoBind: true })
  }

  /** Loads the product unless it is there, and today's price. */
  async load(): Promise<void> {
    if (this.product.value === undefined) await this.loadProduct()
    await this.loadPrice()
  }

  /** Reads the product in the language of now, and today's price; what was chosen stays. */
  async refresh(): Promise<void> {
    if (this.product.value === undefined) await this.load()
    else await Promise.all([this.product.refresh(this.readProduct), this.loadPrice()])
  }

  /** Reads the price anew, since prices change over the day. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst && this.product.status === 'ready') void this.loadPrice()
  }

  choose(type: string): void {
    if (type === this.type?.type) return
    this.chosen = type
    this.setQuantity(this.quantity)
    void this.loadPrice()
  }

  setQuantity(quantity: number): void {
    this.quantity = Math.max(1, Math.min(quantity, this.maxQuantity))
  }

  /** The product was taken off the shelf. */
  get isGone(): boolean {
    return isRefusal(this.product.error, 'GOODS_GONE')
  }

  /** What the first load of the screen waits for; nothing where the product is gone, which the page says in its own words. */
  get remote() {
    return this.isGone ? undefined : this.product
  }

  /** The chosen recharge type: the product's default at first. */
  get type(): RechargeType | undefined {
    const types = this.product.value?.rechargeTypes ?? []
    const wanted = this.chosen ?? this.product.value?.defaultType
    return types.find(({ type }) => type === wanted) ?? types[0]
  }

  /** What one piece costs now, in fen. The price asked for last counts; until it is there, the one that came with the product. */
  get price(): Pick<TransactionPriceRes, 'price' | 'originalPrice' | 'subsidy' | 'subsidyLeft'> | undefined {
    return this.prices.value?.type === this.type?.type ? this.prices.value : this.type
  }

  get maxQuantity(): number {
    return largestQuantity(this.product.value?.maxQuantity ?? 1, this.type?.stock ?? 0)
  }

  get isSoldOut(): boolean {
    return this.type !== undefined && this.type.stock < 1
  }

  /** What all pieces cost, in fen: the subsidy of each is taken off as far as it reaches. */
  get total(): number {
    const { price = 0, subsidy = 0, subsidyLeft = Number.POSITIVE_INFINITY } = this.price ?? {}
    return price * this.quantity + Math.max(0, subsidy * this.quantity - subsidyLeft)
  }

  /** Title and picture of the product where it is shared in a chat. */
  share() {
    const { title, pictures } = this.product.value ?? {}
    return { title, imageUrl: pictures?.[0] }
  }

  private async loadProduct(): Promise<void> {
    await this.product.load(this.readProduct)
    if (this.product.status === 'ready')
      report('exposure', { module: 'product', element: 'view', productId: this.goodsId })
  }

  private readProduct(read: Read): Promise<GoodsRes> {
    return read(goods, { goodsId: this.goodsId })
  }

  private async loadPrice(): Promise<void> {
    const type = this.type?.type
    if (type === undefined) return
    const data = { goodsId: this.goodsId, rechargeType: type }
    await this.prices.load(async (read) => ({ type, ...(await read(getTransactionPrice, data)) }))
  }
}
