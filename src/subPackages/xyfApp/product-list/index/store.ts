import { makeAutoObservable } from 'mobx'
import type { GoodsCard } from '@/contract/mall/goods'
import { type BrandGoodsRes, brandGoods } from '@/contract/mall/shelf'
import { PagedList } from '@/request/pagedList'
import type { Read } from '@/request/read'

/** A brand and its goods, ten a page. */
export class BrandStore {
  brand: BrandGoodsRes['brand'] | undefined = undefined
  readonly goods = new PagedList<GoodsCard>((read, page) => this.fetch(read, page), { key: ({ goodsId }) => goodsId })
  private readonly brandId: string

  constructor(brandId: string) {
    this.brandId = brandId
    makeAutoObservable<BrandStore, 'brandId'>(this, { brandId: false }, { autoBind: true })
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

  private async fetch(read: Read, page: number): Promise<readonly GoodsCard[]> {
    const answer = await read(brandGoods, { brandId: this.brandId, page })
    this.take(answer)
    return answer.goodsList
  }

  private take({ brand }: BrandGoodsRes): void {
    if (brand) this.brand = brand
  }
}
