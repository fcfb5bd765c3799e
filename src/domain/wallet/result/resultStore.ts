import { makeAutoObservable } from 'mobx'
import { type WithdrawDetailRes, withdrawDetail } from '@/contract/wallet/withdraw'
import { dropAll } from '@/lib/drop'
import { Poller } from '@/lib/poll'
import { serverNow } from '@/lib/serverClock'
import { transfer } from '@/platform/pay/transfer'
import type { Transfer, TransferEnd } from '@/platform/pay/transferPort'
import { Loadable } from '@/request/loadable'
import type { Read } from '@/request/read'
import { Submission } from '@/request/submission'
import { askDelay, isMoving } from './withdrawState'

/** One withdrawal: it is asked about again while it is on its way and the screen is shown. */
export class ResultStore {
  readonly detail = new Loadable<WithdrawDetailRes>()
  readonly confirming = new Submission<Transfer, TransferEnd>({
    send: (wanted) => transfer.confirm(wanted),
    done: (end) => this.confirmed(end),
  })
  /** What became of the last try to confirm the payout. */
  confirmEnd: TransferEnd | undefined = undefined
  /** It takes longer than usual: nothing is asked any more unless the customer wants it. */
  isOverdue = false
  private poller: Poller | undefined = undefined
  private isHidden = false

  constructor(readonly withdrawId: string) {
    makeAutoObservable<ResultStore, 'poller' | 'isHidden'>(
      this,
      { withdrawId: false, poller: false, isHidden: false },
      { autoBind: true },
    )
  }

  /** Reads where it stands, and goes on asking while it moves. */
  async load(): Promise<void> {
    await this.detail.load((read) => this.read(read))
    this.watch()
  }

  /** The customer asks for it to be read anew. */
  async refresh(): Promise<void> {
    await this.detail.refresh((read) => this.read(read))
    this.watch()
  }

  show({ isFirst }: { isFirst: boolean }): void {
    this.isHidden = false
    if (!isFirst) this.poller?.resume()
  }

  /** The screen is covered or left: nothing is asked meanwhile. */
  hide(): void {
    this.isHidden = true
    this.poller?.pause()
  }

  /** Opens the host's question whether the payout is accepted. A second tap meanwhile does nothing; the server says when it is paid. */
  confirm(): void {
    const { confirm } = this.detail.value ?? {}
    if (!confirm || confirm.expireTime <= serverNow()) return
    this.confirmEnd = undefined
    const { mchId, appId } = confirm
    void this.confirming.submit({ mchId, appId, package: confirm.package })
  }

  /** The screen is closed. */
  drop(): void {
    this.poller?.stop()
    dropAll(this)
  }

  private confirmed(end: TransferEnd): void {
    this.confirmEnd = end
    if (end === 'accepted') void this.load()
  }

  private read(read: Read): Promise<WithdrawDetailRes> {
    return read(withdrawDetail, { withdrawId: this.withdrawId })
  }

  private get isOnItsWay(): boolean {
    return this.detail.value !== undefined && isMoving(this.detail.value.status)
  }

  private watch(): void {
    this.poller?.stop()
    this.isOverdue = false
    if (!this.isOnItsWay) return
    this.poller = new Poller({ ask: () => this.ask(), onDeadline: () => this.giveUp(), delay: askDelay })
    this.poller.start('later')
    if (this.isHidden) this.poller.pause()
  }

  private async ask(): Promise<boolean> {
    await this.detail.load((read) => this.read(read))
    return !this.isOnItsWay
  }

  private giveUp(): void {
    this.isOverdue = true
  }
}
