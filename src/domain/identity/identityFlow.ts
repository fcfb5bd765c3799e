import { makeAutoObservable } from 'mobx'
import { type CreditStatusRes, creditStatus } from '@/contract/identity/steps'
import { Loadable } from '@/request/loadable'
import { isProved, type StepScreen, type StepTask, stepTask } from './steps'

/**
 * Where the customer stands in proving who they are, as the server knows it: nothing of it is kept on the device. One per screen of
 * the flow, whose store loads and drops it. Nothing of it becomes a toast.
 */
export class IdentityFlow {
  readonly status = new Loadable<CreditStatusRes>()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Reads where the customer stopped, on whatever device. A later reload keeps what is shown until its answer, and is silent. */
  load(): Promise<void> {
    return this.status.load((read) => read(creditStatus, {}))
  }

  /** What a screen has to do; undefined until the status is there. */
  taskOf(screen: StepScreen): StepTask | undefined {
    return this.status.value && stepTask(this.status.value, screen)
  }

  /** Whether the server says that it is not proved yet who the customer is; false as long as it has said nothing. */
  get isUnproved(): boolean {
    return this.status.value !== undefined && !isProved(this.status.value)
  }
}
