/** Sales of what exists in the app alone, such as a membership. */
export interface VirtualSalePort {
  /** The host forbids them on this device. */
  isForbidden(): boolean
}
