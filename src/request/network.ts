import { makeAutoObservable } from 'mobx'

/** Whether the device has a network connection, as the host's events and the ends of calls tell it; observable. */
export class Network {
  online = true
  /** How often the connection has come back: an attempt that fails tells nothing about the network where this has changed meanwhile. */
  returns = 0

  constructor() {
    makeAutoObservable(this, { returns: false }, { autoBind: true })
  }

  /** The host tells that the connection was lost or is back. It ends what is under way then, often after it has told so. */
  change(online: boolean): void {
    if (online) this.returns += 1
    this.online = online
  }

  /** A call got an answer. */
  answered(): void {
    if (!this.online) this.change(true)
  }

  /** A call failed without a connection. @param returns the count of returns when the attempt began */
  failed(returns: number): void {
    if (returns === this.returns) this.online = false
  }
}
