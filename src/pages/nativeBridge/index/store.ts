import { makeAutoObservable } from 'mobx'
import { type HandedOver, openNative } from '@/domain/native/openNative'
import { Loadable } from '@/request/loadable'

/** One handing over to a native page. */
export class HandoverStore {
  private readonly handover = new Loadable<HandedOver>()

  constructor(
    private readonly nativeType: string | undefined,
    private readonly url: string | undefined,
  ) {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Hands over once: a sign-in, maybe on the native page itself, must not open that page again. */
  async load(): Promise<void> {
    if (this.handover.status === 'idle') await this.handOver()
  }

  /** Asks the native app, for the first time or because the customer tries again. */
  handOver(): Promise<void> {
    return this.handover.load(() => openNative(this.nativeType, this.url))
  }

  /** How it ended; undefined while the app is being asked. */
  get end(): HandedOver | undefined {
    return this.handover.status === 'ready' ? this.handover.value : undefined
  }
}
