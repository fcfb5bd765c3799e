import { makeAutoObservable } from 'mobx'
import type { ActivityItem } from '@/contract/activity/custom'
import type { Fen } from '@/contract/endpoint'
import { ActivityStore } from '@/domain/activity/custom/activityStore'
import { routes } from '@/routes'

/** The voucher that tasks make grow: what it is worth, what is left to do, and keeping it. */
export class InflationStore {
  readonly activity = new ActivityStore('tax-reduction', routes.taxReduction.path)
  /** The customer is asked whether to keep it although it could still grow. */
  showsQuestion = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    return this.activity.load()
  }

  show(visit: { isFirst: boolean }): void {
    this.activity.show(visit)
  }

  get voucher(): ActivityItem | undefined {
    return this.activity.items.find(({ kind }) => kind === 'voucher')
  }

  get tasks(): readonly ActivityItem[] {
    return this.activity.items.filter(({ kind }) => kind !== 'voucher')
  }

  /** It is among the coupons and does not grow any more. */
  get isKept(): boolean {
    return this.voucher?.state === 'received'
  }

  /** What it can still grow by. */
  get left(): Fen {
    const { voucher } = this
    return voucher ? Math.max(0, voucher.total - voucher.done) : 0
  }

  /** Keeps the voucher; the customer is asked first where it could still grow. */
  keep(): void {
    if (this.left > 0) this.showsQuestion = true
    else this.confirm()
  }

  confirm(): void {
    this.showsQuestion = false
    if (this.voucher) this.activity.take(this.voucher)
  }

  cancel(): void {
    this.showsQuestion = false
  }
}
