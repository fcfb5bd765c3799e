import { makeAutoObservable } from 'mobx'
import type { GoodsCard } from '@/contract/mall/goods'
import { brandGoods, goodsList } from '@/contract/mall/shelf'
import { call } from '@/request/call'
import { Loadable } from '@/request/loadable'
import type { BlockOf } from './block'

const quiet = { toast: false } as const

/** The goods that a block names; none where they cannot be had, since a page stands without them. */
export class GoodsOfBlock {
  private readonly goods = new Loadable<GoodsCard[]>()
  private readonly block: BlockOf<'goods'>

  constructor(block: BlockOf<'goods'>) {
    this.block = block
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    const { promotion, brandId } = this.block
    return this.goods.load(async () => {
      const { goodsList: rows } =
        brandId === undefined
          ? await call(goodsList, { page: 1, promotion }, quiet)
          : await call(brandGoods, { page: 1, brandId }, quiet)
      return rows
    })
  }

  get rows(): readonly GoodsCard[] {
    return (this.goods.value ?? []).slice(0, this.block.count)
  }

  get isLoading(): boolean {
    return this.goods.value === undefined && this.goods.status !== 'failed'
  }

  drop(): void {
    this.goods.drop()
  }
}
