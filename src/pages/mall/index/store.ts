import { makeAutoObservable } from 'mobx'
import type { GoodsCard } from '@/contract/mall/goods'
import { type ShopRes, shop } from '@/contract/mall/shelf'
import { lastAnswer } from '@/request/lastAnswer'
import { PagedList } from '@/request/pagedList'
import type { Read } from '@/request/read'

type Mall = NonNullable<ShopRes['mall']>

/** The mall: offers, categories and brands, and the goods page by page. */
export class MallStore {
  mall: Mall | undefined = undefined
  /** When an earlier visit got `mall`, in milliseconds since 1970; undefined where this visit has. */
  private lastAt: number | undefined = undefined
  readonly goodList = new PagedList<GoodsCard>((read, page) => this.fetch(read, page), {
    key: ({ goodsId }) => goodsId,
  })
  /** The top category whose goods are listed; all goods without one. */
  categoryId: string | undefined = undefined
  private serverHasNext = true
  private turn = 0

  constructor() {
    makeAutoObservable<MallStore, 'turn'>(this, { turn: false }, { autoBind: true })
    const last = lastAnswer(shop)
    this.mall = last?.value.mall
    this.lastAt = last?.at
  }

  load(): Promise<void> {
    return this.goodList.load()
  }

  refresh(): Promise<void> {
    return this.goodList.refresh()
  }

  async loadMore(): Promise<void> {
    if (this.isNext) await this.goodList.loadMore()
  }

  choose(categoryId: string | undefined): void {
    if (categoryId === this.categoryId) return
    this.categoryId = categoryId
    void this.goodList.restart()
  }

  /** Whether another page follows, as the server said. */
  get isNext(): boolean {
    return this.serverHasNext && this.goodList.hasMore
  }

  /** What the first load of the screen waits for: once the mall is there, the goods of another category do not take it away. */
  get remote() {
    return { status: this.goodList.status, error: this.goodList.error, value: this.mall, lastAt: this.lastAt }
  }

  /** The goods as their list draws them. */
  get goods() {
    const { rows, status, error } = this.goodList
    return { rows, status, error, hasMore: this.isNext, load: this.load, loadMore: this.loadMore }
  }

  private async fetch(read: Read, page: number): Promise<readonly GoodsCard[]> {
    const { categoryId } = this
    const turn = ++this.turn
    const answer = await read(shop, { page, ...(categoryId ? { categoryId } : {}) })
    // The list ignores the answer of an older read, and so must what comes with it.
    if (turn === this.turn) this.take(answer)
    return answer.goodList
  }

  private take({ mall, isNext }: ShopRes): void {
    if (mall) {
      this.mall = mall
      this.lastAt = undefined
    }
    this.serverHasNext = isNext
  }
}
