import { makeAutoObservable } from 'mobx'
import { type GoodsRefusal, goodsRefusal } from '@/contract/coin/goodsRefusal'
import { type CoinGoods, exchangeGoods } from '@/contract/coin/shop'
import { wallet } from '@/contract/coin/wallet'
import { ExchangeStore } from '@/domain/coin/exchangeStore'
import { Loadable } from '@/request/loadable'

interface GoodsPage {
  goods: CoinGoods | undefined
  balance: number
}

/** One item of the coin shop with what the customer has, and its exchange. */
export class CoinGoodsStore {
  readonly page = new Loadable<GoodsPage>()
  readonly exchange = new ExchangeStore({ reload: () => this.read() })
  private readonly goodsId: string

  constructor(goodsId: string) {
    this.goodsId = goodsId
    makeAutoObservable<CoinGoodsStore, 'goodsId'>(this, { goodsId: false }, { autoBind: true })
  }

  get goods(): CoinGoods | undefined {
    return this.page.value?.goods
  }

  get balance(): number {
    return this.page.value?.balance ?? 0
  }

  /** Why it cannot be exchanged now; undefined where it can. */
  get closed(): GoodsRefusal | undefined {
    return this.goods && goodsRefusal(this.goods, this.balance)
  }

  async load(): Promise<void> {
    this.exchange.findUnconfirmed()
    await this.read()
  }

  /** The screen comes back: coins may have been earned, or the last piece taken, meanwhile. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.load()
  }

  /** Asks for the exchange. A second tap meanwhile does nothing. */
  start(): void {
    const { goods } = this
    if (!goods) return
    const { goodsId, title, subTitle } = goods
    this.exchange.prepare({ req: { goodsId }, title, subTitle })
  }

  private read(): Promise<void> {
    return this.page.load(async (read) => {
      const [{ goodsList }, { balance }] = await Promise.all([
        read(exchangeGoods, { page: 1, goodsId: this.goodsId }),
        read(wallet, {}),
      ])
      return { goods: goodsList[0], balance }
    })
  }
}
