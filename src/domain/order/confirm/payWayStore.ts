import { makeAutoObservable } from 'mobx'
import type { AssetType } from '@/contract/cashier'
import { type PayChannelRes, payChannel } from '@/contract/paysystem'
import { offered } from '@/domain/cashier/tools/tools'
import { Loadable } from '@/request/loadable'
import { rememberPayWay } from './rememberPayWay'

type Channel = PayChannelRes['channels'][number]

/** Which kind of tool the customer wants to pay with; the cashier then proposes it. One per open confirm screen. */
export class PayWayStore {
  readonly channels = new Loadable<PayChannelRes>()
  private chosen: AssetType | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The order can be made without it, so a failure shows nothing. */
  load(): Promise<void> {
    return this.channels.load((read) => read(payChannel, {}))
  }

  /** One channel of each kind that this host can run, in the server's order. */
  get offered(): Channel[] {
    const channels = offered(this.channels.value?.channels ?? [])
    return channels.filter(({ assetType }, index) => channels.findIndex((one) => one.assetType === assetType) === index)
  }

  /** The kind in use: the customer's choice, else the one that the server names first. */
  get current(): Channel | undefined {
    return this.offered.find(({ assetType }) => assetType === this.chosen) ?? this.offered[0]
  }

  /**
   * Remembers a kind. It is only a wish: the screen neither waits for the answer nor shows a failure, and a choice that follows at once
   * is sent as well.
   */
  choose(assetType: AssetType): void {
    if (assetType === this.current?.assetType) return
    this.chosen = assetType
    void rememberPayWay(assetType)
  }
}
