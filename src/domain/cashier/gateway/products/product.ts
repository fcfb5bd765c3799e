import type { BizType } from '@/contract/cashier'
import type { Read } from '@/request/read'

/** `open` still waits for its money, `paid` has it, `closed` takes none any more: what comes late is returned. */
export type OrderStatus = 'open' | 'paid' | 'closed'

/** Something that is paid through the cashier. The calls throw `ApiError` where an order cannot be asked. */
export interface Product {
  bizType: BizType
  /** Screens that sell it, as `source` of an address names them. */
  sources: readonly string[]
  /** Whether the money of an order has come, by the order itself. */
  statusOf(orderId: string): Promise<OrderStatus>
  /** Number of the payment that has to be gone on with; undefined where there is none. */
  boundPayment(read: Read, orderId: string): Promise<string | undefined>
  /** Number of the payment that is open on an order. */
  openPayment(orderId: string): Promise<string | undefined>
}
