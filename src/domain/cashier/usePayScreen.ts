import { useEffect } from 'react'
import { onPayReturn } from '@/platform/payReturn'
import type { PayStore } from './payStore'

/** Tells a payment when its screen comes out of the browser's cache (P9), of which the host tells nothing else. */
export function usePayScreen(store: PayStore): void {
  useEffect(() => onPayReturn(store.show), [store])
}
