import { findBridge } from '@/platform/host/bridge'
import type { Requests } from './messages'

/** Tells the native app of a click on the way to gold member or balance; says nothing outside of it. */
export function tellClick(target: Requests['click']['target']): void {
  if (!findBridge()) return
  // In a chunk of its own: outside of the app the bridge is not loaded.
  void import('./bridge').then(({ nativeBridge }) => nativeBridge.request('click', { target }))
}
