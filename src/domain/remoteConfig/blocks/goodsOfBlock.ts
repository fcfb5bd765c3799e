import { makeAutoObservable } from 'mobx'
import type { GoodsCard } from '@/contract/mall/goods'
import { brandGoods, goodsList } from '@/contract/mall/shelf'
import { Loadable } from '@/request/loadable'
import type { BlockOf } from './block'

/** The goods of a promotion or a brand that a block names; none where they cannot be read, since the page works without them. */
export class GoodsOfBlock {
  private readonly goods = new Loadable<GoodsCard[]>()
  private readonly block: BlockOf<'goods'>

  constructor(block: BlockOf<'goods'>) {
    this.block = block
    makeAutoObservable<GoodsOfBlock, 'block'>(this, { block: false }, { autoBind: true })
  }

  load(): Promise<void> {
    const { promotion, brandId } = this.block
    return this.goods.load(async (read) => {
      const answer =
        brandId === undefined
          ? await read(goodsList, { page: 1, promotion })
          : await read(brandGoods, { page: 1, brandId })
      return answer.goodsList
    })
  }

  get rows(): readonly GoodsCard[] {
    return (this.goods.value ?? []).slice(0, this.block.count)
  }

  get isLoading(): boolean {
    return this.goods.value === undefined && this.goods.status !== 'failed'
  }
}
