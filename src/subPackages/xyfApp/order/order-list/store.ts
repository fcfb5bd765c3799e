import { makeAutoObservable } from 'mobx'
import { orderDetail } from '@/contract/order/detail'
import { type OrderListReq, type OrderRow, orderList } from '@/contract/order/list'
import { isOrderTab, type OrderTab } from '@/domain/order/orderTabs'
import { call } from '@/request/call'
import { orElse } from '@/request/orElse'
import { PagedList } from '@/request/pagedList'
import type { Read } from '@/request/read'

/** The list of orders: one tab and its rows, page by page. */
export class OrderListStore {
  tab: OrderTab
  list = new PagedList<OrderRow>((read, page) => this.fetch(read, page), { key: ({ orderId }) => orderId })
  /** Server clock minus device clock, in milliseconds. */
  clockOffset = 0
  private openedId: string | undefined = undefined
  private isOutdated = false

  constructor(tab: string | undefined) {
    this.tab = isOrderTab(tab) ? tab : 'all'
    makeAutoObservable<OrderListStore, 'openedId' | 'isOutdated'>(
      this,
      { openedId: false, isOutdated: false },
      { autoBind: true },
    )
  }

  load(): Promise<void> {
    return this.list.load()
  }

  choose(tab: OrderTab): void {
    if (tab === this.tab) return
    this.tab = tab
    void this.list.restart()
  }

  rowOf(orderId: string | undefined): OrderRow | undefined {
    return this.list.rows.find((row) => row.orderId === orderId)
  }

  /** The customer looks at one order; it may be another when he is back. */
  open(orderId: string): void {
    this.openedId = orderId
  }

  /** An order was made from here: the list lacks it. */
  outdate(): void {
    this.isOutdated = true
  }

  /** The list is shown again: anew where it lacks an order, else only the one that was looked at, so that the list keeps its place. */
  shown(): void {
    const { openedId, isOutdated } = this
    this.openedId = undefined
    this.isOutdated = false
    if (isOutdated) void this.list.refresh()
    else if (openedId) void this.reread(openedId)
  }

  /** Reads one order anew, such as when its time is over. A failure keeps the row as it was; opening the order shows what is wrong. */
  async reread(orderId: string): Promise<void> {
    const answer = await orElse(call(orderDetail, { orderId }, { toast: false }))
    if (!answer) return
    const { state, stateText, payDeadline } = answer.orderDetail
    this.setClock(answer.now)
    this.put(orderId, { state, stateText, payDeadline })
  }

  drop(): void {
    this.list.drop()
  }

  private async fetch(read: Read, page: number): Promise<OrderRow[]> {
    const { tab } = this
    const data: OrderListReq = tab === 'all' ? { page } : { page, state: tab }
    const { orders, now } = await read(orderList, data)
    if (now !== undefined) this.setClock(now)
    return orders
  }

  private setClock(now: number): void {
    this.clockOffset = now - Date.now()
  }

  private put(orderId: string, news: Pick<OrderRow, 'state' | 'stateText' | 'payDeadline'>): void {
    this.list.rows = this.list.rows.map((row) => (row.orderId === orderId ? { ...row, ...news } : row))
  }
}
