import { makeAutoObservable } from 'mobx'
import type { GoodsCard } from '@/contract/mall/goods'
import { type SearchReq, shopSearch } from '@/contract/mall/search'
import { PagedList } from '@/request/pagedList'

export type Sort = SearchReq['sort']

interface Search {
  keyword?: string
  categoryId?: string
}

/** Results of one search, or the goods of one category, ten a page. */
export class SearchStore {
  sort: Sort = 'default'
  readonly goods = new PagedList<GoodsCard>(
    async (read, page) => (await read(shopSearch, { ...this.wanted, page, pageSize: 10, sort: this.sort })).goodsList,
    { key: ({ goodsId }) => goodsId },
  )
  private readonly wanted: Search

  constructor({ keyword = '', categoryId }: Search) {
    // The name of a category is not sent, or the server would put it into the search history.
    this.wanted = categoryId ? { categoryId } : { keyword }
    makeAutoObservable<SearchStore, 'wanted'>(this, { wanted: false }, { autoBind: true })
  }

  load(): Promise<void> {
    return this.goods.load()
  }

  refresh(): Promise<void> {
    return this.goods.refresh()
  }

  loadMore(): Promise<void> {
    return this.goods.loadMore()
  }

  choose(sort: Sort): void {
    if (sort === this.sort) return
    this.sort = sort
    void this.goods.restart()
  }
}
