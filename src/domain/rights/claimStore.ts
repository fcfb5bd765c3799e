import { makeAutoObservable } from 'mobx'
import type { Callable } from '@/contract/endpoint'
import { has } from '@/request/has'
import { Submission } from '@/request/submission'

/** What a claimed benefit gave. */
export interface Claimed {
  /** Name of the benefit. */
  title: string
  /** What it gave, in one line. */
  result: string
  /** Where it is used; empty where it has no page. */
  jumpUrl: string
}

interface ClaimOptions<Req extends object, Res> {
  endpoint: Callable<Req, Res>
  /** What the answer gave; `jumpUrl` is empty where the endpoint names no page. */
  read(answer: Res): Pick<Claimed, 'result' | 'jumpUrl'>
  /** Reads the benefits again, since one of them is another now; called after a refusal too, which shows that the screen was out of date. */
  reload(): unknown
  /** A benefit was claimed, such as to report it. */
  done?(id: string): unknown
}

interface ClaimForm<Req> {
  data: Req
  title: string
}

/** Claims one benefit of a screen at a time, and keeps what it gave until the customer closes it. One per screen. */
export class ClaimStore<Req extends object, Res> {
  readonly sending: Submission<ClaimForm<Req>, Claimed>
  /** Whether benefits can be claimed at this server. */
  readonly isOffered: boolean
  claimed: Claimed | undefined = undefined
  /** Id of the benefit that is being claimed; its button alone shows that. */
  claimingId: string | undefined = undefined

  constructor({ endpoint, read, reload, done }: ClaimOptions<Req, Res>) {
    this.isOffered = has(endpoint)
    this.sending = new Submission<ClaimForm<Req>, Claimed>({
      send: async ({ data, title }, send) => ({ title, ...read(await send(endpoint, data)) }),
      done: (claimed) => {
        this.keep(claimed)
        if (this.claimingId) done?.(this.claimingId)
        reload()
      },
      showRefusal: () => {
        reload()
        return false
      },
    })
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Claims a benefit. @param id of the benefit @param title its name, shown with what it gave */
  claim(id: string, title: string, data: Req): void {
    if (this.sending.busy) return
    this.claimingId = id
    void this.sending.submit({ data, title })
  }

  /** Whether this benefit is being claimed now. */
  isClaiming(id: string): boolean {
    return this.sending.busy && this.claimingId === id
  }

  /** The customer has seen what they got. */
  close(): void {
    this.claimed = undefined
  }

  private keep(claimed: Claimed): void {
    this.claimed = claimed
  }
}
