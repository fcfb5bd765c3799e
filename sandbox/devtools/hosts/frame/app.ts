import type { MirroredTap, NetworkState } from '../page/messages'

/** The app that runs in a phone, as each kind of host offers it. */
export interface ShownApp {
  /** Starts it with what the device keeps, at an address where one is given; what ran before is ended. Rejects where it does not start. */
  start(address?: string): Promise<void>
  /** Opens a screen of the running app. */
  open(address: string): void
  /** Whether the app has a screen of this address. */
  has(address: string): boolean
  /** Makes a tap in the app; false where nothing fits. */
  tap(tap: MirroredTap): boolean
  /** Values for the device's storage, in the form in which the app keeps them there; undefined removes one. */
  store(values: Record<string, unknown>): void
  /** Tells the app that its network was lost or is back. */
  networkChanged(state: NetworkState): void
}
