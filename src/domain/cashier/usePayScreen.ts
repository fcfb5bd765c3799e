import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { onPayReturn } from '@/platform/payReturn'
import type { PayStore } from './payStore'

/** Tells a payment when its screen comes and goes, also out of the browser's cache (P9). */
export function usePayScreen(store: PayStore): void {
  useDidShow(store.show)
  useDidHide(store.hide)
  useEffect(() => onPayReturn(store.show), [store])
}
