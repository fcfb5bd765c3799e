import { makeAutoObservable } from 'mobx'
import { type CouponDetailRes, couponDetail } from '@/contract/coupon/detail'
import {
  type CouponCounts,
  type CouponListReq,
  type CouponListRes,
  type CouponRow,
  type CouponTab,
  couponList,
} from '@/contract/coupon/own'
import { isRefusal } from '@/request/errors'
import { Loadable } from '@/request/loadable'
import { PagedList } from '@/request/pagedList'

/** The lists of coupons, in the order of their tabs. */
export const couponTabs = ['usable', 'used', 'expired'] as const satisfies readonly CouponTab[]

const key = ({ couponId }: CouponRow): string => couponId

/** The customer's coupons by state, each list read page by page once it is opened. */
export class CouponStore {
  tab: CouponTab = 'usable'
  counts: CouponCounts | undefined = undefined
  /** What the best usable one takes off, in fen. */
  saving = 0
  private readonly lists: Record<CouponTab, PagedList<CouponRow>>
  private readonly reread = new Loadable<CouponDetailRes>()
  private opened: CouponRow | undefined = undefined

  /** @param of only those of the membership, or those for loans */
  constructor(of?: CouponListReq['of']) {
    const listOf = (state: CouponTab) =>
      new PagedList<CouponRow>(
        async (read, page) => this.keep(await read(couponList, { state, page, ...(of ? { of } : {}) })),
        { key },
      )
    this.lists = { usable: listOf('usable'), used: listOf('used'), expired: listOf('expired') }
    makeAutoObservable<CouponStore, 'lists' | 'opened'>(this, { lists: false, opened: false }, { autoBind: true })
  }

  /** The list of the open tab. */
  get list(): PagedList<CouponRow> {
    return this.lists[this.tab]
  }

  load(): Promise<void> {
    return this.list.load()
  }

  loadMore(): Promise<void> {
    return this.list.loadMore()
  }

  /** Reads the lists anew that were opened before; the others are read when they are opened. */
  async refresh(): Promise<void> {
    const read = couponTabs.map((tab) => this.lists[tab]).filter(({ status }) => status !== 'idle')
    await Promise.all(read.map((list) => list.refresh()))
  }

  /** The screen comes back: the coupon that was looked at may have been used, and then the lists are read anew. */
  async show({ isFirst }: { isFirst: boolean }): Promise<void> {
    const { opened } = this
    this.opened = undefined
    if (isFirst || !opened) return
    const { couponId, state } = opened
    await this.reread.load((read) => read(couponDetail, { couponId }))
    const { status, value, error } = this.reread
    const isOther = status === 'ready' && value?.coupon.state !== state
    if (isOther || isRefusal(error, 'COUPON_UNKNOWN')) await this.refresh()
  }

  choose(tab: CouponTab): void {
    this.tab = tab
    void this.list.load()
  }

  /** The customer opens a coupon, or what it is for. */
  open(row: CouponRow): void {
    this.opened = row
  }

  private keep({ coupons, counts, saving }: CouponListRes): CouponRow[] {
    this.counts = counts
    this.saving = saving
    return coupons
  }
}
