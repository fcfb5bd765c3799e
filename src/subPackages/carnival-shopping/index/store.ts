import { makeAutoObservable } from 'mobx'
import type { GoodsCard } from '@/contract/mall/goods'
import { goodsList } from '@/contract/mall/shelf'
import { PagedList } from '@/request/pagedList'

/** The goods of the carnival promotion, ten a page. */
export class CarnivalStore {
  readonly goods = new PagedList<GoodsCard>(
    async (read, page) => (await read(goodsList, { page, promotion: 'carnival' })).goodsList,
    { key: ({ goodsId }) => goodsId },
  )

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
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
}
