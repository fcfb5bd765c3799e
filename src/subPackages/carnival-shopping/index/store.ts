import { makeAutoObservable } from 'mobx'
import type { GoodsCard } from '@/contract/mall/goods'
import { goodsList } from '@/contract/mall/shelf'
import { PagedList } from '@/lib/pagedList'
import { call } from '@/request/call'

/** The goods of the carnival, ten a page. */
export class CarnivalStore {
  goods = new PagedList<GoodsCard>(
    async (page) => (await call(goodsList, { page, promotion: 'carnival' }, { toast: false })).goodsList,
    { key: ({ goodsId }) => goodsId },
  )

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    return this.goods.loadFirst()
  }

  refresh(): Promise<void> {
    return this.goods.refresh()
  }

  drop(): void {
    this.goods.drop()
  }
}
