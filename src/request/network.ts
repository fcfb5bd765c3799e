import { makeAutoObservable } from 'mobx'

/** How often the connection was lost and came back until an attempt began: what its end tells may be out of date. */
export interface NetworkMark {
  losses: number
  returns: number
}

/** Whether the device has a network connection, as the host's events and the ends of calls tell it; observable. */
export class Network {
  online = true
  private losses = 0
  private returns = 0

  constructor() {
    makeAutoObservable<Network, 'losses' | 'returns'>(this, { losses: false, returns: false }, { autoBind: true })
  }

  /** To be taken before an attempt begins. */
  get mark(): NetworkMark {
    return { losses: this.losses, returns: this.returns }
  }

  /** The host tells that the connection was lost or is back. It ends what is under way then, often after it has told so. */
  change(online: boolean): void {
    if (online) this.returns += 1
    else this.losses += 1
    this.online = online
  }

  /** An attempt got an answer. That of an attempt from before the host told of a loss was only late. */
  answered({ losses }: NetworkMark): void {
    if (!this.online && losses === this.losses) this.change(true)
  }

  /** An attempt failed without a connection. One from before a return tells nothing about the network now. */
  failed(mark: NetworkMark): void {
    if (!this.hasReturned(mark)) this.online = false
  }

  /** Whether the connection came back after the attempt began. */
  hasReturned({ returns }: NetworkMark): boolean {
    return returns !== this.returns
  }
}
