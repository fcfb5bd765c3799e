import { makeAutoObservable, observable } from 'mobx'
import { type GoodsCard, getTransactionPrice, goods, type TransactionPriceRes } from '@/contract/mall/goods'
import { goodsList } from '@/contract/mall/shelf'
import { type PriceFall, priceFall } from '@/domain/mall/rules'
import { go } from '@/navigate'
import { reportClick } from '@/report/report'
import { call } from '@/request/call'
import { orElse } from '@/request/orElse'
import { PagedList } from '@/request/pagedList'
import type { Read } from '@/request/read'
import { routes } from '@/routes'

/** Goods whose price falls over the day, with where it stands. */
export interface FallingGoods {
  goods: GoodsCard
  /** Today's price; absent until it is there. */
  today?: TransactionPriceRes & { fall: PriceFall; offset: number }
}

/** Goods whose subsidy grows through the day; each is sold at the price of the moment. */
export class AllowanceStore {
  list = new PagedList<GoodsCard>((read, page) => this.fetch(read, page), { key: ({ goodsId }) => goodsId })
  /** The goods whose order is being prepared. */
  buying: string | undefined = undefined
  /** By goods id; `offset` is the server's clock minus the device's at the answer. */
  private readonly prices = observable.map<string, TransactionPriceRes & { offset: number }>({}, { deep: false })
  private isDropped = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    this.isDropped = false
    return this.list.restart()
  }

  /** The screen is shown again: the day went on meanwhile. */
  shown(): void {
    for (const { goodsId } of this.list.rows) void this.loadPrice(goodsId)
  }

  get rows(): readonly FallingGoods[] {
    return this.list.rows.map((one) => {
      const price = this.prices.get(one.goodsId)
      return price ? { goods: one, today: { ...price, fall: priceFall(price.steps, price.now) } } : { goods: one }
    })
  }

  /** Asks for today's price anew: at first, and when the next step has begun. A failure keeps what is shown. */
  async loadPrice(goodsId: string): Promise<void> {
    const answer = await orElse(call(getTransactionPrice, { goodsId }, { toast: false }))
    if (answer && !this.isDropped) this.keep(goodsId, answer)
  }

  /**
   * Opens the order of one piece in its default type; one tap at a time. A failure has been shown.
   * @param seen the price that the customer saw, in fen
   */
  async buy(goodsId: string, seen: number): Promise<void> {
    if (this.buying) return
    reportClick('promotion', 'buy', goodsId)
    this.buying = goodsId
    try {
      const product = await orElse(call(goods, { goodsId }))
      if (product && !this.isDropped)
        go(routes.orderConfirm, { goodsId, rechargeType: product.defaultType, quantity: '1', price: String(seen) })
    } finally {
      this.bought()
    }
  }

  drop(): void {
    this.isDropped = true
    this.list.drop()
  }

  private keep(goodsId: string, price: TransactionPriceRes): void {
    this.prices.set(goodsId, { ...price, offset: price.now - Date.now() })
  }

  private bought(): void {
    this.buying = undefined
  }

  private async fetch(read: Read, page: number): Promise<readonly GoodsCard[]> {
    const answer = await read(goodsList, { page, promotion: 'allowance-down' })
    for (const { goodsId } of answer.goodsList) void this.loadPrice(goodsId)
    return answer.goodsList
  }
}
