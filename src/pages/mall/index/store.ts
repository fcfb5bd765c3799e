import { makeAutoObservable } from 'mobx'
import type { GoodsCard } from '@/contract/mall/goods'
import { type ShopRes, shop } from '@/contract/mall/shelf'
import { PagedList } from '@/request/pagedList'
import type { Read } from '@/request/read'

type Mall = NonNullable<ShopRes['mall']>

/** The mall: what stands around the goods, and the goods appended page by page. */
export class MallStore {
  mall: Mall | undefined = undefined
  goodList = new PagedList<GoodsCard>((read, page) => this.fetch(read, page), { key: ({ goodsId }) => goodsId })
  /** The top category whose goods are listed; all goods without one. */
  categoryId: string | undefined = undefined
  private serverHasNext = true

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    return this.goodList.load()
  }

  /** Pulled down: the first page anew, the old one stays until it is there. */
  refresh(): Promise<void> {
    return this.goodList.refresh()
  }

  async loadMore(): Promise<void> {
    if (this.isNext) await this.goodList.loadMore()
  }

  choose(categoryId: string | undefined): void {
    if (categoryId === this.categoryId) return
    this.categoryId = categoryId
    void this.goodList.load()
  }

  /** Whether another page follows, by the server's word. */
  get isNext(): boolean {
    return this.serverHasNext && this.goodList.hasMore
  }

  /** What the screen stands on: once the mall is there, another category's loading or failure does not take it away. */
  get remote() {
    return { status: this.goodList.status, error: this.goodList.error, value: this.mall }
  }

  /** The goods as their list draws them. */
  get goods() {
    return { rows: this.goodList.rows, status: this.goodList.status, hasMore: this.isNext, loadMore: this.loadMore }
  }

  drop(): void {
    this.goodList.drop()
  }

  private async fetch(read: Read, page: number): Promise<readonly GoodsCard[]> {
    const { categoryId } = this
    const answer = await read(shop, { page, ...(categoryId ? { categoryId } : {}) })
    if (categoryId === this.categoryId) this.take(answer)
    return answer.goodList
  }

  private take({ mall, isNext }: ShopRes): void {
    if (mall) this.mall = mall
    this.serverHasNext = isNext
  }
}
