import { useEffect } from 'react'
import { onPayReturn } from '@/platform/pay/payReturn'
import type { PaymentStore } from '../payment/paymentStore'

/** Shows a payment again whose page is back out of the browser's cache: the page itself gets no event then (P9). */
export function usePayReturn(store: PaymentStore): void {
  useEffect(() => onPayReturn(store.show), [store])
}
