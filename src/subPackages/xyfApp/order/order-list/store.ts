import { makeAutoObservable } from 'mobx'
import { orderDetail } from '@/contract/order/detail'
import { type OrderListReq, type OrderRow, orderList } from '@/contract/order/list'
import { PagedList } from '@/lib/pagedList'
import { call } from '@/request/call'

/** Tabs of the list, in their order. */
export const orderTabs = ['all', 'unpaid', 'paid', 'finished', 'cancelled'] as const

type OrderTab = (typeof orderTabs)[number]

const isTab = (text: string | undefined): text is OrderTab => orderTabs.some((tab) => tab === text)

/** The list of orders: one tab and its rows, page by page. */
export class OrderListStore {
  tab: OrderTab
  list = new PagedList<OrderRow>((page) => this.fetch(page), { key: ({ orderId }) => orderId })
  /** Server clock minus device clock, in milliseconds. */
  clockOffset = 0
  private openedId: string | undefined = undefined

  constructor(tab: string | undefined) {
    this.tab = isTab(tab) ? tab : 'all'
    makeAutoObservable<OrderListStore, 'openedId'>(this, { openedId: false }, { autoBind: true })
  }

  load(): Promise<void> {
    return this.list.loadFirst()
  }

  choose(tab: OrderTab): void {
    if (tab === this.tab) return
    this.tab = tab
    void this.list.loadFirst()
  }

  rowOf(orderId: string | undefined): OrderRow | undefined {
    return this.list.rows.find((row) => row.orderId === orderId)
  }

  /** The customer looks at one order; it may be another when he is back. */
  open(orderId: string): void {
    this.openedId = orderId
  }

  /** Reads the order anew that was looked at, so that the list keeps its place. */
  refreshOpened(): void {
    const { openedId } = this
    this.openedId = undefined
    if (openedId) void this.reread(openedId)
  }

  /** Reads one order anew, such as when its time is over. A failure keeps the row as it was. */
  async reread(orderId: string): Promise<void> {
    try {
      const { orderDetail: fresh, now } = await call(orderDetail, { orderId }, { toast: false })
      this.setClock(now)
      this.put(orderId, { state: fresh.state, stateText: fresh.stateText, payDeadline: fresh.payDeadline })
    } catch {
      // The row says what was known last; opening the order shows what is wrong.
    }
  }

  drop(): void {
    this.list.drop()
  }

  private async fetch(page: number): Promise<OrderRow[]> {
    const { tab } = this
    const data: OrderListReq = tab === 'all' ? { page } : { page, state: tab }
    const { orders, now } = await call(orderList, data, { toast: false })
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
