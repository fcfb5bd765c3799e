import { useEffect } from 'react'
import { onPayReturn } from '@/platform/payReturn'
import type { PayStore } from '../payment/paymentStore'

/** Tells a payment that its page is back out of the browser's cache, of which the page itself hears nothing (P9). */
export function usePayScreen(store: PayStore): void {
  useEffect(() => onPayReturn(store.show), [store])
}
