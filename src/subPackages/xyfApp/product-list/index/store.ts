import { makeAutoObservable } from 'mobx'
import type { GoodsCard } from '@/contract/mall/goods'
import { type BrandGoodsRes, brandGoods } from '@/contract/mall/shelf'
import { PagedList } from '@/lib/pagedList'
import { call } from '@/request/call'

/** A brand and its goods, ten a page. */
export class BrandStore {
  brand: BrandGoodsRes['brand'] | undefined = undefined
  goods = new PagedList<GoodsCard>((page) => this.fetch(page), { key: ({ goodsId }) => goodsId })
  private readonly brandId: string

  constructor(brandId: string) {
    this.brandId = brandId
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    return this.goods.loadFirst()
  }

  drop(): void {
    this.goods.drop()
  }

  private async fetch(page: number): Promise<readonly GoodsCard[]> {
    const answer = await call(brandGoods, { brandId: this.brandId, page }, { toast: false })
    this.take(answer)
    return answer.goodsList
  }

  private take({ brand }: BrandGoodsRes): void {
    if (brand) this.brand = brand
  }
}
