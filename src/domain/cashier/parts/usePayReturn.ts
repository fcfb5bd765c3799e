import { useEffect } from 'react'
import { onPayReturn } from '@/platform/payReturn'
import type { PaymentStore } from '../payment/paymentStore'

/** Tells a payment that its page is back out of the browser's cache, of which the page itself hears nothing (P9). */
export function usePayReturn(store: PaymentStore): void {
  useEffect(() => onPayReturn(store.show), [store])
}
