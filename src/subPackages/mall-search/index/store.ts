import { makeAutoObservable } from 'mobx'
import type { GoodsCard } from '@/contract/mall/goods'
import { type SearchReq, shopSearch } from '@/contract/mall/search'
import { PagedList } from '@/lib/pagedList'
import { call } from '@/request/call'

export type Sort = SearchReq['sort']

/** Results of one search, ten a page. */
export class SearchStore {
  sort: Sort = 'default'
  goods = new PagedList<GoodsCard>((page) => this.fetch(page), { key: ({ goodsId }) => goodsId })
  /** Whether any page has arrived; from then on the screen stays, whatever a later one does. */
  private hasAnswer = false
  private readonly keyword: string

  constructor(keyword: string) {
    this.keyword = keyword
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    return this.goods.loadFirst()
  }

  refresh(): Promise<void> {
    return this.goods.refresh()
  }

  choose(sort: Sort): void {
    if (sort === this.sort) return
    this.sort = sort
    void this.goods.loadFirst()
  }

  get remote() {
    return { status: this.goods.status, error: this.goods.error, value: this.hasAnswer || undefined }
  }

  drop(): void {
    this.goods.drop()
  }

  private async fetch(page: number): Promise<readonly GoodsCard[]> {
    const { keyword, sort } = this
    const { goodsList } = await call(shopSearch, { keyword, page, sort }, { toast: false })
    this.answered()
    return goodsList
  }

  private answered(): void {
    this.hasAnswer = true
  }
}
