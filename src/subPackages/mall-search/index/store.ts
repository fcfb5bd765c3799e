import { makeAutoObservable } from 'mobx'
import type { GoodsCard } from '@/contract/mall/goods'
import { type SearchReq, shopSearch } from '@/contract/mall/search'
import { PagedList } from '@/request/pagedList'
import type { Read } from '@/request/read'

export type Sort = SearchReq['sort']

interface Search {
  keyword?: string
  categoryId?: string
}

/** Results of one search, or the goods of one category, ten a page. */
export class SearchStore {
  sort: Sort = 'default'
  goods = new PagedList<GoodsCard>((read, page) => this.fetch(read, page), { key: ({ goodsId }) => goodsId })
  /** Whether any page has arrived; from then on the screen stays, whatever a later one does. */
  private hasAnswer = false
  private readonly wanted: Search

  constructor({ keyword = '', categoryId }: Search) {
    // A category is no search: its name is not sent, or it would stand in the history.
    this.wanted = categoryId ? { categoryId } : { keyword }
    makeAutoObservable<SearchStore, 'wanted'>(this, { wanted: false }, { autoBind: true })
  }

  load(): Promise<void> {
    return this.goods.load()
  }

  refresh(): Promise<void> {
    return this.goods.refresh()
  }

  choose(sort: Sort): void {
    if (sort === this.sort) return
    this.sort = sort
    void this.goods.restart()
  }

  get remote() {
    return { status: this.goods.status, error: this.goods.error, value: this.hasAnswer || undefined }
  }

  drop(): void {
    this.goods.drop()
  }

  private async fetch(read: Read, page: number): Promise<readonly GoodsCard[]> {
    const { wanted, sort } = this
    const { goodsList } = await read(shopSearch, { ...wanted, page, sort })
    this.answered()
    return goodsList
  }

  private answered(): void {
    this.hasAnswer = true
  }
}
