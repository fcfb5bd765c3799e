import { makeAutoObservable, observable } from 'mobx'
import { type GoodsCard, getTransactionPrice, goods, type TransactionPriceRes } from '@/contract/mall/goods'
import { goodsList } from '@/contract/mall/shelf'
import { type PriceFall, priceFall } from '@/domain/mall/priceFall'
import { reportClick } from '@/report/report'
import { Loadable } from '@/request/loadable'
import { PagedList } from '@/request/pagedList'
import { Submission } from '@/request/submission'
import type { OrderChoice } from '@/routes'

/** A product whose price falls over the day. */
export interface FallingGoods {
  goods: GoodsCard
  /** Today's price, and the step of the day that it belongs to; absent until it is there. */
  today?: TransactionPriceRes & { fall: PriceFall }
}

/** Goods whose price falls over the day; each is sold at the price of the moment. */
export class AllowanceStore {
  readonly list = new PagedList<GoodsCard>(
    async (read, page) => (await read(goodsList, { page, promotion: 'allowance-down' })).goodsList,
    { key: ({ goodsId }) => goodsId },
  )
  /** Reads the default type of a product, so that an order of one piece can be confirmed. */
  readonly buying = new Submission<{ goodsId: string; seen: number }, OrderChoice>({
    async send({ goodsId, seen }, send) {
      const { defaultType } = await send(goods, { goodsId })
      return { goodsId, rechargeType: defaultType, quantity: '1', price: String(seen) }
    },
  })
  /** The product that was tapped last. */
  private wanted: string | undefined = undefined
  /** Today's prices by goods id. */
  private readonly prices = observable.map<string, Loadable<TransactionPriceRes>>({}, { deep: false })

  constructor() {
    makeAutoObservable<AllowanceStore, 'prices'>(this, { prices: false }, { autoBind: true })
  }

  async load(): Promise<void> {
    await this.list.load()
    this.loadMissingPrices()
  }

  async loadMore(): Promise<void> {
    await this.list.loadMore()
    this.loadMissingPrices()
  }

  async refresh(): Promise<void> {
    const list = this.list.refresh()
    this.loadPrices()
    await list
    this.loadMissingPrices()
  }

  /** Reads the prices anew where they may have changed since the screen was left. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) this.loadPrices()
  }

  /** The customer has gone elsewhere, so they are not led to an order that they asked for before. */
  hide(): void {
    this.buying.drop()
  }

  /** The goods with their prices, as their list draws them. */
  get falling() {
    const { status, error, hasMore } = this.list
    return { rows: this.rows, status, error, hasMore, load: this.load, loadMore: this.loadMore }
  }

  /** Reads today's price of a product anew: its next step has begun. A failure keeps the price on the screen. */
  loadPrice(goodsId: string): void {
    const price = this.prices.get(goodsId) ?? new Loadable<TransactionPriceRes>()
    this.prices.set(goodsId, price)
    void price.load((read) => read(getTransactionPrice, { goodsId }))
  }

  /** Prepares the order of one piece; a second tap meanwhile does nothing. @param seen the price that the customer saw, in fen */
  buy(goodsId: string, seen: number): void {
    if (this.buying.busy) return
    reportClick('promotion', 'buy', goodsId)
    this.wanted = goodsId
    void this.buying.submit({ goodsId, seen })
  }

  isBuying(goodsId: string): boolean {
    return this.buying.busy && this.wanted === goodsId
  }

  private get rows(): readonly FallingGoods[] {
    return this.list.rows.map((one) => {
      const price = this.prices.get(one.goodsId)?.value
      return price ? { goods: one, today: { ...price, fall: priceFall(price.steps, price.now) } } : { goods: one }
    })
  }

  private loadPrices(): void {
    for (const { goodsId } of this.list.rows) this.loadPrice(goodsId)
  }

  /** Reads the prices of goods that have just come, and those that failed. */
  private loadMissingPrices(): void {
    for (const { goodsId } of this.list.rows) {
      const price = this.prices.get(goodsId)
      if (!price || (price.status === 'failed' && !price.value)) this.loadPrice(goodsId)
    }
  }
}
