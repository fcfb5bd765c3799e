import { makeAutoObservable } from 'mobx'
import { type OrderDetailRes, orderDetail } from '@/contract/order/detail'
import { type OrderListReq, type OrderRow, orderList } from '@/contract/order/list'
import { isOrderTab, isUnder, type OrderTab } from '@/domain/order/orderTabs'
import { Loadable } from '@/request/loadable'
import { PagedList } from '@/request/pagedList'
import type { Read } from '@/request/read'

/** The list of orders: one tab and its rows, page by page. */
export class OrderListStore {
  tab: OrderTab
  readonly list = new PagedList<OrderRow>((read, page) => this.fetch(read, page), { key: ({ orderId }) => orderId })
  /** Single orders that are read anew, by their ids. */
  private readonly reread = new Map<string, Loadable<OrderDetailRes>>()
  private openedId: string | undefined = undefined
  private isOutdated = false

  /** @param tab what the address names; all orders where that is no tab */
  constructor(tab: string | undefined) {
    this.tab = isOrderTab(tab) ? tab : 'all'
    makeAutoObservable<OrderListStore, 'reread' | 'openedId' | 'isOutdated'>(
      this,
      { reread: false, openedId: false, isOutdated: false },
      { autoBind: true },
    )
  }

  load(): Promise<void> {
    return this.list.load()
  }

  refresh(): Promise<void> {
    return this.list.refresh()
  }

  loadMore(): Promise<void> {
    return this.list.loadMore()
  }

  choose(tab: OrderTab): void {
    if (tab === this.tab) return
    this.tab = tab
    void this.list.restart()
  }

  rowOf(orderId: string | undefined): OrderRow | undefined {
    return this.list.rows.find((row) => row.orderId === orderId)
  }

  /** The customer looks at one order; it may have changed when they are back. */
  open(orderId: string): void {
    this.openedId = orderId
  }

  /** An order was made from here: the list lacks it. */
  outdate(): void {
    this.isOutdated = true
  }

  /** Reads the list anew where it lacks an order, else only the order that was looked at, so that the list keeps its place. */
  show(): void {
    const { openedId, isOutdated } = this
    this.openedId = undefined
    this.isOutdated = false
    if (isOutdated) void this.list.refresh()
    else if (openedId) void this.renew(openedId)
  }

  /**
   * Reads one order anew, such as when its time is over; one of a membership is read with the list, and so is what the
   * tab does not list any more, since all pages after it have moved up. A failure keeps the row as it was; opening the order shows what is wrong.
   */
  async renew(orderId: string): Promise<void> {
    if (this.rowOf(orderId)?.vipType) return this.list.refresh()
    const detail = this.reread.get(orderId) ?? new Loadable<OrderDetailRes>()
    this.reread.set(orderId, detail)
    await detail.load((read) => read(orderDetail, { orderId }))
    const row = this.rowOf(orderId)
    if (!row || detail.status !== 'ready' || !detail.value) return
    const { state, stateText, payDeadline } = detail.value.orderDetail
    if (!isUnder(this.tab, state)) return this.list.refresh()
    this.list.put({ ...row, state, stateText, payDeadline })
  }

  private async fetch(read: Read, page: number): Promise<OrderRow[]> {
    const { tab } = this
    const data: OrderListReq = tab === 'all' ? { page } : { page, state: tab }
    const { orders } = await read(orderList, data)
    return orders
  }
}
