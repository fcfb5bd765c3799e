import { makeAutoObservable } from 'mobx'
import {
  type CoinFrontRes,
  type CoinGoods,
  type CoinGoodsKind,
  type CoinShopRes,
  type CoinWay,
  exchangeGoods,
  goldIndex,
  shopInfo,
} from '@/contract/coin/shop'
import { type CoinLog, type CoinWalletRes, logs, wallet } from '@/contract/coin/wallet'
import { Loadable } from '@/request/loadable'
import { PagedList } from '@/request/pagedList'

/** Whether the screen shows what coins are exchanged for, or where they came from and went. */
export const shopViews = ['shop', 'logs'] as const

export type ShopView = (typeof shopViews)[number]

/** Which movements the log shows. */
export const logDirections = ['all', 'in', 'out'] as const

export type LogDirection = (typeof logDirections)[number]

interface ShopPage {
  front: CoinFrontRes
  info: CoinShopRes
  wallet: CoinWalletRes
}

/** The coin shop: wallet, ways to earn, goods by kind, and the log by direction. */
export class CoinShopStore {
  readonly page = new Loadable<ShopPage>()
  readonly goods = new PagedList<CoinGoods>(
    async (read, page) =>
      (await read(exchangeGoods, { page, ...(this.kind !== 'all' && { kind: this.kind }) })).goodsList,
    { key: ({ goodsId }) => goodsId },
  )
  readonly logs = new PagedList<CoinLog>(
    async (read, page) =>
      (await read(logs, { page, ...(this.direction !== 'all' && { direction: this.direction }) })).logs,
    { key: ({ logId }) => logId },
  )
  view: ShopView = 'shop'
  kind: CoinGoodsKind | 'all' = 'all'
  direction: LogDirection = 'all'
  showsRules = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get wallet(): CoinWalletRes | undefined {
    return this.page.value?.wallet
  }

  get ways(): readonly CoinWay[] {
    return this.page.value?.front.ways ?? []
  }

  get notice(): string {
    return this.page.value?.front.notice ?? ''
  }

  get info(): CoinShopRes | undefined {
    return this.page.value?.info
  }

  async load(): Promise<void> {
    await Promise.all([this.page.load(readPage), this.list.load()])
  }

  async refresh(): Promise<void> {
    await Promise.all([this.page.refresh(readPage), this.list.refresh()])
  }

  /** The screen comes back: something may have been exchanged or earned meanwhile. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void Promise.all([this.page.load(readPage), this.list.refresh()])
  }

  loadMore(): Promise<void> {
    return this.list.loadMore()
  }

  /** Each view reads its list when it is opened: an exchange has changed both. */
  chooseView(view: ShopView): void {
    if (view === this.view) return
    this.view = view
    void this.list.restart()
  }

  chooseKind(kind: CoinGoodsKind | 'all'): void {
    if (kind === this.kind) return
    this.kind = kind
    void this.goods.restart()
  }

  chooseDirection(direction: LogDirection): void {
    if (direction === this.direction) return
    this.direction = direction
    void this.logs.restart()
  }

  /** Opens or closes the rules of the shop. */
  showRules(shows: boolean): void {
    this.showsRules = shows
  }

  private get list(): PagedList<CoinGoods> | PagedList<CoinLog> {
    return this.view === 'shop' ? this.goods : this.logs
  }
}

const readPage: Parameters<Loadable<ShopPage>['load']>[0] = async (read) => {
  const [front, info, own] = await Promise.all([read(goldIndex, {}), read(shopInfo, {}), read(wallet, {})])
  return { front, info, wallet: own }
}
