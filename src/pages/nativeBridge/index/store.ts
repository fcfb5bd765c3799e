import { makeAutoObservable } from 'mobx'
import { type HandedOver, openNative } from '@/domain/native/openNative'

/** One handing over to a native page. */
export class HandoverStore {
  /** How it ended; undefined while the app is being asked. */
  end: HandedOver | undefined = undefined
  private turn = 0

  constructor(
    private readonly nativeType: string | undefined,
    private readonly url: string | undefined,
  ) {
    makeAutoObservable<HandoverStore, 'turn'>(this, { turn: false }, { autoBind: true })
  }

  async load(): Promise<void> {
    this.turn += 1
    const { turn } = this
    this.finish(turn, undefined)
    this.finish(turn, await openNative(this.nativeType, this.url))
  }

  /** The page is gone: an answer under way is for nobody. */
  drop(): void {
    this.turn += 1
  }

  private finish(turn: number, end: HandedOver | undefined): void {
    if (turn === this.turn) this.end = end
  }
}
